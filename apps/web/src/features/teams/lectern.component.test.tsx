import { team } from '@wheel/game/testing';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lectern } from './lectern.tsx';
import type { LecternDesk } from './lectern-desk.ts';

const lectern = (props: Partial<ComponentProps<typeof Lectern>> = {}) => (
  <div style={{ width: 200 }}>
    <Lectern
      team={team('Red Pandas', 300)}
      number={1}
      name="Red Pandas"
      hasStar={false}
      isRewarded={false}
      desk={null}
      onAdjust={vi.fn()}
      onReward={vi.fn()}
      onScore={vi.fn()}
      onEarned={vi.fn()}
      onTurn={vi.fn()}
      onBuzz={vi.fn()}
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

const figure = page.getByRole('button', { name: '300, type the score of Red Pandas' });
const scoreField = page.getByRole('spinbutton', { name: 'Score of Red Pandas', exact: true });
const earnedField = page.getByRole('spinbutton', { name: 'Points of this puzzle of Red Pandas' });

describe('[D7] a typed score', () => {
  it('is entered in place with Enter', async () => {
    const onScore = vi.fn();
    await render(lectern({ onScore }));
    await figure.click();
    await expect.element(scoreField).toHaveFocus();
    await userEvent.keyboard('450{Enter}');
    expect(onScore).toHaveBeenCalledExactlyOnceWith(450);
    await expect.element(figure).toBeVisible();
  });

  it('is taken back with Esc, and no number changes nothing', async () => {
    const onScore = vi.fn();
    await render(lectern({ onScore }));
    await figure.click();
    await userEvent.keyboard('450{Escape}');
    await expect.element(figure).toBeVisible();
    await figure.click();
    await userEvent.keyboard('{Delete}{Enter}');
    await expect.element(figure).toBeVisible();
    expect(onScore).not.toHaveBeenCalled();
  });

  it('opens the points of this puzzle beside it where there is a bank', async () => {
    const onScore = vi.fn();
    const onEarned = vi.fn();
    await render(lectern({ onScore, onEarned, desk: desk({ earned: 650 }) }));
    await figure.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(earnedField).toHaveFocus();
    await userEvent.keyboard('700{Enter}');
    expect(onEarned).toHaveBeenCalledExactlyOnceWith(700);
    expect(onScore).not.toHaveBeenCalled();
  });

  it('has no points of this puzzle beside it without a bank', async () => {
    await render(lectern({ desk: desk({ hasBank: false }) }));
    await figure.click();
    await expect.element(scoreField).toBeVisible();
    await expect.element(earnedField).not.toBeInTheDocument();
  });
});

const desk = (more: Partial<LecternDesk> = {}): LecternDesk => ({
  isOnTurn: false,
  canGetTurn: true,
  earned: 0,
  isEarnedShown: true,
  hasBank: true,
  lost: 0,
  buzz: 'none',
  ...more,
});

describe('at a desk', () => {
  const turn = page.getByRole('button', { name: 'Give the turn to Red Pandas' });
  const buzz = page.getByRole('button', { name: 'Buzz Red Pandas' });
  const earned = page.getByTestId('team-earned');

  it('gets the turn by its name', async () => {
    const onTurn = vi.fn();
    await render(lectern({ desk: desk(), onTurn }));
    await turn.click();
    expect(onTurn).toHaveBeenCalledOnce();
    await expect.element(card).not.toHaveAttribute('aria-current');
  });

  it('says that it is on turn, and then cannot get it', async () => {
    await render(lectern({ desk: desk({ isOnTurn: true, canGetTurn: false }) }));
    await expect.element(card).toHaveAttribute('aria-current', 'true');
    await expect.element(turn).not.toBeInTheDocument();
  });

  it('shows the points of this puzzle, none as nothing, and what a forfeit took', async () => {
    const { rerender } = await render(lectern({ desk: desk({ earned: 650 }) }));
    await expect.element(earned).toHaveTextContent('650');
    await rerender(lectern({ desk: desk({ lost: 650 }) }));
    await expect.element(earned).toHaveTextContent('');
    await expect.element(card.getByText('650')).toBeVisible();
  });

  it('has a button to buzz in place of the others, which waits while another team answers', async () => {
    const onBuzz = vi.fn();
    const { rerender } = await render(lectern({ desk: desk({ buzz: 'open' }), onBuzz }));
    await buzz.click();
    expect(onBuzz).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: '+100' })).not.toBeInTheDocument();
    await rerender(lectern({ desk: desk({ buzz: 'waits' }) }));
    await expect.element(buzz).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that it has buzzed or is locked out', async () => {
    const { rerender } = await render(lectern({ desk: desk({ buzz: 'buzzed' }) }));
    await expect.element(card.getByText('Buzzed')).toBeVisible();
    await rerender(lectern({ desk: desk({ buzz: 'lockedOut' }) }));
    await expect.element(card.getByText('Locked out')).toBeVisible();
    await expect.element(buzz).not.toBeInTheDocument();
  });
});
