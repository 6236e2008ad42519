import { type HouseRules, PRESETS, type PuzzleKind, teamOnTurn } from '@wheel/game';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { GameDesk } from './game-desk.tsx';
import { useTossUpLetters } from './use-toss-up-letters.ts';

type Wanted = {
  readonly rules?: HouseRules;
  readonly kind?: PuzzleKind;
  readonly teams?: number;
  readonly puzzles?: number;
};

async function draw(wanted: Wanted = {}) {
  const store = await openWindows().openHost({ rules: PRESETS.classic, teams: 2, ...wanted });
  const { dispatch } = store.getState();
  await render(
    <main id="main" tabIndex={-1}>
      <Desk />
    </main>,
    { wrapper: inShow(store) },
  );
  return { dispatch, view: () => store.getState().view };
}

function Desk() {
  const letters = useTossUpLetters();
  return <GameDesk letters={letters} refusal={{ text: '', count: 0 }} onVerdict={() => {}} />;
}

const bar = page.getByTestId('desk-bar');
const button = (name: string) => bar.getByRole('button', { name, exact: true });
const value = bar.getByRole('spinbutton', { name: 'Value' });

it('[D1] is not there in a show played by hand', async () => {
  await draw({ rules: PRESETS.manual });
  await expect.element(page.getByRole('main')).toBeInTheDocument();
  await expect.element(bar).not.toBeInTheDocument();
});

it('says who is on turn and what they may do, and passes the turn', async () => {
  await draw();
  await expect.element(bar).toHaveTextContent('Team 1: spin or solve');
  await button('Pass').click();
  await expect.element(bar).toHaveTextContent('Team 2: spin or solve');
});

it('[C8] takes the value of a real wheel with Enter, and takes it away with 0', async () => {
  const { view } = await draw();
  await value.fill('650');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveTextContent('a consonant for 650 or solve');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await value.fill('0');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveTextContent('spin or solve');
  expect(view().desk?.value).toBeNull();
});

it('[E2] does not add the extra of a final spin twice when the field is left', async () => {
  const { view } = await draw({ kind: 'finalSpin' });
  await value.fill('600');
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveValue(1600);
  await value.click();
  await userEvent.keyboard('{Enter}');
  expect(view().desk?.value).toBe(1600);
});

it('takes back what was typed with Esc', async () => {
  const { view } = await draw();
  await value.fill('650');
  await userEvent.keyboard('{Escape}');
  expect(view().desk?.value).toBeNull();
  await expect.element(value).toHaveValue(null);
});

it('takes Right for the answer of the team on turn, and says what it has then', async () => {
  await draw();
  await button('Right').click();
  await expect.element(bar).toHaveTextContent('Team 1: solved it and has 1000 points');
  await expect.element(button('Pass')).not.toBeInTheDocument();
});

it('[U3] takes Wrong for one that passes the turn', async () => {
  const { view } = await draw();
  await button('Wrong').click();
  expect(teamOnTurn(view().teams)).toBe(1);
});

it('[C5] asks for a verdict that is due', async () => {
  const { dispatch } = await draw();
  dispatch({
    type: 'fillWheel',
    segments: Array.from({ length: 4 }, () => ({ type: 'hostsDecision' }) as const),
  });
  dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
  await expect.element(bar).toHaveTextContent('the wheel is spinning');
  await expect.element(button('Pass')).toHaveAttribute('aria-disabled', 'true');
  dispatch({ type: 'endSpin' });
  await expect.element(button('Verdict…')).toBeVisible();
  await expect.element(bar).toHaveTextContent('verdict on Hosts Decision');
});

it('[B3] [B5] plays a toss-up: start, buzz, wrong, go on, right', async () => {
  const { dispatch, view } = await draw({ kind: 'tossUp' });
  await expect.element(bar).toHaveTextContent('Toss-up for 1000: a letter opens every second');
  await button('Start toss-up').click();
  await expect.element(bar).toHaveTextContent('Who knows it?: the first to buzz answers');
  await expect.element(button('Right')).toHaveAttribute('aria-disabled', 'true');
  await button('Hold').click();
  await expect.element(bar).toHaveTextContent('the letters are held');
  dispatch({ type: 'buzz', team: 0 });
  await expect.element(bar).toHaveTextContent('Team 1: answer now');
  await button('Wrong').click();
  expect(view().teams.map(({ lockedOut }) => lockedOut)).toEqual([true, false]);
  await button('Go on').click();
  dispatch({ type: 'buzz', team: 1 });
  await button('Right').click();
  await expect.element(bar).toHaveTextContent('Team 2: solved it and has 1000 points');
});

it('[E6] shows the picks of a bonus round, and opens them once there are four', async () => {
  const { dispatch } = await draw({ kind: 'bonus' });
  const picks = bar.getByRole('list', { name: 'Picks' });
  await expect.element(bar).toHaveTextContent('pick three consonants and a vowel');
  await expect.element(button('Open the picks')).toHaveAttribute('aria-disabled', 'true');
  for (const letter of 'BDAC') dispatch({ type: 'pickLetter', letter });
  await expect.element(picks).toHaveTextContent('BDCA');
  await button('Open the picks').click();
  await expect.element(bar).toHaveTextContent('solve it now for 5000');
});

it('offers a toss-up when the lead is shared', async () => {
  const { dispatch, view } = await draw({ puzzles: 2 });
  dispatch({ type: 'enterScore', team: 1, score: 1000 });
  await button('Right').click();
  await expect
    .element(bar)
    .toHaveTextContent('Team 1: solved it and has 1000 points; the lead is shared');
  await button('Tie: play the next puzzle as a toss-up').click();
  await expect.element(bar).not.toHaveTextContent('Tie');
  dispatch({ type: 'nextPuzzle' });
  expect(view().desk?.kind).toBe('tossUp');
});

it('[J5] names the prize that stands, holds it by a consonant and wins it by solving', async () => {
  const { dispatch } = await draw();
  const coffee = { type: 'prize', text: 'Free coffee' } as const;
  dispatch({ type: 'makeChip', segment: coffee });
  dispatch({ type: 'fillWheel', segments: [coffee, coffee, coffee, coffee] });
  dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
  dispatch({ type: 'endSpin' });
  await expect.element(bar).toHaveTextContent('a consonant for 500 and Free coffee or solve');
  await expect.element(value).toHaveValue(500);
  const well = () => (value.element() as HTMLElement).parentElement?.style;
  expect(well()?.getPropertyValue('--wedge')).toBe('var(--wheel-1)');
  dispatch({ type: 'guessLetter', letter: 'D' });
  await expect.element(bar).toHaveTextContent('spin, buy a vowel or solve');
  await button('Right').click();
  await expect.element(bar).toHaveTextContent('Team 1: solved it for 1000 points and Free coffee');
});
