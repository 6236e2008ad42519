import { useEffect, useState } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

interface Going {
  /** Takes the place of the present address instead of following it. */
  readonly replace?: boolean;
  /** Comes along with the address, for `useBrought`. */
  readonly bring?: unknown;
}

/** Goes to another address of the page. Going to where one is leaves no second step for the back button, as with any link. */
export function goTo(address: string, { replace = false, bring = null }: Going = {}): void {
  const isHere = new URL(address, location.href).href === location.href;
  navigate(address, { replace: replace || isHere, state: bring });
  window.scrollTo(0, 0);
}

/** A trailing slash is the same path. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

/** The start screen is the only one that is drawn while the page is built. */
export const usePath = (): string => tidyPath(usePathname({ ssrPath: '/' }));

export const useSearchParam = (name: string): string | null =>
  new URLSearchParams(useSearch({ ssrSearch: '' })).get(name);

/** What came along with the address when the screen was opened. Neither a reload nor the way back brings it again. */
export function useBrought(): unknown {
  const [brought] = useState<unknown>(() => history.state);
  useEffect(() => {
    if (history.state !== null) history.replaceState(null, '');
  }, []);
  return brought;
}
