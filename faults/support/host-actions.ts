import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { closeReward, spinResult, stageOf } from '../../testing/show/stage.ts';

export type HostAction =
  | { readonly type: 'letter'; readonly at: number }
  | { readonly type: 'phrase'; readonly isRight: boolean }
  | { readonly type: 'score'; readonly team: number; readonly by: '+' | '-' }
  | { readonly type: 'spin' | 'vowels' | 'star' | 'next' | 'randomize' | 'wheel' | 'undo' };

export const PHRASES = ['Red dog', 'Summer rain'] as const;

const simple = (type: 'vowels' | 'star' | 'next' | 'randomize' | 'wheel' | 'undo' | 'spin') =>
  fc.constant<HostAction>({ type });

export const anyHostAction: fc.Arbitrary<HostAction> = fc.oneof(
  { weight: 5, arbitrary: fc.nat(25).map((at): HostAction => ({ type: 'letter', at })) },
  {
    weight: 3,
    arbitrary: fc.boolean().map((isRight): HostAction => ({ type: 'phrase', isRight })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(1), fc.constantFrom('+' as const, '-' as const))
      .map(([team, by]): HostAction => ({ type: 'score', team, by })),
  },
  { weight: 1, arbitrary: simple('vowels') },
  { weight: 2, arbitrary: simple('star') },
  { weight: 2, arbitrary: simple('next') },
  { weight: 1, arbitrary: simple('randomize') },
  { weight: 1, arbitrary: simple('wheel') },
  { weight: 1, arbitrary: simple('undo') },
  { weight: 1, arbitrary: simple('spin') },
);

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

/** Spins, reloads in the middle and while the result is shown. Answers what went wrong. */
export async function spinWithReloads(page: Page): Promise<string | null> {
  const stage = stageOf(page);
  await stage.spin.click();
  await expect(stage.wheel).toHaveAttribute('data-spinning', 'true');
  const promised = await promisedResult(page);
  await page.reload();
  const got = await spinResult(page).catch(() => null);
  if (got === null) return 'a reload in mid-spin lost the spin';
  if (got !== promised) return `a reload in mid-spin turned ${promised} into ${got}`;
  await page.reload();
  const still = await spinResult(page).catch(() => null);
  if (still !== got) return `a reload of the reward turned ${got} into ${still}`;
  await closeReward(page);
  return null;
}

/** Does what a host would, if the stage offers it at the moment. Answers whether it did. */
export async function act(page: Page, action: HostAction): Promise<boolean> {
  const stage = stageOf(page);
  const press = async (target: ReturnType<typeof stageOf>['next']) => {
    if ((await target.count()) === 0 || !(await target.first().isEnabled())) return false;
    await target.first().click();
    return true;
  };
  switch (action.type) {
    case 'letter': {
      const free = page.locator('[data-testid=key]:enabled:not([aria-disabled=true])');
      const count = await free.count();
      return count === 0 ? false : press(free.nth(action.at % count));
    }
    case 'phrase': {
      if (!(await stage.phrase.isEnabled())) return false;
      const isSecond = (await page.getByText('2 / 2').count()) > 0;
      await stage.phrase.fill(action.isRight ? PHRASES[isSecond ? 1 : 0] : 'Not this one');
      return press(stage.submit);
    }
    case 'score':
      return press(action.by === '+' ? stage.plus(action.team) : stage.minus(action.team));
    case 'vowels':
      if (!(await stage.vowels.isEnabled())) return false;
      await stage.vowels.setChecked(!(await stage.vowels.isChecked()));
      return true;
    case 'star':
      return press(stage.stars.first());
    case 'next':
      return press(stage.next);
    case 'randomize':
      return press(stage.randomize);
    case 'wheel':
      return (await press(stage.hide)) || press(stage.show);
    case 'undo':
      return press(stage.undo);
    case 'spin':
      return (await stage.spin.count()) > 0 && (await stage.spin.isEnabled());
  }
}

/** The X goes by itself; pictures are taken without it. */
export async function settle(page: Page): Promise<void> {
  await expect(stageOf(page).cross).toBeHidden();
}
