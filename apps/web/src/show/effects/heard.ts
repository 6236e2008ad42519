import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShow } from '../context.ts';
import { useStage } from '../stage-settings.ts';

/** Whether there is an audience screen in the room of this show, as the room tells it. */
export const audienceStore = createStore<{ readonly hasScreens: boolean }>()(() => ({
  hasScreens: false,
}));

export const useHasScreens = (): boolean => useStore(audienceStore, (room) => room.hasScreens);

/** Whether audience screens are heard in place of this device. Without one the show would be mute. */
export function useIsHeardOnScreens(): boolean {
  const isWanted = useStage(({ sounds }) => sounds.from === 'screen');
  return useHasScreens() && isWanted;
}

/** Two windows of one show stand beside each other; one of them is enough to hear. */
export function useIsHeard(): boolean {
  const isOnScreens = useIsHeardOnScreens();
  return useShow(({ isHeard, mode }) => isHeard ?? mode === 'host') && !isOnScreens;
}
