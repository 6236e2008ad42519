import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { toggleMute, useMuted } from '../../stores/mute.ts';

type MuteButtonProps = {
  /** Says more than the name, such as why there is no sound yet. */
  readonly hint?: string | undefined;
};

export function MuteButton({ hint }: MuteButtonProps) {
  const isMuted = useMuted();
  return (
    <ToolButton
      name={isMuted ? 'Unmute' : 'Mute'}
      icon={isMuted ? 'mute' : 'sound'}
      title={hint}
      onClick={toggleMute}
    />
  );
}
