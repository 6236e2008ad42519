import { PRESETS } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shownAfter, startOf } from '../../../test/started-show.ts';
import type { GuestShow } from '../../room/guest.ts';
import { AnswerLine } from './foot.tsx';
import { LettersPanel, ScoresPanel, ShowPanel } from './panels.tsx';

function told(rules = PRESETS.manual, more: object = {}): GuestShow {
  const free = rules === PRESETS.manual ? {} : { free: true };
  const start = startOf({ rules, names: ['Red Pandas'] });
  return { ...shownAfter(...start, { type: 'guessLetter', letter: 'D', ...free }), ...more };
}

const onWish = vi.fn();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = { areBuzzersOpen: true, order: null, onWish };

it('asks for what a show by hand knows', async () => {
  const show = told(PRESETS.manual, { position: { at: 1, of: 2 } });
  const { rerender } = await render(<ShowPanel show={show} {...panel} />);
  await button('SPIN').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'spin' });
  await button('Lock buzzers').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'buzz', do: 'lock' });
  await button('NEXT WORD').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'next' });
  await expect.element(button('Right')).not.toBeInTheDocument();
  await rerender(<ShowPanel show={told()} {...panel} />);
  await expect.element(button('Award Ceremony')).toBeVisible();
});

it('judges and passes at a desk, and says whose turn it is', async () => {
  await render(<ShowPanel show={told(PRESETS.classic)} {...panel} />);
  await expect.element(page.getByText('Red Pandas')).toBeVisible();
  for (const [name, type] of [
    ['Right', 'right'],
    ['Wrong', 'wrong'],
    ['Pass', 'pass'],
  ] as const) {
    await button(name).click();
    expect(onWish).toHaveBeenLastCalledWith({ type });
  }
});

it('has the letters of the puzzle, A to Z where a host names no language', async () => {
  const spanish = { ...told(), language: 'es' } as const;
  const { rerender } = await render(<LettersPanel show={spanish} onWish={onWish} />);
  await button('Ñ').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'letter', letter: 'Ñ' });
  await expect
    .element(page.getByRole('textbox', { name: 'Enter the full phrase' }))
    .toHaveAttribute('lang', 'es');
  const { language: _language, ...older } = told();
  await rerender(<LettersPanel show={older} onWish={onWish} />);
  await expect.element(button('Ñ')).not.toBeInTheDocument();
  await expect.element(button('N')).toBeEnabled();
});

it('calls letters and the phrase', async () => {
  await render(<LettersPanel show={told()} onWish={onWish} />);
  await button('R').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'letter', letter: 'R' });
  await expect.element(button('D, in the phrase')).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Include Vowels' }).click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'vowels', on: true });
  await page.getByRole('textbox', { name: 'Enter the full phrase' }).fill('red dog');
  await userEvent.keyboard('{Enter}');
  expect(onWish).toHaveBeenLastCalledWith({ type: 'phrase', phrase: 'red dog' });
});

it('changes scores, and gives the star once it is due', async () => {
  const { rerender } = await render(<ScoresPanel show={told()} onWish={onWish} />);
  await button('+100 Red Pandas').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'score', team: 0, delta: 100 });
  await expect.element(button('Reward Team 2')).not.toBeInTheDocument();
  await rerender(<ScoresPanel show={told(PRESETS.manual, { complete: true })} onWish={onWish} />);
  await button('Reward Team 2').click();
  expect(onWish).toHaveBeenLastCalledWith({ type: 'star', team: 1 });
});

const linked = { isLinked: true, isHostAway: false };

it.each([
  ['sent', 'Sent'],
  ['done', 'Done'],
  ['refused', 'Spin first'],
  ['silent', 'Host does not answer'],
] as const)('answers %s with %s', async (outcome, text) => {
  const refusal = { why: 'Spin first' };
  const press = { id: '1', wish: { type: 'spin' }, outcome, refusal } as const;
  const onAgain = vi.fn();
  await render(<AnswerLine {...linked} press={press} what="Spin" onAgain={onAgain} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
  if (outcome !== 'silent') return;
  await button('Again').click();
  expect(onAgain).toHaveBeenCalledOnce();
});

it('words the code of a refusal itself', async () => {
  const refusal = { why: 'Erst drehen', code: 'SPIN_FIRST' };
  const press = { id: '1', wish: { type: 'spin' }, outcome: 'refused', refusal } as const;
  await render(<AnswerLine {...linked} press={press} what="Spin" onAgain={() => {}} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Spin first');
});
