import type { Invalid } from './codes.ts';
import { GUEST, LIMITS } from './limits.ts';
import { hasUnshowable, lengthOf } from './text.ts';

/** Look-alikes of one name: other case, other width, invisible characters in between. */
const bareForm = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim();

/** What keeps a name, already trimmed, from being registered; null when nothing does. */
export function invalidUsername(name: string): Invalid | null {
  if (name === '') return { code: 'REQUIRED' };
  if (lengthOf(name) > LIMITS.usernameMax) return { code: 'TOO_LONG', limit: LIMITS.usernameMax };
  if (hasUnshowable(name)) return { code: 'CONTROL_CHARACTERS' };
  const bare = bareForm(name);
  if (bare === '') return { code: 'REQUIRED' };
  return bare === bareForm(GUEST) ? { code: 'RESERVED' } : null;
}

/** What keeps a password from being registered; null when nothing does. */
export function invalidPassword(password: string): Invalid | null {
  const length = lengthOf(password);
  if (length < LIMITS.passwordMin) return { code: 'TOO_SHORT', limit: LIMITS.passwordMin };
  return length > LIMITS.passwordMax ? { code: 'TOO_LONG', limit: LIMITS.passwordMax } : null;
}
