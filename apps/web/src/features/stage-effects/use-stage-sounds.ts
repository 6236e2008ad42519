import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import { useEffect } from 'react';
import { playSound, playTicks, prepareAudio, silence, stopTicks } from '../../lib/audio/audio.ts';
import type { SoundName } from '../../lib/audio/sounds.ts';
import { softenTicks } from '../../lib/audio/ticks.ts';
import { onShowEvent, type StageEvent } from '../../stores/show-events.ts';
import { showStore, spinElapsedMs, useShow } from '../../stores/show-store.ts';
import { useMuted } from '../../stores/sound-desk.ts';

const SOUNDS: { readonly [Type in StageEvent['type']]?: SoundName } = {
  correct: 'correct',
  wrongLetter: 'wrong',
  wrongPhrase: 'wrong',
  solved: 'applause',
};

export function useStageSounds(): void {
  const isMuted = useMuted();
  const isHost = useShow((store) => store.mode === 'host');
  const spin = useShow((store) => store.show.spin);
  const rotation = useShow((store) => store.show.wheelRotation);
  const segmentCount = useShow((store) => store.show.wheelSegments.length);

  useEffect(prepareAudio, []);
  useEffect(() => silence(isMuted), [isMuted]);

  useEffect(
    () =>
      onShowEvent(({ type }) => {
        const sound = SOUNDS[type];
        // Two windows of one show stand beside each other; one of them is enough to hear.
        if (sound && showStore.getState().mode === 'host') playSound(sound);
      }),
    [],
  );

  useEffect(() => {
    if (!spin || !isHost) return;
    const crossings = crossingTimes(rotation, spin.extraDegrees, segmentCount);
    playTicks(softenTicks(crossings, SPIN_DURATION_MS), spinElapsedMs());
    return stopTicks;
  }, [spin, isHost, rotation, segmentCount]);
}
