import { objectionTo, play } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addWords, ENGLISH, setLanguage } from '../../words/registry.ts';
import { show as longerShow } from '../../words/xx/show.ts';
import { start as longerStart } from '../../words/xx/start.ts';
import { ChipGrid } from './chip-grid.tsx';

type Show = ReturnType<typeof showWith>;
type Segment = Show['wheelSegments'][number];

const hundred: Segment = { type: 'points', value: 100 };
const onAdd = vi.fn();
const onRemove = vi.fn();

const grid = (show: Show) => (
  <ChipGrid
    chips={show.availableChips}
    segments={show.wheelSegments}
    canAdd={objectionTo(show, { type: 'addSegment', segment: hundred }) === null}
    canRemove={(segment) => objectionTo(show, { type: 'removeSegment', segment }) === null}
    onAdd={onAdd}
    onRemove={onRemove}
  />
);

function withSegments(count: number): Show {
  let show = showWith();
  while (show.wheelSegments.length > count)
    show = play(show, { type: 'removeSegment', segment: show.wheelSegments[0] ?? hundred }).show;
  while (show.wheelSegments.length < count)
    show = play(show, { type: 'addSegment', segment: hundred }).show;
  return show;
}

const chip = (name: string) => page.getByRole('group', { name, exact: true });
const plus = (name: string) => chip(name).getByRole('button', { name: `+ ${name}`, exact: true });
const minus = (name: string) => chip(name).getByRole('button', { name: `− ${name}`, exact: true });

it('has every chip in order, with how often it is on the wheel', async () => {
  await render(grid(showWith()));
  const names = page
    .getByTestId('available-chip')
    .elements()
    .map((element) => element.getAttribute('aria-label'));
  expect(names.slice(0, 3)).toEqual(['100', '200', '300']);
  expect(names).toHaveLength(showWith().availableChips.length);
  await expect.element(chip('100')).toHaveTextContent('100× 1');
  await expect.element(chip('1000')).toHaveTextContent('1000× 0');
});

it('puts on and takes off the chip that was pressed', async () => {
  await render(grid(showWith()));
  await plus('200').click();
  await minus('300').click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith({ type: 'points', value: 200 });
  expect(onRemove).toHaveBeenCalledExactlyOnceWith({ type: 'points', value: 300 });
});

it('puts nothing on a wheel of 20 segments', async () => {
  const { rerender } = await render(grid(withSegments(19)));
  await expect.element(plus('100')).toBeEnabled();
  await rerender(grid(withSegments(20)));
  await expect.element(plus('100')).toBeDisabled();
  await expect.element(plus('200')).toBeDisabled();
});

it('puts nothing on a wheel that spins', async () => {
  const spin = { type: 'startSpin', extraDegrees: 2000, atMs: 0 } as const;
  const { rerender } = await render(grid(showWith()));
  await expect.element(plus('100')).toBeEnabled();
  await rerender(grid(play(showWith(), spin).show));
  await expect.element(plus('100')).toBeDisabled();
});

it('keeps the focus on a chip while the language changes', async () => {
  addWords('xx', 'show', longerShow);
  addWords('xx', 'start', longerStart);
  await render(grid(showWith()));
  const pressed = plus('Lose Turn').element() as HTMLElement;
  pressed.focus();
  setLanguage('xx');
  await expect.element(plus(longerStart.segments.loseTurn)).toHaveFocus();
  expect(document.activeElement).toBe(pressed);
  setLanguage(ENGLISH);
  await expect.element(plus('Lose Turn')).toHaveFocus();
});

it('looks idle, but can be pressed, where taking off would change nothing', async () => {
  const idle = (name: string) => minus(name).element().getAttribute('data-idle');
  const { rerender } = await render(grid(withSegments(5)));
  expect([idle('500'), idle('1000')]).toEqual(['false', 'true']);
  await rerender(grid(withSegments(4)));
  expect(idle('500')).toBe('true');
  await expect.element(minus('500')).toBeEnabled();
});

it('has own chips behind the others, a prize with a gift', async () => {
  let show = showWith();
  for (const segment of [
    { type: 'points', value: 50 },
    { type: 'prize', text: 'Free coffee' },
  ] as const)
    show = play(show, { type: 'makeChip', segment }).show;
  await render(grid(show));
  expect(page.getByTestId('available-chip').elements()).toHaveLength(15);
  const own = page.getByTestId('own-chip').elements();
  expect(own.map((element) => element.getAttribute('aria-label'))).toEqual(['50', 'Free coffee']);
  expect(own.map((element) => element.querySelectorAll('svg').length)).toEqual([0, 1]);
  await plus('Free coffee').click();
  expect(onAdd).toHaveBeenLastCalledWith({ type: 'prize', text: 'Free coffee' });
});
