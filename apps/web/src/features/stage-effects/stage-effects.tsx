import { Announcer } from './announcer.tsx';
import { useStageSounds } from './use-stage-sounds.ts';

/** What the audience hears and a screen reader says about the show. Once on every screen that plays it. */
export function StageEffects() {
  useStageSounds();
  return <Announcer />;
}
