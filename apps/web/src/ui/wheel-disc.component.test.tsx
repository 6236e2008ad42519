import { CHIPS } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addWords, setLanguage } from '../words/registry.ts';
import { words } from '../words/words.ts';
import { WedgeLabel } from './prize-label.tsx';
import { WheelDisc } from './wheel-disc.tsx';

type Segment = (typeof CHIPS)[number];

const textOf = (segment: Segment) =>
  segment.type === 'points' ? String(segment.value) : 'Lose a turn';
const draw = (segments: readonly Segment[]) =>
  render(
    <div style={{ width: 600, height: 600 }}>
      <WheelDisc segments={segments} textOf={textOf} />
    </div>,
  );
const wedges = () => page.getByTestId('wheel-segment').elements();

/** Between the rim and the hub, in units of the disc. */
function expectLabelsInside(): void {
  const labels = document.querySelectorAll<SVGTextElement>('text');
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) {
    const { x, width } = label.getBBox();
    const { a = 1, e = 0 } = label.transform.baseVal.consolidate()?.matrix ?? {};
    expect(e + a * x).toBeGreaterThanOrEqual(-480);
    expect(e + a * (x + width)).toBeLessThan(0);
  }
}

it('has one wedge for each segment, in order and with its text', async () => {
  const { wheelSegments } = showWith();
  await draw(wheelSegments);
  expect(wedges().map((wedge) => wedge.textContent)).toEqual(wheelSegments.map(textOf));
});

it('is worded anew when words come later than their language', async () => {
  const label = () => words('start').segments.forfeit;
  await render(<WheelDisc segments={CHIPS} textOf={label} />);
  expect(wedges()[0]?.textContent).toBe('Forfeit');
  // A language of its own: words stay for the tests of other files.
  setLanguage('qq');
  await new Promise(requestAnimationFrame);
  addWords('qq', 'start', { segments: { forfeit: 'Bankrott' } });
  await expect.element(page.getByTestId('wheel-segment').first()).toHaveTextContent('Bankrott');
  setLanguage('en');
});

it('starts with the middle of the first wedge at the pointer and goes on clockwise', async () => {
  const { container } = await draw(showWith().wheelSegments);
  const disc = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const middleX = disc.left + disc.width / 2;
  const middleY = disc.top + disc.height / 2;
  const [first, second] = wedges().map((wedge) =>
    wedge.querySelector('text')?.getBoundingClientRect(),
  );
  const heightOf = (label?: DOMRect) => (label ? label.top + label.height / 2 - middleY : 0);
  expect(first?.right).toBeLessThan(middleX);
  expect(Math.abs(heightOf(first))).toBeLessThan(5);
  expect(heightOf(second)).toBeLessThan(-100);
});

it.each([4, 20])('keeps every text inside the disc with %d segments', async (count) => {
  const segments = Array.from({ length: count }, (_, at) => CHIPS[(at * 3) % CHIPS.length]).filter(
    (segment) => segment !== undefined,
  );
  await draw(segments);
  expectLabelsInside();
  expect(wedges()).toHaveLength(count);
});

it('is bare without lettering', async () => {
  const { container } = await render(<WheelDisc segments={showWith().wheelSegments} />);
  expect(container).toHaveTextContent(/^$/);
  expect(container.querySelectorAll('path')).toHaveLength(showWith().wheelSegments.length);
});

it('draws a prize with dots along the rim, a long word in two parts with its text whole', async () => {
  const prizes = ['Free coffee', 'Donaudampfschiff', 'No homework', '🎁🎁'];
  await render(
    <div style={{ width: 600, height: 600 }}>
      <WheelDisc
        segments={[...prizes.map((text) => ({ type: 'prize', text }) as const), ...CHIPS]}
        textOf={(segment) => (segment.type === 'prize' ? segment.text : segment.type)}
        Label={WedgeLabel}
      />
    </div>,
  );
  expect(
    wedges()
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(prizes);
  const paths = wedges().map((wedge) => wedge.querySelectorAll('path').length);
  expect(paths.slice(0, 5)).toEqual([2, 3, 2, 2, 1]);
  const [dots] = wedges()[0]?.querySelectorAll('path + path') ?? [];
  expect(dots?.getAttribute('stroke')).toBe(
    wedges()[0]?.querySelector('text')?.getAttribute('fill'),
  );
  expectLabelsInside();
});
