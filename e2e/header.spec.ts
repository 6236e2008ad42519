import { createAccount } from '../testing/show/api.ts';
import { signIn } from '../testing/show/host.ts';
import { expect, test } from './support/fixtures.ts';

const paths = [
  '/',
  '/about',
  '/search',
  '/wheel',
  '/game',
  '/winner',
  '/build',
  '/teams',
  '/login',
  '/register',
];

test('the header stands on the ten paths open to everyone', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('the header stands on /my-wheels for a signed-in host', async ({ page }) => {
  await signIn(page, await createAccount(page.request));
  await page.goto('/my-wheels');
  await expect(page).toHaveURL('/my-wheels');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('a trailing slash is the same path', async ({ page }) => {
  await page.goto('/about/');
  await expect(page.getByRole('banner')).toBeVisible();
});

for (const path of ['/nowhere', '/Search', '/game/1']) {
  test(`no header on ${path}, but a way home`, async ({ page, allow }) => {
    allow(/status of 404/);
    await page.goto(path);
    const home = page
      .getByRole('link', { name: /home/i })
      .or(page.getByRole('button', { name: /home/i }));
    await expect(home).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await home.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('the header of a signed-out visitor links to the start, Build, Search, About and Login / Join', async ({
  page,
}) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  for (const [name, path] of [
    ['Build', '/build'],
    ['Search', '/search'],
    ['About', '/about'],
    ['Login / Join', '/login'],
  ] as const) {
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await expect(header.getByRole('link', { name: 'My Wheels' })).toHaveCount(0);
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await header.getByRole('link').first().click();
  await expect(page).toHaveURL('/');
});

test('the header greets a signed-in host and offers My Wheels and Logout', async ({ page }) => {
  const account = await createAccount(page.request);
  await signIn(page, account);
  const header = page.getByRole('banner');
  await expect(header).toContainText(account.username);
  await expect(header.getByRole('link', { name: 'Login / Join' })).toHaveCount(0);
  await header.getByRole('link', { name: 'My Wheels' }).click();
  await expect(page).toHaveURL('/my-wheels');
});

test('Logout clears all session storage, revokes the token and stays on the page', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  await signIn(page, account);
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('other', 'thing'));
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? '{}').token);

  const revoked = page.waitForResponse((response) => response.url().endsWith('/api/Auth/logout'));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login / Join' })).toBeVisible();
  expect((await revoked).status()).toBe(204);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await expect(page).toHaveURL('/about');

  const refused = await page.request.post('/api/games', {
    data: [],
    headers: { authorization: `Bearer ${token}` },
  });
  expect(refused.status()).toBe(401);
});

test('Logout on /my-wheels goes to /login', async ({ page, allow }) => {
  // Lists on their way when the session ends are refused.
  allow(/status of 401/);
  await signIn(page, await createAccount(page.request));
  await page.getByRole('link', { name: 'My Wheels' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
});

test('About says what the product is and whose it is not', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText(/not affiliated/i);
});
