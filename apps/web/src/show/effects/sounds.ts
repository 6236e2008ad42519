import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import { useEffect, useSyncExternalStore } from 'react';
import {
  isAudioBlocked,
  onAudioChange,
  playSound,
  playTicks,
  prepareAudio,
  silence,
  stopTicks,
} from '../../lib/audio/audio.ts';
import type { SoundName } from '../../lib/audio/sounds.ts';
import { softenTicks } from '../../lib/audio/ticks.ts';
import { createSetting } from '../../lib/storage/setting.ts';
import { useWords } from '../../words/words.ts';
import { useIsHeard, useShow, useShowEvent, useShowStore } from '../context.ts';
import type { ToldEvent } from '../store.ts';

const muted = createSetting('muted', false);

export const toggleMute = (): void => muted.set(!muted.get());
export const useMuted = muted.use;

/** For the tooltip of the mute button, while the browser holds the sound back. */
export function useSoundHint(): string | undefined {
  const isBlocked = useSyncExternalStore(onAudioChange, isAudioBlocked);
  const isMuted = useMuted();
  const { soundHint } = useWords('show');
  return isBlocked && !isMuted ? soundHint : undefined;
}

const SOUNDS: { readonly [Type in ToldEvent['type']]?: SoundName } = {
  correct: 'correct',
  wrongLetter: 'wrong',
  wrongPhrase: 'wrong',
  solved: 'applause',
  timeUp: 'timeUp',
  buzzed: 'buzz',
  forfeited: 'forfeit',
  tossUpLetter: 'letter',
  lettersOpened: 'correct',
};

export function useStageSounds(): void {
  const { spinElapsedMs } = useShowStore();
  const isMuted = useMuted();
  const isHeard = useIsHeard();
  const extraDegrees = useShow(({ view }) => view.spin?.extraDegrees ?? null);
  const rotation = useShow(({ view }) => view.wheel.rotation);
  const segmentCount = useShow(({ view }) => view.wheel.segments.length);

  useEffect(prepareAudio, []);
  useEffect(() => silence(isMuted), [isMuted]);

  useShowEvent(({ type }) => {
    const sound = SOUNDS[type];
    if (sound && isHeard) playSound(sound);
  });

  useEffect(() => {
    if (extraDegrees === null || !isHeard) return;
    // In a task of its own: the wheel starts to turn first.
    const timer = setTimeout(() => {
      const crossings = crossingTimes(rotation, extraDegrees, segmentCount);
      playTicks(softenTicks(crossings, SPIN_DURATION_MS), spinElapsedMs());
    }, 0);
    return () => {
      clearTimeout(timer);
      stopTicks();
    };
  }, [extraDegrees, isHeard, rotation, segmentCount, spinElapsedMs]);
}
