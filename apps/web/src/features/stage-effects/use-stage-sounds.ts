import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import { useEffect } from 'react';
import { playSound, playTicks, prepareAudio, silence, stopTicks } from '../../lib/audio/audio.ts';
import type { SoundName } from '../../lib/audio/sounds.ts';
import { softenTicks } from '../../lib/audio/ticks.ts';
import { useMuted } from '../../stores/mute.ts';
import { useIsHeard, useShow, useShowEvent, useShowStore } from '../../stores/show/show-context.ts';
import type { ToldEvent } from '../../stores/show/show-store.ts';

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
