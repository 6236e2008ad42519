import { useShallow } from 'zustand/react/shallow';
import { useShow } from './context.ts';
import type { ShowState } from './store.ts';

/** The wheel as it is shown. Most of what happens in a show leaves it as it is, and then it is not drawn anew. */
export const useShownWheel = () => useShow(useShallow(({ view }: ShowState) => view.wheel));
