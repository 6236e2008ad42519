import type { Page } from '@playwright/test';

/** Accepts every browser alert and keeps what it said. */
export function alertsOf(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.accept();
  });
  return said;
}
