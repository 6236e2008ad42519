import { expect, type Page } from '@playwright/test';
import { SPIN_DURATION_MS } from '@wheel/game';
import { wordsOn } from './words.ts';

/** Every space is one in an accessible name, also the narrow one before a French mark. */
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');
/** The accessible name is the visible text or begins with it. */
export const named = (text: string) => new RegExp(`^${escaped(text)}`);
export const oneOf = (texts: readonly string[]) => new RegExp(texts.map(escaped).join('|'));

/** What a host finds on the wheel and game screens, by the names they see. */
export function stageOf(page: Page) {
  const { show } = wordsOn(page);
  const { guess, wheel, history, tools } = show.game;
  const teams = page.getByTestId('team-card');
  const button = (text: string) => page.getByRole('button', { name: named(text) });
  return {
    tiles: page.getByTestId('tile'),
    words: page.getByTestId('word'),
    keys: page.getByTestId('key'),
    key: (letter: string) =>
      page.getByTestId('key').and(page.getByRole('button', { name: new RegExp(`^${letter}\\b`) })),
    vowels: page.getByRole('checkbox', { name: guess.includeVowels }),
    phrase: page.getByLabel(guess.phrase).or(page.getByPlaceholder(guess.phrase)).first(),
    submit: button(guess.submit),
    next: button(show.nextWord).or(button(show.awardCeremony)),
    cross: page.getByTestId('wrong-x'),
    teams,
    team: (index: number) => teams.nth(index),
    score: (index: number) => teams.nth(index).getByTestId('team-score'),
    plus: (index: number) => teams.nth(index).getByRole('button', { name: /^\+100/ }),
    minus: (index: number) => teams.nth(index).getByRole('button', { name: /^[-−]100/ }),
    stars: page.getByTestId('team-star'),
    star: (index: number) => teams.nth(index).getByTestId('team-star'),
    wheel: page.getByTestId('wheel'),
    segments: page.getByTestId('wheel-segment'),
    spin: button(show.wheel.spin),
    randomize: button(wheel.randomize),
    hide: button(wheel.hide),
    show: button(wheel.show),
    placeholder: page.getByTestId('wheel-placeholder'),
    reward: page.getByRole('dialog').filter({ hasText: show.youGot }),
    undo: button(history.undo.name),
    mute: button(tools.mute).or(button(tools.unmute)),
  };
}

export type Stage = ReturnType<typeof stageOf>;

/** The board as the audience reads it: a dot for each hidden letter. */
export async function boardText(page: Page): Promise<string> {
  const words = await stageOf(page).words.all();
  const read = words.map(async (word) => {
    const tiles = await word.getByTestId('tile').all();
    const letters = await Promise.all(tiles.map((tile) => tile.textContent()));
    return letters.map((letter) => letter?.trim() || '.').join('');
  });
  return (await Promise.all(read)).join(' ');
}

export const expectBoard = (page: Page, text: string) =>
  expect.poll(() => boardText(page), { message: 'the board' }).toBe(text);

export async function submitPhrase(page: Page, phrase: string) {
  const stage = stageOf(page);
  await stage.phrase.fill(phrase);
  await stage.submit.click();
}

/** Does what is wrong and ends once the X was shown. It stays for a moment only, which a busy machine may not see. */
export async function expectCross(page: Page, act: () => Promise<void>): Promise<void> {
  const shown = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () =>
          document.querySelector('[data-testid=wrong-x]')?.checkVisibility() && resolve();
        new MutationObserver(look).observe(document, { subtree: true, childList: true });
      }),
  );
  await act();
  await shown;
}

/** Spins, waits until the wheel stands, and gives back what the dialog says. The dialog stays open. */
export async function spin(page: Page): Promise<string> {
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  return await spinResult(page);
}

/** As `spin`, but the six seconds pass at once. The page needs `page.clock.install()` before it is opened. */
export async function quickSpin(page: Page): Promise<string> {
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  return await skipSpin(page);
}

export async function skipSpin(page: Page): Promise<string> {
  await page.clock.fastForward(SPIN_DURATION_MS);
  return await spinResult(page);
}

export async function spinResult(page: Page): Promise<string> {
  const stage = stageOf(page);
  // Faults run without the patience of the browser tests, and a spin takes six seconds.
  await expect(stage.reward).toBeVisible({ timeout: SPIN_DURATION_MS + 30_000 });
  const values = await segmentValues(page);
  const said =
    (await stage.reward.textContent())?.split(wordsOn(page).show.youGot).at(-1)?.trim() ?? '';
  const value = values.filter((candidate) => said.startsWith(candidate)).sort(longestFirst)[0];
  expect(value, `a segment's value in “${said}”`).toBeDefined();
  return value ?? '';
}

const longestFirst = (a: string, b: string) => b.length - a.length;

export async function closeReward(page: Page) {
  const { reward } = stageOf(page);
  await reward.getByRole('button', { name: wordsOn(page).show.close }).click();
  await expect(reward).toBeHidden();
}

export async function segmentValues(page: Page): Promise<readonly string[]> {
  const texts = await stageOf(page).segments.allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

export const expectSegments = (page: Page, values: readonly string[]) =>
  expect.poll(() => segmentValues(page), { message: 'the wheel' }).toEqual(values);

/**
 * What stands under the pointer, looked up in the picture itself: from the pointer's middle towards the
 * hub, the first point that lies on a segment. An open dialog makes the wheel inert, so close it first.
 */
export function segmentUnderPointer(page: Page, belowPx = 0): Promise<string | null> {
  return page.evaluate((below) => {
    const box = (id: string) =>
      document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect();
    const pointer = box('wheel-pointer');
    const wheel = box('wheel');
    if (!pointer || !wheel) return null;
    const from = { x: pointer.x + pointer.width / 2, y: pointer.y + pointer.height / 2 + below };
    const to = { x: wheel.x + wheel.width / 2, y: wheel.y + wheel.height / 2 };
    for (let part = 0; part < 0.7; part += 0.02) {
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      for (const element of document.elementsFromPoint(x, y)) {
        const segment = element.closest('[data-testid=wheel-segment]');
        if (segment) return segment.textContent?.replace(/\s+/g, ' ').trim() ?? null;
      }
    }
    return null;
  }, belowPx);
}

/** What the wheel is going to stop on, read off the animation that is under way. */
export async function promisedResult(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const degrees = document
      .getAnimations()
      .map((animation) => (animation.effect as KeyframeEffect).getKeyframes().at(-1)?.transform)
      .map((transform) => Number(/rotate\((-?[\d.e+-]+)deg/.exec(String(transform))?.[1]));
    const target = Math.max(...degrees.filter((angle) => angle >= 1800));
    const values = [...document.querySelectorAll('[data-testid=wheel-segment]')].map((segment) =>
      segment.textContent?.replace(/\s+/g, ' ').trim(),
    );
    const width = 360 / values.length;
    const under = ((((width / 2 - target) % 360) + 360) % 360) / width;
    return values[Math.floor(under)] ?? null;
  });
}

/** Where two segments meet, a pixel of the line between them belongs to either. */
export async function expectUnderPointer(page: Page, value: string): Promise<void> {
  const near = [-1.5, 0, 1.5].map((belowPx) => segmentUnderPointer(page, belowPx));
  expect(await Promise.all(near), 'under the pointer').toContain(value);
}
