import { useSyncExternalStore } from 'react';
import { isAudioBlocked, onAudioChange } from '../../lib/audio/audio.ts';
import { useMuted } from '../../stores/mute.ts';

/** For the tooltip of the mute button, while the browser holds the sound back. */
export function useSoundHint(): string | undefined {
  const isBlocked = useSyncExternalStore(onAudioChange, isAudioBlocked);
  const isMuted = useMuted();
  return isBlocked && !isMuted ? 'Tap anywhere for sound' : undefined;
}
