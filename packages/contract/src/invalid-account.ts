import type { Invalid } from './codes.ts';
import { GUEST, LIMITS } from './limits.ts';
import { hasUnshowable, isBlank, lengthOf, normalForm } from './text.ts';

/** Not drawn at all, so that two names could look the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Look-alikes of one name: other case, other width, invisible characters in between. */
const bareForm = (name: string) =>
  normalForm(name, 'NFKC').toLowerCase().replace(INVISIBLE, '').trim();

/** Whether there may be an account of this name, already trimmed; some are older than the rules for new ones. */
export const canBeUsername = (name: string): boolean =>
  name !== '' && lengthOf(name) <= LIMITS.usernameMax && !hasUnshowable(name);

/** What keeps a name, already trimmed, from being registered; null when nothing does. */
export function invalidUsername(name: string): Invalid | null {
  if (name === '') return { code: 'REQUIRED' };
  if (lengthOf(name) > LIMITS.usernameMax) return { code: 'TOO_LONG', limit: LIMITS.usernameMax };
  if (isBlank(name)) return { code: 'REQUIRED' };
  if (hasUnshowable(name)) return { code: 'CONTROL_CHARACTERS' };
  if (bareForm(name) === bareForm(GUEST)) return { code: 'RESERVED' };
  return name.search(INVISIBLE) === -1 ? null : { code: 'CONTROL_CHARACTERS' };
}

/** What keeps a password from being registered; null when nothing does. */
export function invalidPassword(password: string): Invalid | null {
  const length = lengthOf(password);
  if (length < LIMITS.passwordMin) return { code: 'TOO_SHORT', limit: LIMITS.passwordMin };
  return length > LIMITS.passwordMax ? { code: 'TOO_LONG', limit: LIMITS.passwordMax } : null;
}
