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
export function usernameFault(name: string): string | null {
  if (name === '') return 'A username is required.';
  if (lengthOf(name) > LIMITS.usernameMax) {
    return `A username has at most ${LIMITS.usernameMax} characters.`;
  }
  if (hasUnshowable(name)) return 'A username has no control characters.';
  const bare = bareForm(name);
  if (bare === '') return 'A username is required.';
  if (bare === bareForm(GUEST)) return `The name ${GUEST} is reserved.`;
  return null;
}

/** What keeps a password from being registered; null when nothing does. */
export function passwordFault(password: string): string | null {
  const length = lengthOf(password);
  if (length < LIMITS.passwordMin) {
    return `A password has at least ${LIMITS.passwordMin} characters.`;
  }
  if (length > LIMITS.passwordMax) {
    return `A password has at most ${LIMITS.passwordMax} characters.`;
  }
  return null;
}
