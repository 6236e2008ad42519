import { useEffect, useState } from 'react';
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location';

interface Going {
  /** Takes the place of the present address instead of following it. */
  readonly replace?: boolean;
  /** Comes along with the address, for `useNavigationState`. */
  readonly state?: unknown;
}

/** Goes to another address of the page. Going to where one is leaves no second step for the back button, as with any link. */
export function goTo(address: string, { replace = false, state = null }: Going = {}): void {
  const isHere = new URL(address, location.href).href === location.href;
  navigate(address, { replace: replace || isHere, state });
  window.scrollTo(0, 0);
}

/** A trailing slash is the same path. */
export const tidyPath = (pathname: string): string => pathname.replace(/\/+$/, '') || '/';

let builtPath = '/';
/** Names the address of the page that is drawn next, while the app is built. */
export function drawAt(path: string): void {
  builtPath = path;
}

export const usePath = (): string => tidyPath(usePathname({ ssrPath: builtPath }));

export const useSearchParam = (name: string): string | null =>
  new URLSearchParams(useSearch({ ssrSearch: '' })).get(name);

/** What came along with the address when the screen was opened. Neither a reload nor the way back brings it again. */
export function useNavigationState(): unknown {
  const [state] = useState<unknown>(() => globalThis.history?.state ?? null);
  useEffect(() => {
    if (history.state !== null) history.replaceState(null, '');
  }, []);
  return state;
}
