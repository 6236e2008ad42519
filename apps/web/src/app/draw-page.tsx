import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Draws a page as a transition, so that input goes first. What the page came with stays inert until the frame that
 * replaces it: a button of it would take a press and do nothing.
 */
export function drawPage(root: HTMLElement, page: ReactNode): void {
  startTransition(() => createRoot(root).render(<Awake root={root}>{page}</Awake>));
}

type AwakeProps = { readonly root: HTMLElement; readonly children: ReactNode };

function Awake({ root, children }: AwakeProps) {
  useLayoutEffect(() => root.removeAttribute('inert'), [root]);
  return children;
}
