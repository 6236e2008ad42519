const LETTERS = /[^BCDFGHJKLMNPQRSTVWXZ]/g;

export const CODE_LENGTH = 6;

/** A code as it was typed, pasted or scanned: in any case, with spaces or dashes. */
export const bareCode = (text: string): string =>
  text.toUpperCase().replace(LETTERS, '').slice(0, CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;

/** As it is shown and said: `KXM RTD`. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code in the address of this page, such as /j/KXMRTD, or none. */
export function codeInPath(pathname: string): string {
  const [, , last = ''] = pathname.split('/');
  const code = bareCode(last);
  return isWholeCode(code) ? code : '';
}
