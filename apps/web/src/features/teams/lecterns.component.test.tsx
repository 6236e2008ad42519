import { publicShow } from '@wheel/game';
import { showWith, team } from '@wheel/game/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lecterns } from './lecterns.tsx';

type Show = ReturnType<typeof showWith>;

const onAdjust = vi.fn();
const onReward = vi.fn();
const two = [team('Red Pandas'), team('Blue Whales', 0, '#0000FF')];
const lecterns = (fields: Partial<Show> = {}, hasStars = false) => (
  <Lecterns
    teams={publicShow(showWith({ teams: two, ...fields }), 0).teams}
    hasStars={hasStars}
    deskOf={() => null}
    actionsOf={(team) => ({
      onAdjust: (delta) => onAdjust(team, delta),
      onReward: () => onReward(team),
      onScore() {},
      onEarned() {},
      onTurn() {},
      onBuzz() {},
    })}
  />
);
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
  await render(lecterns({}, true));
  await page.getByRole('button', { name: '+100 Blue Whales' }).click();
  expect(onAdjust).toHaveBeenCalledExactlyOnceWith(1, 100);
  await page.getByRole('button', { name: 'Reward Blue Whales' }).click();
  expect(onReward).toHaveBeenCalledExactlyOnceWith(1);
});

it('has stars for everybody or for nobody', async () => {
  const stars = page.getByTestId('team-star');
  const { rerender } = await render(lecterns());
  expect(stars.elements()).toHaveLength(0);
  await rerender(lecterns({}, true));
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
