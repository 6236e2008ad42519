import { setTimeout as pause } from 'node:timers/promises';
import { underLoad } from '../testing/system/load.ts';
import type { Driver } from './drivers.ts';
import * as inPage from './page.ts';
import { calling, type Look, type Part, type Target } from './page.ts';
import { readPicture, type Shot } from './pictures.ts';

export const button = (name: string, at?: number): Target => ({ selector: 'button', name, at });
export const link = (name: string): Target => ({ selector: 'a', name });
export const field = (name: string, at?: number): Target => ({ selector: 'input', name, at });
export const says = (text: string): Target => ({ selector: '[role=status]', name: text });
export const dialog = (name?: string): Target => ({ selector: 'dialog[open]', name });
export const part = (testId: string, at?: number, name?: string): Target => ({
  selector: `[data-testid=${testId}]`,
  name,
  at,
});

const PATIENCE_MS = 20_000;

/** Asks until the answer is good. The one way in which anything is waited for. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false>,
): Promise<Answer> {
  const deadlineMs = performance.now() + underLoad(PATIENCE_MS);
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (performance.now() > deadlineMs) throw new Error(`Not in time: ${what}.`);
    await pause(30);
  }
}

const tell = ({ selector, name = '', at = 0 }: Target) => `${selector} “${name}” ${at + 1}`;

const SIZES = [
  [390, 844],
  [1366, 768],
] as const;

export type Host = ReturnType<typeof hostWith>;

type Listener = {
  onStep(name: string): void;
  onShot(screen: string, shot: Shot): void;
};

/** A host in front of one browser. */
export function hostWith(driver: Driver, origin: string, { onStep, onShot }: Listener) {
  let loads = 0;
  /** Fixes chance after each load, before lots are drawn. */
  const begin = async (load: Promise<unknown>) => {
    await load;
    loads += 1;
    await driver.evaluate(calling(inPage.seed, loads));
  };
  const evaluate = (expression: string) => driver.evaluate(expression);
  const holds = async (expression: string) => (await evaluate(expression)) === true;
  const read = (target: Target, reach = false) =>
    evaluate(calling(inPage.look, target, reach)) as Promise<Look>;
  const sees = (target: Target) =>
    until(`${tell(target)} is seen`, async () => (await read(target)).box);
  const click = async (...targets: readonly Target[]) => {
    for (const target of targets) {
      const reached = async () => (await read(target, true)).point;
      const { x, y } = await until(`${tell(target)} can be clicked`, reached);
      await driver.clickAt(x, y);
    }
  };
  const press = (...keys: readonly string[]) => driver.press(keys);
  const resize = async (width: number, height: number) => {
    await driver.resize(width, height);
    const isSized = `innerWidth === ${width} && innerHeight === ${height}`;
    await until(`the window is ${width}×${height}`, () => holds(isSized));
  };
  /** An engine may show a new state some frames late: two pictures in a row have to be the same. */
  const stillPicture = async () => {
    let last = await driver.screenshot();
    return until('the picture stands still', async () => {
      const before = last;
      last = await driver.screenshot();
      return last.equals(before) && last;
    });
  };

  return {
    origin,
    step: onStep,
    evaluate,
    read,
    sees,
    click,
    press,
    picture: async () => readPicture(await driver.screenshot()),
    texts: async (target: Target) => (await read(target)).texts,
    open: (path: string) => begin(driver.open(origin + path)),
    reload: () => begin(driver.reload()),
    holdTimers: () => evaluate(calling(inPage.holdTimers)),
    releaseTimers: () => evaluate('window.releaseTimers()'),
    async fill(target: Target, text: string) {
      await click(target);
      await evaluate('document.activeElement.select()');
      await press(...text);
    },
    /** Several lines at once, as from the clipboard. */
    async paste(target: Target, text: string) {
      await click(target);
      await evaluate('document.activeElement.select()');
      await evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
    },
    seesNo: (target: Target) =>
      until(`${tell(target)} is gone`, async () => (await read(target)).texts.length === 0),
    seesTexts: (target: Target, expected: readonly string[]) =>
      until(`${tell(target)} reads ${expected.join(' | ')}`, async () => {
        return (await read(target)).texts.join(' | ') === expected.join(' | ');
      }),
    seesCount: (target: Target, count: number) =>
      until(`${count} of ${tell(target)}`, async () => (await read(target)).texts.length === count),
    seesConfetti: () => until('confetti', () => holds(calling(inPage.hasConfetti))),
    isAt: (path: string) =>
      until(`the address is ${path}`, () =>
        holds(`location.pathname + location.search === ${JSON.stringify(path)}`),
      ),
    /** Takes pictures of a screen once all of these are seen on it. */
    async shoot(screen: string, ...targets: readonly Target[]) {
      for (const target of targets) await sees(target);
      for (const [width, height] of SIZES) {
        await resize(width, height);
        const pose = () =>
          evaluate(calling(inPage.poseForPicture)) as Promise<readonly Part[] | null>;
        const parts = await until('the page stands still', pose);
        const png = await stillPicture();
        await evaluate(calling(inPage.endPose));
        onShot(`${screen}-${width}`, { png, parts });
      }
    },
  };
}
