import { setupAction, setupOf } from '@wheel/game';
import { LOOKS } from '../../lib/looks.ts';
import { changePicture, stagePicture } from '../../show/stage-picture.ts';
import { changeStage, SOUND_SETS, stageSettings } from '../../show/stage-settings.ts';
import type { ShowStore } from '../../show/store.ts';
import type { AnySetup } from './kept-setups.ts';

/**
 * Puts a setup on, the show first: where that is refused, the stage is left alone. Answers what puts back all that stood
 * before. A look or a set that this version does not know stays as it was.
 */
export function applySetup({ getState }: ShowStore, applied: AnySetup): (() => void) | null {
  const { setup, showName, picture } = applied;
  const { run, dispatch } = getState();
  const action = setupAction(setup);
  if (!run || !action) return null;
  const before = setupAction(setupOf(run.show, setup.name));
  const { look: lookBefore, name, sounds } = stageSettings.getState();
  const pictureBefore = stagePicture.getState().picture;
  if (!dispatch(action)) return null;

  const look = LOOKS.find((known) => known === setup.look);
  const set = SOUND_SETS.find((known) => known === setup.sounds);
  changeStage({
    ...(look && { look }),
    ...(set && { sounds: { ...sounds, set } }),
    ...(showName !== undefined && { name: showName }),
  });
  if (picture !== undefined) changePicture(picture);

  return () => {
    if (!before || !getState().dispatch(before)) return;
    // A setup holds 50 kinds; a quiz may have more.
    const kinds = getState().run?.show.kinds;
    for (const [puzzle, kind] of run.show.kinds.entries())
      if (kinds?.[puzzle] !== kind) getState().dispatch({ type: 'setKind', puzzle, kind });
    // What the setup has not brought may have been changed since.
    const { sounds: now } = stageSettings.getState();
    changeStage({
      ...(look && { look: lookBefore }),
      ...(set && { sounds: { ...now, set: sounds.set } }),
      ...(showName !== undefined && { name }),
    });
    if (picture !== undefined) changePicture(pictureBefore);
  };
}
