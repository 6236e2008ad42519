import { createGame, unique } from '../testing/show/api.ts';
import { named } from '../testing/show/stage.ts';
import { expect, test } from './support/fixtures.ts';

const one = [{ category: 'Animal', searchedWord: 'Red dog' }];

test.describe('the start screen', () => {
  test('the start screen says what it is and offers the titles the server suggests', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/WHEEL OF FORTUNE/i);
    await expect(page.getByText('Spin your way to victory!')).toBeVisible();
    const field = page.getByLabel('Search Games');
    await expect(field).toHaveAttribute('placeholder', 'Type a game name...');

    const suggestions = (await (
      await page.request.get('/api/searchsuggestions?language=en')
    ).json()) as {
      gameTitle: string;
    }[];
    expect(suggestions.length).toBeGreaterThan(0);
    const chips = page.getByTestId('suggestion-chip');
    await expect(chips).toHaveCount(suggestions.length);
    await expect(chips.first()).toHaveText(suggestions[0]?.gameTitle ?? '');
  });

  test('the start screen searches for trimmed text', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Search Games').fill('  moon & stars ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=moon/);
    expect(new URL(page.url()).searchParams.get('q')).toBe('moon & stars');
  });

  test('the start screen does nothing with an empty search and says nothing', async ({ page }) => {
    await page.goto('/');
    const field = page.getByLabel('Search Games');
    await expect(page.getByTestId('suggestion-chip').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Surprise me' })).toBeVisible();
    await field.fill('   ');
    const before = await page.getByRole('main').textContent();
    await field.press('Enter');
    await field.fill('');
    await field.press('Enter');
    await expect(page).toHaveURL('/');
    expect(await page.getByRole('main').textContent()).toBe(before);
  });

  test('a chip puts its title in the field and searches', async ({ page }) => {
    await page.goto('/');
    const chip = page.getByTestId('suggestion-chip').first();
    const title = (await chip.textContent()) ?? '';
    await chip.click();
    await expect(page).toHaveURL(/\/search\?q=/);
    expect(new URL(page.url()).searchParams.get('q')).toBe(title);
    await expect(page.getByLabel('Search Games')).toHaveValue(title);
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
  });

  test('the start screen treats null suggestions as none', async ({ page }) => {
    await page.route('**/api/searchsuggestions?*', (route) => route.fulfill({ json: null }));
    const answered = page.waitForResponse('**/api/searchsuggestions?*');
    await page.goto('/');
    await answered;
    await expect(page.getByLabel('Search Games')).toBeVisible();
    await expect(page.getByTestId('suggestion-chip')).toHaveCount(0);
  });

  test('the start screen is the only one but the winner’s to ask for suggestions', async ({
    page,
  }) => {
    const isForSuggestions = (request: { url(): string }) =>
      request.url().endsWith('/api/searchsuggestions?language=en');
    let asked = 0;
    page.on('request', (request) => {
      if (isForSuggestions(request)) asked += 1;
    });
    for (const path of ['/about', '/search?q=a', '/teams', '/wheel', '/game', '/login', '/build']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toBe(0);
    for (const path of ['/', '/winner']) {
      const answer = page.waitForResponse(isForSuggestions);
      await page.goto(path);
      await answer;
    }
    expect(asked).toBe(2);
  });
});

test.describe('the search screen', () => {
  test('the search screen lists titles as buttons named by the title, with owner and size beside them', async ({
    page,
  }) => {
    const title = unique('Zebra crossing');
    await createGame(page.request, title, [...one, ...one]);
    await page.goto(`/search?q=${encodeURIComponent(title.toUpperCase())}`);
    await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Guest');
    await expect(page.getByRole('main')).toContainText(/2 puzzles/i);
  });

  test('the search screen says “No games found.” when there are none', async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent(unique('nothing like this'))}`);
    await expect(page.getByText('No games found.')).toBeVisible();
  });

  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    test(`the search screen lists nothing and says nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByLabel('Search Games')).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('No games found.')).toHaveCount(0);
      await expect(page.getByTestId('suggestion-chip')).toHaveCount(0);
    });
  }

  test('the back button walks through the searches', async ({ page }) => {
    const [first, second] = [unique('First'), unique('Second')];
    await createGame(page.request, first, one);
    await createGame(page.request, second, one);
    await page.goto('/');
    const field = page.getByLabel('Search Games');
    const result = (title: string) => page.getByRole('button', { name: title, exact: true });

    await field.fill(first);
    await field.press('Enter');
    // The new game is a suggestion on the start screen too.
    await expect(page).toHaveURL(/\/search/);
    await expect(result(first)).toBeVisible();
    await field.fill(second);
    await field.press('Enter');
    await expect(result(second)).toBeVisible();

    await page.goBack();
    await expect(result(first)).toBeVisible();
    await expect(field).toHaveValue(first);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(result(first)).toBeVisible();
  });

  test('selecting a result loads that quiz and goes to /teams', async ({ page }) => {
    const title = unique('Pick me');
    const quizId = await createGame(page.request, title, one);
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    const loaded = page.waitForResponse(`**/api/quiz/${quizId}`);
    await page.getByRole('button', { name: title, exact: true }).click();
    expect((await loaded).status()).toBe(200);
    await expect(page).toHaveURL('/teams');
  });

  test('a found game plays the entries in the order in which they were typed', async ({ page }) => {
    const title = unique('In order');
    await createGame(page.request, title, [
      { category: 'First typed', searchedWord: 'one' },
      { category: 'Second typed', searchedWord: 'two' },
    ]);
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await page.getByRole('button', { name: title, exact: true }).click();
    await page.getByRole('button', { name: named('FINALIZE TEAMS') }).click();
    await page.getByRole('button', { name: named('START GAME WITH WHEEL') }).click();
    await expect(page.getByText('FIRST TYPED', { exact: true })).toBeVisible();
    await expect(page.getByText('1 / 2')).toBeVisible();
  });
});
