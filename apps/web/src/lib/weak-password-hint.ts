import { LIMITS } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { loadOnce } from './load.ts';

const load = loadOnce(() => import('@wheel/contract/weak-password'));

/** Said beside a new password. It is no error: the form takes the password all the same. */
const HINT = 'Easily guessed: longer or less common is safer.';

/**
 * The hint on a new password that is long enough, empty where there is none. What it takes to tell is fetched when it is
 * needed; where that does not load, nothing is said.
 */
export function useWeakPasswordHint(password: string, username: string): string {
  const [isWeak, setWeak] = useState(false);
  useEffect(() => {
    if (password.length < LIMITS.passwordMin) return setWeak(false);
    let isLatest = true;
    load().then(
      ({ isEasilyGuessed }) => isLatest && setWeak(isEasilyGuessed(password, username)),
      (error: unknown) => console.warn('Passwords cannot be looked at.', error),
    );
    return () => {
      isLatest = false;
    };
  }, [password, username]);
  return isWeak ? HINT : '';
}
