import { team } from '@wheel/game/testing';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lectern } from './lectern.tsx';

const lectern = (props: Partial<ComponentProps<typeof Lectern>> = {}) => (
  <div style={{ width: 200 }}>
    <Lectern
      team={team('Red Pandas', 300)}
      number={1}
      name="Red Pandas"
      hasStar={false}
      isRewarded={false}
      onAdjust={vi.fn()}
      onReward={vi.fn()}
      {...props}
    />
  </div>
);

const card = page.getByRole('article', { name: 'Red Pandas' });
const star = page.getByRole('button', { name: 'Reward Red Pandas' });

it('says who the team is and what it has', async () => {
  await render(lectern());
  await expect.element(card.getByRole('heading', { name: 'Red Pandas' })).toBeVisible();
  await expect.element(card).toHaveTextContent('Score 300');
});

it('has the colour of its team', async () => {
  await render(lectern({ team: team('Red Pandas', 0, '#112233') }));
  expect(getComputedStyle(card.element()).borderTopColor).toBe('rgb(17, 34, 51)');
});

it('adds and takes 100, each press once', async () => {
  const onAdjust = vi.fn();
  await render(lectern({ onAdjust }));
  await page.getByRole('button', { name: '+100 Red Pandas' }).click();
  await page.getByRole('button', { name: '-100 Red Pandas' }).click();
  expect(onAdjust.mock.calls).toEqual([[100], [-100]]);
});

it('can be pressed at 0 as well, because the rules keep scores from falling below', async () => {
  const onAdjust = vi.fn();
  await render(lectern({ team: team('Red Pandas', 0), onAdjust }));
  await page.getByRole('button', { name: '-100 Red Pandas' }).click();
  expect(onAdjust).toHaveBeenCalledExactlyOnceWith(-100);
});

it('has a star only when it may be rewarded', async () => {
  const onReward = vi.fn();
  const { rerender } = await render(lectern({ onReward }));
  await expect.element(star).not.toBeInTheDocument();
  await rerender(lectern({ onReward, hasStar: true }));
  await star.click();
  expect(onReward).toHaveBeenCalledOnce();
});

it('wears a ring once it has got the star', async () => {
  const ring = () => getComputedStyle(card.element(), '::before').borderTopStyle;
  const { rerender } = await render(lectern());
  expect(ring()).toBe('none');
  await rerender(lectern({ isRewarded: true }));
  expect(ring()).toBe('dotted');
});
