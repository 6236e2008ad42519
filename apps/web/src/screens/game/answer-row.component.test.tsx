import { log } from '@wheel/game';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { AnswerRow } from './answer-row.tsx';

const field = page.getByRole('textbox', { name: 'Enter the full phrase' });
const submit = page.getByRole('button', { name: 'SUBMIT' });
const vowels = page.getByRole('checkbox', { name: 'Include Vowels' });
const next = page.getByRole('button', { name: 'NEXT WORD' });

/** Every phrase of this show is `red dog`. */
async function draw() {
  const store = await openWindows().openHost({ puzzles: 3 });
  await render(
    <main id="main" tabIndex={-1}>
      <AnswerRow />
    </main>,
    { wrapper: inShow(store) },
  );
  const lines = () => {
    const { trail } = store.getState();
    return trail ? log(trail) : [];
  };
  return {
    ...store.getState(),
    view: () => store.getState().view,
    phrases: () => lines().flatMap((line) => (line.type === 'guessPhrase' ? [line.phrase] : [])),
  };
}

it('hands the phrase in by its button and by Enter', async () => {
  const { phrases } = await draw();
  await field.fill('red fox');
  await submit.click();
  await userEvent.type(field, 'blue sky{Enter}');
  expect(phrases()).toEqual(['red fox', 'blue sky']);
});

it('keeps a wrong phrase, ready to be typed over', async () => {
  await draw();
  await field.fill('red fox');
  await submit.click();
  await expect.element(field).toHaveValue('red fox');
  const { selectionStart, selectionEnd } = field.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, 'red fox'.length]);
});

it('gives the focus to the stage once the phrase was right, and takes no other', async () => {
  const { phrases } = await draw();
  await userEvent.type(field, 'red dog{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
  await submit.click();
  expect(phrases()).toHaveLength(1);
});

it('takes a double click on a button for one press, and is empty on the next puzzle', async () => {
  const { phrases, view } = await draw();
  await submit.dblClick();
  expect(phrases()).toHaveLength(1);
  await userEvent.type(field, 'red dog{Enter}');
  await next.dblClick();
  expect(view().position.at).toBe(2);
  await expect.element(field).toHaveValue('');
});

it('says whether vowels are on, and asks for them', async () => {
  const { view } = await draw();
  await expect.element(vowels).not.toBeChecked();
  await vowels.click();
  expect(Object.keys(view().keys)).toContain('A');
  await expect.element(vowels).toBeChecked();
});

it('has a way on that looks different once the team is rewarded', async () => {
  const { dispatch } = await draw();
  await userEvent.type(field, 'red dog{Enter}');
  const paper = () => getComputedStyle(next.element()).backgroundColor;
  const early = paper();
  dispatch({ type: 'rewardTeam', team: 0 });
  await expect.poll(paper).not.toBe(early);
});
