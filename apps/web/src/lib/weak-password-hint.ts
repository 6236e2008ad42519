import { LIMITS } from '@wheel/contract';
import { useEffect, useState } from 'react';
import { loadOnce } from './load.ts';

const load = loadOnce(() => import('@wheel/contract/weak-password'));

/**
 * Whether a new password that is long enough is easily guessed. It is no error: the form takes the password all the same.
 * What it takes to tell is fetched when it is needed; where that does not load, nothing is said.
 */
export function useIsEasilyGuessed(password: string, username: string): boolean {
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
  return isWeak;
}
