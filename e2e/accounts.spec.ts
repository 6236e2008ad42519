import { createAccount, unique } from '../testing/show/api.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

for (const { path, title, hints, tip, other } of [
  {
    path: '/login',
    title: 'Login',
    hints: ['Enter username', 'Enter password'],
    tip: /safely encrypted/i,
    other: { name: 'Register', path: '/register' },
  },
  {
    path: '/register',
    title: 'Register',
    hints: ['Choose username', 'Choose password'],
    tip: /8 characters long.*safely encrypted/i,
    other: { name: 'Login', path: '/login' },
  },
] as const) {
  test(`the ${title} screen has its title, hints, tooltip and the way to the other`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: new RegExp(title, 'i') })).toBeVisible();
    for (const hint of hints) await expect(page.getByPlaceholder(hint)).toBeVisible();
    await expect(page.getByPlaceholder(hints[1])).toHaveAttribute('type', 'password');

    const tooltip = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: tip });
    await expect(tooltip).toHaveCount(1);
    await expect(tooltip).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Info' }).focus();
    await expect(tooltip).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: other.name }).click();
    await expect(page).toHaveURL(other.path);
  });
}

test('registering logs in at once and goes to /', async ({ page }) => {
  const username = unique('New').replace(' ', '-');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/Auth/')) calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/register');
  await page.getByPlaceholder('Choose username').fill(username);
  await page.getByPlaceholder('Choose password').fill('a long password');
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Register') })
    .click();
  await expect(page).toHaveURL('/');
  expect(calls).toEqual(['/api/Auth/register', '/api/Auth/login']);
  await expect(page.getByRole('banner')).toContainText(username);
});

test('a password that is easily guessed is advised against, and taken', async ({ page }) => {
  const username = unique('Careless').replace(' ', '-');
  await page.goto('/register');
  await page.getByPlaceholder('Choose username').fill(username);
  await page.getByPlaceholder('Choose password').fill('password1');
  await expect(page.getByText('Easily guessed: longer or less common is safer.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toContainText(username);
});

test('the session user is {username, token} under `user` and is restored at start', async ({
  page,
}) => {
  const account = await createAccount(page.request);
  await page.goto('/login');
  await page.getByPlaceholder('Enter username').fill(account.username);
  await page.getByPlaceholder('Enter password').fill(account.password);
  const answered = page.waitForResponse('**/api/Auth/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: named('Login') })
    .click();
  const { userName, sessionToken } = await (await answered).json();
  await expect(page).toHaveURL('/');
  const stored = await page.evaluate(() => JSON.parse(sessionStorage.getItem('user') ?? 'null'));
  expect(stored).toEqual({ username: userName, token: sessionToken });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(sessionToken);

  await page.reload();
  await expect(page.getByRole('banner')).toContainText(account.username);
});

test('every call carries the bearer header when there is a token, and none without', async ({
  page,
}) => {
  const headers: Record<string, string | undefined> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) headers[pathname] = request.headers().authorization;
  });
  await page.goto('/');
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  expect(headers).toEqual({ '/api/searchsuggestions': undefined });

  const { username, token } = await createAccount(page.request);
  await page.evaluate((user) => sessionStorage.setItem('user', JSON.stringify(user)), {
    username,
    token,
  });
  await page.goto('/');
  await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
  await page.goto('/search?q=a');
  await page.getByRole('main').getByRole('list').getByRole('button').first().click();
  await expect(page).toHaveURL('/teams');
  await page.goto('/my-wheels');
  await expect(page.getByText("You haven't created any games yet.")).toBeVisible();
  const called = Object.keys(headers);
  expect(called.length).toBeGreaterThanOrEqual(4);
  for (const path of called) expect(headers[path], path).toBe(`Bearer ${token}`);
});

test('/my-wheels sends a signed-out visitor to /login', async ({ page }) => {
  await page.goto('/my-wheels');
  await expect(page).toHaveURL('/login');
});

test('a broken stored user is no user', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => sessionStorage.setItem('user', '{"token":'));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Login / Join' })).toBeVisible();
});
