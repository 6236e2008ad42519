import { crossingTimes, SPIN_DURATION_MS } from '@wheel/game';
import { useEffect, useSyncExternalStore } from 'react';
import {
  chooseSet,
  isAudioBlocked,
  onAudioChange,
  playSound,
  playTicks,
  prepareAudio,
  setOwnSound,
  setVolumes,
  silence,
  stopTicks,
} from '../../lib/audio/audio.ts';
import { bufferOf, loadOwnSounds } from '../../lib/audio/own-sounds.ts';
import type { SoundName } from '../../lib/audio/sounds.ts';
import { softenTicks } from '../../lib/audio/ticks.ts';
import { createSetting } from '../../lib/storage/setting.ts';
import { useWords } from '../../words/words.ts';
import { useShow, useShowEvent, useShowStore } from '../context.ts';
import type { StageSounds } from '../stage-settings.ts';
import type { ToldEvent } from '../store.ts';
import { useIsHeard } from './heard.ts';

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

/** Puts a set and its volumes on, on every screen of the show. */
export function useSoundSettings({ set, effects, applause }: StageSounds): void {
  useEffect(() => chooseSet(set), [set]);
  useEffect(() => setVolumes(effects, applause), [effects, applause]);
}

/** Puts the host's own files in the place of the sounds they stand in for. Audience screens know of none. */
export function useOwnSounds(): void {
  useEffect(() => {
    loadOwnSounds().then((all) => {
      for (const own of all) setOwnSound(own.name, bufferOf(own));
    });
  }, []);
}

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
