import { useSyncExternalStore } from 'react';
import { ToolButton } from '../../ui/tool-button.tsx';

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
  const isFull = useSyncExternalStore(onFullScreenChange, isFullScreen);
  if (!document.fullscreenEnabled) return null;
  return (
    <ToolButton
      name={isFull ? 'Leave full screen' : 'Full screen'}
      icon="full"
      onClick={toggleFullScreen}
    />
  );
}
