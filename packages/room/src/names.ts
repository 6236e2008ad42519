import { ROOM_LIMITS } from '@wheel/contract';

const UNSHOWABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
const BLANK = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const NAMELESS = 'Player';

/** A name as it is shown: in one line, at most 20 characters, never blank. */
export function tidyName(name: string): string {
  const shown = cut(name.replace(UNSHOWABLE, ' ').trim(), ROOM_LIMITS.nameMax).trim();
  return BLANK.test(shown) ? NAMELESS : shown;
}

export const cut = (text: string, max: number): string => [...text].slice(0, max).join('');
