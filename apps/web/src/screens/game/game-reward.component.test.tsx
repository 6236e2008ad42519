import { PRESETS, type Segment, teamOnTurn } from '@wheel/game';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { GameReward } from './game-reward.tsx';

async function drawSpun(chip: Segment, rules = PRESETS.classic) {
  const store = await openWindows().openHost({ rules, teams: 2 });
  const { dispatch } = store.getState();
  if (chip.type === 'prize') dispatch({ type: 'makeChip', segment: chip });
  dispatch({ type: 'fillWheel', segments: [chip, chip, chip, chip] });
  await render(<Stage />, { wrapper: inShow(store) });
  dispatch({ type: 'enterEarned', team: 0, points: 650 });
  dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
  dispatch({ type: 'endSpin' });
  await expect.element(dialog).toBeVisible();
  return { view: () => store.getState().view };
}

function Stage() {
  const [isAsked, setAsked] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setAsked(true)}>
        Verdict…
      </button>
      <GameReward isVerdictAsked={isAsked} onVerdictLeft={() => setAsked(false)} />
    </main>
  );
}

const dialog = page.getByRole('dialog', { name: 'You got:' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

it.each<readonly [Segment, string]>([
  [{ type: 'points', value: 600 }, 'Team 1: call a consonant for 600 a letter.'],
  [{ type: 'loseTurn' }, 'Team 1: the turn is gone. Next: Team 2.'],
  [{ type: 'forfeit' }, 'Team 1: 650 points of this puzzle are gone. Next: Team 2.'],
  [
    { type: 'prize', text: 'Free coffee' },
    'Team 1: call a consonant for 500 a letter, and to hold Free coffee.',
  ],
  [{ type: 'spinAgain' }, 'Team 1: spin, buy a vowel or solve.'],
  [{ type: 'bonusQuestion' }, 'The host decides for Team 1.'],
])('says what %j did', async (chip, text) => {
  await drawSpun(chip);
  await expect.element(dialog.getByText(text)).toBeVisible();
});

it('says nothing of the kind in a show played by hand', async () => {
  await drawSpun({ type: 'loseTurn' }, PRESETS.manual);
  await expect.element(dialog).not.toHaveTextContent('Team 1');
  await expect.element(button('Close')).toHaveFocus();
});

it('[C6] leaves the verdict due when it is closed, and asks again', async () => {
  const { view } = await drawSpun({ type: 'hostsDecision' });
  await expect.element(button('Give')).toHaveFocus();
  await button('Close').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(view().desk?.verdict).toBe('hostsDecision');
  await button('Verdict…').click();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('300');
  await button('Take').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(view().desk?.verdict).toBeNull();
  expect(view().teams).toMatchObject([{ earned: 350, onTurn: true }, { earned: 0 }]);
});

it.each([
  ['Give', 1150, 0],
  ['Pass the turn', 650, 1],
  ['Nothing', 650, 0],
])('[C7] takes %s for a verdict, with 500 proposed', async (name, earned, turn) => {
  const { view } = await drawSpun({ type: 'bonusQuestion' });
  await button(name).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(view().teams).toMatchObject([{ earned }, { earned: 0 }]);
  expect(teamOnTurn(view().teams)).toBe(turn);
});

it.each([
  [650, 'Team 1: 650 points of this puzzle, Cake and Tea are gone. Next: Team 2.'],
  [0, 'Team 1: Cake and Tea are gone.'],
])('[J7] names the prizes that a forfeit took beside %i points', async (points, text) => {
  const store = await openWindows().openHost({ rules: PRESETS.classic, teams: 2 });
  const { dispatch } = store.getState();
  await render(<Stage />, { wrapper: inShow(store) });
  function spin(segment: Segment) {
    dispatch({ type: 'fillWheel', segments: [segment, segment, segment, segment] });
    dispatch({ type: 'startSpin', extraDegrees: 1800, atMs: 0 });
    dispatch({ type: 'endSpin' });
  }
  for (const [name, letter] of [
    ['Cake', 'R'],
    ['Tea', 'D'],
  ] as const) {
    dispatch({ type: 'makeChip', segment: { type: 'prize', text: name } });
    spin({ type: 'prize', text: name });
    dispatch({ type: 'closeReward' });
    dispatch({ type: 'guessLetter', letter });
  }
  dispatch({ type: 'enterEarned', team: 0, points });
  spin({ type: 'forfeit' });
  await expect.element(dialog.getByText(text, { exact: true })).toBeVisible();
});
