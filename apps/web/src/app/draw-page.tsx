import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import type { createRoot } from 'react-dom/client';

type Client = { readonly createRoot: typeof createRoot };

/**
 * Draws a page as a transition, so that input goes first. What the page came with stays inert until the frame that
 * replaces it: a button of it would take a press and do nothing.
 */
export function drawPage(client: Client, root: HTMLElement, page: ReactNode): void {
  startTransition(() =>
    client.createRoot(root).render(
      <>
        <Awake root={root} />
        {page}
      </>,
    ),
  );
}

/** Stands before the page: a field of it that asks for focus gets none while it is inert. */
function Awake({ root }: { readonly root: HTMLElement }) {
  useLayoutEffect(() => root.removeAttribute('inert'), [root]);
  return null;
}
