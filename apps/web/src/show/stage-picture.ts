import type { Picture } from '@wheel/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { load, remove, save } from '../lib/storage/storage.ts';
import { changeStage, stageSettings } from './stage-settings.ts';

const KEY = 'picture';

type StagePicture = { readonly picture: Picture | null };

/** The picture of this browser's stage, once it was read. */
export const stagePicture = createStore<StagePicture>()(() => ({ picture: null }));

/** Reads the picture that the settings name. One that is not there, or another one, is none. */
async function follow(id: string | null): Promise<void> {
  if (id === (stagePicture.getState().picture?.id ?? null)) return;
  const saved = id === null ? null : ((await load(KEY)) as Picture | undefined);
  if (id !== stageSettings.getState().picture) return;
  stagePicture.setState({ picture: saved?.id === id ? saved : null });
}

stageSettings.subscribe(({ picture }) => follow(picture));
follow(stageSettings.getState().picture);

/** Answers whether the browser keeps it; where not, it lasts as long as the page. */
export async function changePicture(picture: Picture | null): Promise<boolean> {
  stagePicture.setState({ picture });
  const isKept = await (picture ? save(KEY, picture) : remove(KEY));
  return changeStage({ picture: picture?.id ?? null }) && isKept;
}

export const useStagePicture = (): Picture | null => useStore(stagePicture, (now) => now.picture);
