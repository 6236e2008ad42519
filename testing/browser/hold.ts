import type { Page, Route } from '@playwright/test';

/** Holds back the requests that match; what it answers lets them go, and they are answered as told. */
export async function hold(
  page: Page,
  pattern: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await isFree;
    await answer(route);
  });
  return letGo;
}
