// One visit by Lighthouse on its mobile profile in a fresh browser; prints the report.
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';

const { address, executablePath, args, user, language } = JSON.parse(process.argv[2] ?? '{}');
const browser = await puppeteer.launch({ executablePath, args, headless: true });
try {
  const page = await browser.newPage();
  if (user) {
    // A tab that is signed in: the page under /healthz has no script and no style.
    await page.goto(new URL('/healthz', address).href);
    await page.evaluate((text) => sessionStorage.setItem('user', text), JSON.stringify(user));
  }
  const flags = {
    output: 'json',
    logLevel: 'error',
    disableStorageReset: Boolean(user),
    ...(language && { extraHeaders: { 'Accept-Language': language } }),
  };
  const result = await lighthouse(address, flags, undefined, page);
  process.stdout.write(String(result?.report));
} finally {
  await browser.close();
}
