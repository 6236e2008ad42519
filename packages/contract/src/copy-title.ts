import { LIMITS } from './limits.ts';

const MARK = ' (copy)';

/** The title of a copy beside its original, cut so that the mark stays. */
export const copyTitleOf = (title: string): string =>
  [...title].slice(0, LIMITS.titleMax - MARK.length).join('') + MARK;
