import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { toggleMute, useMuted } from '../../stores/sound-desk.ts';

export function MuteButton() {
  const isMuted = useMuted();
  return (
    <ToolButton
      name={isMuted ? 'Unmute' : 'Mute'}
      icon={isMuted ? 'mute' : 'sound'}
      onClick={toggleMute}
    />
  );
}
