import { setTimeout as pause } from 'node:timers/promises';
import type { Driver, Key } from './drivers/driver.ts';
import {
  calling,
  hasConfetti,
  holdTimers,
  insertText,
  type Look,
  look,
  seed,
  type Target,
} from './in-page.ts';

export const button = (name: string, at?: number): Target => ({ selector: 'button', name, at });
export const link = (name: string): Target => ({ selector: 'a', name });
export const field = (name: string, at?: number): Target => ({ selector: 'input', name, at });
export const part = (testId: string, at?: number, name?: string): Target => ({
  selector: `[data-testid=${testId}]`,
  name,
  at,
});
export const dialog = (name?: string): Target => ({ selector: 'dialog[open]', name });

const PATIENCE_MS = 20_000;

/** Asks until the answer is good. The one way in which anything is waited for. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | undefined | false>,
): Promise<Answer> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadlineMs) throw new Error(`Not in ${PATIENCE_MS / 1000} s: ${what}.`);
    await pause(30);
  }
}

const tell = ({ selector, name = '', at = 0 }: Target) => `${selector} “${name}” ${at + 1}`;

export type Host = ReturnType<typeof hostWith>;

/** A host in front of one browser. */
export function hostWith(driver: Driver, origin: string) {
  let loads = 0;
  // Chance has to be fixed after each load, before anything is drawn by lot.
  const begin = async () => {
    loads += 1;
    await driver.evaluate(calling(seed, loads));
  };
  const read = (target: Target, reach = false) =>
    driver.evaluate(calling(look, target, reach)) as Promise<Look>;
  const click = async (target: Target) => {
    const { x, y } = await until(
      `${tell(target)} can be clicked`,
      async () => (await read(target, true)).point,
    );
    await driver.clickAt(x, y);
  };

  return {
    driver,
    origin,
    read,
    click,
    texts: async (target: Target) => (await read(target)).texts,
    async open(path: string) {
      await driver.open(origin + path);
      await begin();
    },
    async reload() {
      await driver.reload();
      await begin();
    },
    holdTimers: () => driver.evaluate(calling(holdTimers)),
    releaseTimers: () => driver.evaluate('window.releaseTimers()'),
    press: (key: Key) => driver.press(key),
    type: (text: string) => driver.type(text),
    async fill(target: Target, text: string) {
      await click(target);
      await driver.evaluate('document.activeElement.select()');
      await driver.type(text);
    },
    /** Several lines at once, as from the clipboard. */
    async paste(target: Target, text: string) {
      await click(target);
      await driver.evaluate(calling(insertText, text));
    },
    sees: (target: Target) =>
      until(`${tell(target)} is seen`, async () => (await read(target)).box),
    seesNo: (target: Target) =>
      until(`${tell(target)} is gone`, async () => (await read(target)).texts.length === 0),
    seesTexts: (target: Target, expected: readonly string[]) =>
      until(`${tell(target)} reads ${expected.join(' | ')}`, async () => {
        const { texts } = await read(target);
        return texts.join(' | ') === expected.join(' | ');
      }),
    isAt: (path: string) =>
      until(`the address is ${path}`, async () => {
        return (await driver.evaluate('location.pathname + location.search')) === path;
      }),
    seesConfetti: () =>
      until('confetti', async () => (await driver.evaluate(calling(hasConfetti))) === true),
  };
}
