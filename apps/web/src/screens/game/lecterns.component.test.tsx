import { play, publicShow } from '@wheel/game';
import { showWith, team } from '@wheel/game/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lecterns } from './lecterns.tsx';

type Show = ReturnType<typeof showWith>;

const onAction = vi.fn();
const two = [team('Red Pandas'), team('Blue Whales', 0, '#0000FF')];
const lecterns = (show: Partial<Show> = {}) => (
  <Lecterns view={publicShow(showWith({ teams: two, ...show }), 0)} onAction={onAction} />
);
const solved = play(showWith({ phrase: 'ox', teams: two }), { type: 'guessPhrase', phrase: 'ox' });
const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.getAttribute('aria-label'));

it('stands one for each team in their order, a nameless one by its number', async () => {
  await render(lecterns({ teams: [team('Owls'), team(' ', 0, '#000001')] }));
  expect(names()).toEqual(['Owls', 'Team 2']);
});

it('has room for eight teams side by side', async () => {
  const teams = Array.from({ length: 8 }, (_, at) => team(`Team no. ${at}`, at, `#00000${at}`));
  await render(lecterns({ teams }));
  const cards = page.getByRole('article').elements();
  expect(cards).toHaveLength(8);
  for (const card of cards) {
    expect(card.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  }
});

it('reports which team was meant', async () => {
  await render(lecterns(solved.show));
  await page.getByRole('button', { name: '+100 Blue Whales' }).click();
  expect(onAction).toHaveBeenLastCalledWith({ type: 'adjustScore', team: 1, delta: 100 });
  await page.getByRole('button', { name: 'Reward Blue Whales' }).click();
  expect(onAction).toHaveBeenLastCalledWith({ type: 'rewardTeam', team: 1 });
});

it('has stars for all teams once the puzzle is solved, and for none before', async () => {
  const stars = page.getByTestId('team-star');
  const { rerender } = await render(lecterns());
  expect(stars.elements()).toHaveLength(0);
  await rerender(lecterns(solved.show));
  expect(stars.elements()).toHaveLength(2);
});

it('marks the rewarded team alone', async () => {
  await render(lecterns({ rewardedTeam: 1 }));
  const rings = page
    .getByRole('article')
    .elements()
    .map((card) => getComputedStyle(card, '::before').borderTopStyle);
  expect(rings).toEqual(['none', 'dotted']);
});
