import { team } from '@wheel/game/testing';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OtherRanks, Podium, WinnerName } from './podium.tsx';

const places = (name: string) =>
  page
    .getByRole('list', { name })
    .getByRole('listitem')
    .elements()
    .map((place) => place.textContent);

it('ranks the best three, the winner first', async () => {
  await render(<Podium teams={[team('A', 100), team('B', 300), team('C', 200), team('D', 0)]} />);
  expect(places('Podium')).toEqual(['B 300 points1st', 'C 200 points2nd', 'A 100 points3rd']);
});

it('stands the winner in the middle and highest', async () => {
  await render(<Podium teams={[team('A', 300), team('B', 200), team('C', 100)]} />);
  const blocks = [1, 2, 3].map((rank) =>
    page.getByTestId(`podium-${rank}`).element().lastElementChild?.getBoundingClientRect(),
  );
  const [first, second, third] = blocks.map((block) => block ?? new DOMRect());
  expect(second?.left).toBeLessThan(first?.left ?? 0);
  expect(first?.left).toBeLessThan(third?.left ?? 0);
  expect(first?.height).toBeGreaterThan(second?.height ?? 0);
  expect(second?.height).toBeGreaterThan(third?.height ?? 0);
});

it('keeps the order of teams with equal scores', async () => {
  await render(<Podium teams={[team('A', 100), team('B', 100), team('C', 100)]} />);
  expect(places('Podium')).toEqual(['A 100 points1st', 'B 100 points2nd', 'C 100 points3rd']);
});

it('leaves out places without a team', async () => {
  const { rerender } = await render(<Podium teams={[team('A', 100), team('', 200)]} />);
  expect(places('Podium')).toEqual(['Team 2 200 points1st', 'A 100 points2nd']);
  await rerender(<Podium teams={[]} />);
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

it('lists the teams from the fourth on behind the podium', async () => {
  const five = ['A', 'B', 'C', 'D', 'E'].map((name, at) => team(name, 500 - at * 100));
  const { rerender } = await render(<OtherRanks teams={five} />);
  expect(places('Other teams')).toEqual(['4 D 200', '5 E 100']);
  await rerender(<OtherRanks teams={five.slice(0, 3)} />);
  await expect.element(page.getByRole('list')).not.toBeInTheDocument();
});

describe('the name of the winner', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const heading = page.getByRole('heading', { level: 1 });
  /** The lettering, which stands beside the text for listeners. */
  const tiles = () => heading.element().lastElementChild?.textContent;

  it('names the winner at once to listeners, and to the eye a moment later', async () => {
    await render(<WinnerName name="Red Pandas" />, { wrapper: StrictMode });
    await expect.element(heading).toHaveAccessibleName('Red Pandas');
    expect(tiles()).toBe('');
    vi.advanceTimersByTime(700);
    await expect.poll(tiles).toBe('REDPANDAS');
  });

  it('keeps its heading without a winner', async () => {
    await render(<WinnerName name="" />);
    await expect.element(heading).toHaveAccessibleName('Award ceremony');
    vi.advanceTimersByTime(700);
    expect(tiles()).toBe('');
  });
});

describe('prizes', () => {
  const winner = (...prizes: readonly string[]) => ({
    ...team('A', 300),
    won: { count: prizes.length, newest: prizes.slice(-3).reverse() },
  });

  it('stand under the points in the order won', async () => {
    await render(<Podium teams={[winner('Free coffee', 'Cake'), team('B', 200)]} />);
    const prizes = page.getByTestId('podium-1').getByTestId('podium-prizes');
    await expect.element(prizes).toHaveTextContent('Free coffee Cake');
    await expect.element(page.getByTestId('podium-prizes')).toBeVisible();
  });

  it('are three at most, and how many more', async () => {
    await render(<Podium teams={[winner('a', 'b', 'c', 'd', 'e')]} />);
    const prizes = page.getByTestId('podium-prizes');
    await expect.element(prizes).toHaveTextContent('c d e and 2 more');
  });

  it('are in the tooltip of a place below', async () => {
    const four = ['A', 'B', 'C'].map((name) => team(name, 500));
    await render(<OtherRanks teams={[...four, winner('Cake')]} />);
    await expect.element(page.getByTitle('A, Cake')).toBeVisible();
    await render(<OtherRanks teams={[...four, winner('a', 'b', 'c', 'd', 'e')]} />);
    await expect.element(page.getByTitle('A, c, d, e and 2 more')).toBeVisible();
  });
});
