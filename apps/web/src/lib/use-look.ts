import '../styles/roles.css';
import '../styles/looks.css';
import { useLayoutEffect } from 'react';
import { LOOKS, type LookName } from './looks.ts';

/** What the bars of the browser have by the page itself. */
let plain: string | undefined;

function paintBars(colour: string | undefined): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([data-team])');
  if (!meta) return;
  plain ??= meta.content;
  meta.content = colour ?? plain;
}

function wear(look: LookName): void {
  const root = document.documentElement;
  if (look === LOOKS[0]) {
    root.removeAttribute('data-look');
    paintBars(undefined);
  } else {
    root.dataset.look = look;
    paintBars(getComputedStyle(root).getPropertyValue('--stage-900').trim());
  }
}

/** The page wears the look while the caller is drawn. Forced colours know none. */
export function useLook(look: LookName): void {
  useLayoutEffect(() => {
    const forced = matchMedia('(forced-colors: active)');
    const dress = () => wear(forced.matches ? LOOKS[0] : look);
    dress();
    forced.addEventListener('change', dress);
    return () => {
      forced.removeEventListener('change', dress);
      wear(LOOKS[0]);
    };
  }, [look]);
}
