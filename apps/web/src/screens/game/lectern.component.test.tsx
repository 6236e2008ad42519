import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lectern } from './lectern.tsx';
import type { LecternDesk, LecternProps } from './lectern-desk.ts';

const onAction = vi.fn();
const team = { color: '#112233', score: 300, rewarded: false };
const lectern = (props: Partial<LecternProps> = {}) => (
  <div style={{ width: 200 }}>
    <Lectern
      team={team}
      index={2}
      name="Red Pandas"
      hasStar={false}
      desk={null}
      onAction={onAction}
      {...props}
    />
  </div>
);

beforeEach(() => {
  onAction.mockClear();
});

const card = page.getByRole('article', { name: 'Red Pandas' });
const star = page.getByRole('button', { name: 'Reward Red Pandas' });

it('says who the team is and what it has, in its colour', async () => {
  await render(lectern());
  await expect.element(card.getByRole('heading', { name: 'Red Pandas' })).toBeVisible();
  await expect.element(card).toHaveTextContent('Score 300');
  expect(getComputedStyle(card.element()).borderTopColor).toBe('rgb(17, 34, 51)');
});

it('counts the prizes it has won, also by hand', async () => {
  const won = { count: 2, newest: ['Cake', 'Free coffee'] };
  await render(lectern({ team: { ...team, won } }));
  await expect.element(page.getByTestId('team-won')).toHaveTextContent('2');
  const name = 'Won Cake and Free coffee';
  await expect.element(page.getByTestId('team-won')).toHaveAccessibleName(name);
});

it('adds and takes 100, each press once', async () => {
  await render(lectern());
  await page.getByRole('button', { name: '+100 Red Pandas' }).click();
  await page.getByRole('button', { name: '-100 Red Pandas' }).click();
  expect(onAction.mock.calls).toEqual([
    [{ type: 'adjustScore', team: 2, delta: 100 }],
    [{ type: 'adjustScore', team: 2, delta: -100 }],
  ]);
});

it('can be pressed at 0 as well, because the rules keep scores from falling below', async () => {
  await render(lectern({ team: { ...team, score: 0 } }));
  await page.getByRole('button', { name: '-100 Red Pandas' }).click();
  expect(onAction).toHaveBeenCalledOnce();
});

it('has a star only when it may be rewarded', async () => {
  const { rerender } = await render(lectern());
  await expect.element(star).not.toBeInTheDocument();
  await rerender(lectern({ hasStar: true }));
  await star.click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'rewardTeam', team: 2 });
});

it('wears a ring once it has got the star', async () => {
  const ring = () => getComputedStyle(card.element(), '::before').borderTopStyle;
  const { rerender } = await render(lectern());
  expect(ring()).toBe('none');
  await rerender(lectern({ team: { ...team, rewarded: true } }));
  expect(ring()).toBe('dotted');
});

const figure = page.getByRole('button', { name: '300, type the score of Red Pandas' });
const scoreField = page.getByRole('spinbutton', { name: 'Score of Red Pandas', exact: true });
const earnedField = page.getByRole('spinbutton', { name: 'Points of this puzzle of Red Pandas' });

describe('[D7] a typed score', () => {
  it('is entered in place with Enter', async () => {
    await render(lectern());
    await figure.click();
    await expect.element(scoreField).toHaveFocus();
    await userEvent.keyboard('450{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'enterScore', team: 2, score: 450 });
    await expect.element(figure).toBeVisible();
  });

  it('is taken back with Esc, and no number changes nothing', async () => {
    await render(lectern());
    await figure.click();
    await userEvent.keyboard('450{Escape}');
    await expect.element(figure).toBeVisible();
    await figure.click();
    await userEvent.keyboard('{Delete}{Enter}');
    await expect.element(figure).toBeVisible();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('opens the points of this puzzle beside it where there is a bank', async () => {
    await render(lectern({ desk: desk({ earned: 650 }) }));
    await figure.click();
    await userEvent.keyboard('{Tab}');
    await expect.element(earnedField).toHaveFocus();
    await userEvent.keyboard('700{Enter}');
    const entered = { type: 'enterEarned', team: 2, points: 700 };
    expect(onAction).toHaveBeenCalledExactlyOnceWith(entered);
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
  held: undefined,
  lost: null,
  buzz: 'none',
  ...more,
});

describe('at a desk', () => {
  const turn = page.getByRole('button', { name: 'Give the turn to Red Pandas' });
  const buzz = page.getByRole('button', { name: 'Buzz Red Pandas' });
  const earned = page.getByTestId('team-earned');

  it('gets the turn by its name', async () => {
    await render(lectern({ desk: desk() }));
    await turn.click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'setTurn', team: 2 });
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
    await rerender(lectern({ desk: desk({ lost: { points: 650, prizes: [] } }) }));
    await expect.element(earned).toHaveTextContent('');
    await expect.element(card.getByText('650')).toBeVisible();
  });

  it('shows a prize that it holds with its name, and a forfeited one struck through', async () => {
    const held = { count: 2, newest: ['Cake', 'Free coffee'] };
    const { rerender } = await render(lectern({ desk: desk({ held }) }));
    const name = 'Holds Cake and Free coffee';
    await expect.element(page.getByTestId('team-held')).toHaveAccessibleName(name);
    const lost = { points: 0, prizes: ['Cake'] };
    await rerender(lectern({ desk: desk({ lost }) }));
    await expect.element(page.getByTestId('team-held')).not.toBeInTheDocument();
    expect(card.element().querySelector('s')).toHaveTextContent('Cake');
  });

  it('has a button to buzz in place of the others, which waits while another team answers', async () => {
    const { rerender } = await render(lectern({ desk: desk({ buzz: 'open' }) }));
    await buzz.click();
    expect(onAction).toHaveBeenCalledExactlyOnceWith({ type: 'buzz', team: 2 });
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
