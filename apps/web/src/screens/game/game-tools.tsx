import { ToolButton } from '../../components/tool-button/tool-button.tsx';
import { FullScreenButton } from '../../features/board/full-screen-button.tsx';
import { MuteButton } from '../../features/board/mute-button.tsx';
import { HistoryButtons } from '../../features/history/history-buttons.tsx';
import { useSoundHint } from '../../features/stage-effects/use-sound-hint.ts';

/** The quiet icons in the strip above the board. */
export function GameTools({ onHelp }: { readonly onHelp: () => void }) {
  return (
    <>
      <MuteButton hint={useSoundHint()} />
      <HistoryButtons />
      <FullScreenButton />
      <ToolButton name="Keyboard shortcuts" icon="help" onClick={onHelp} />
    </>
  );
}
