const LONGEST_TITLE = 40;
const LONGEST_WORD = 14;

/** A title is not always a phrase: only letters, digits and spaces, and not too many, stand on tiles. */
export const fitsTiles = (title: string): boolean =>
  /^[\p{L}\p{N} ]+$/u.test(title) &&
  [...title].length <= LONGEST_TITLE &&
  title.split(/\s+/).every((word) => [...word].length <= LONGEST_WORD);
