import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Chromium, and on machines that have them Playwright's own Firefox and WebKit. */
export async function startWithPlaywright(
  engine: BrowserType,
  options: LaunchOptions = {},
): Promise<Driver> {
  const browser = await engine.launch(options);
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  return {
    browser: `${engine.name()} ${browser.version()}`,
    complaints,
    evaluate: (expression) => page.evaluate(expression),
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({ width, height }),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot({ animations: 'allow' }),
    close: () => browser.close(),
  };
}
