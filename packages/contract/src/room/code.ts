/** No vowels, so that no code spells a word; no letters that are taken for others. */
export const ROOM_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
export const ROOM_CODE_LENGTH = 6;

const CODE = new RegExp(`^[${ROOM_LETTERS}]{${ROOM_CODE_LENGTH}}$`);

/** A code in an address: any case, nothing in between. */
export function roomCodeInPath(part: string): string | null {
  const code = part.toUpperCase();
  return CODE.test(code) ? code : null;
}
