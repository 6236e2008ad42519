import { useSyncExternalStore } from 'react';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useWords } from '../../words/words.ts';

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFullScreen = () => document.fullscreenElement !== null;

/** A browser may refuse; then everything simply stays as it is. */
async function toggleFullScreen(): Promise<void> {
  try {
    if (isFullScreen()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch (error) {
    console.warn('The browser does not allow full screen here.', error);
  }
}

export function FullScreenButton() {
  const { tools } = useWords('show').game;
  const isFull = useSyncExternalStore(onFullScreenChange, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  return (
    <ToolButton
      name={isFull ? tools.leaveFullScreen : tools.fullScreen}
      icon="full"
      onClick={toggleFullScreen}
    />
  );
}
