import type { Page } from '@playwright/test';

/** Called in each state of a walk, with its name. */
export type Visit = (state: string) => Promise<void>;
/**
 * A way through one part of the product that stops in every state worth looking at. The page needs
 * `page.clock.install()`.
 */
export type Walk = (page: Page, visit: Visit) => Promise<void>;
