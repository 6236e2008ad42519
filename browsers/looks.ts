import { type Host, part, until } from './host.ts';
import type { Box } from './in-page.ts';
import { colourOf, decodePng, distance, type Picture, shareOf } from './picture.ts';

/** Pixels where a layout alone would lie: an element can have its box and still paint nothing in it. */
const IVORY = '#fff4dc';
const INK = '#08191e';
const GOLD = '#ffc02e';
const CLOSED = '#2e8a9c';
const RED = '#f0192f';

const take = async (host: Host): Promise<Picture> => decodePng(await host.driver.screenshot());

function expectShare(what: string, share: number, least: number, most = 1): void {
  if (share >= least && share <= most) return;
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  throw new Error(
    `${what}: ${percent(share)} of the pixels, not ${percent(least)} to ${percent(most)}.`,
  );
}

/** Open tiles show a dark letter on ivory, closed ones nothing but their colour. */
export async function lookAtTiles(host: Host): Promise<void> {
  const picture = await take(host);
  const { texts } = await host.read(part('tile'));
  for (const [at, letter] of texts.entries()) {
    const { box } = await host.read(part('tile', at));
    if (!box) throw new Error(`Tile ${at + 1} has gone.`);
    const what = `tile ${at + 1}, ${letter || 'closed'}`;
    expectShare(
      `ivory on ${what}`,
      shareOf(picture, box, IVORY),
      ...onlyIf(letter !== '', 0.35, 0.9),
    );
    expectShare(`ink on ${what}`, shareOf(picture, box, INK), ...onlyIf(letter !== '', 0.06, 0.5));
    expectShare(
      `stage on ${what}`,
      shareOf(picture, box, CLOSED),
      ...onlyIf(letter === '', 0.7, 1),
    );
  }
}

const onlyIf = (isThere: boolean, least: number, most: number): [number, number] =>
  isThere ? [least, most] : [0, 0.03];

/** Every segment in its own colour, beside its lettering; the wheel must not have turned yet. */
export async function lookAtWheel(host: Host, fills: readonly string[]): Promise<void> {
  const picture = await take(host);
  const box = await host.sees(part('wheel'));
  const width = 360 / fills.length;
  for (const [at, fill] of fills.entries()) {
    const angle = ((180 + (at + 0.38) * width) * Math.PI) / 180;
    const radius = (box.width / 2) * 0.78;
    const x = box.x + box.width / 2 + radius * Math.cos(angle);
    const y = box.y + box.height / 2 + radius * Math.sin(angle);
    const seen = picture.colourAt(x, y);
    if (distance(seen, colourOf(fill)) > 24)
      throw new Error(`Segment ${at + 1} is rgb(${seen.join(' ')}) instead of ${fill}.`);
  }
}

/** A red cross from corner to corner over everything else. */
export async function lookAtCross(host: Host): Promise<void> {
  const picture = await take(host);
  const box = await host.sees(part('wrong-x'));
  const side = Math.min(box.width, box.height) * 0.9;
  const x = (box.width - side) / 2;
  const y = (box.height - side) / 2;
  expectShare('red in the cross', shareOf(picture, { x, y, width: side, height: side }, RED), 0.12);
  for (const [right, down] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.5],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const) {
    const spot = { x: x + side * right - 6, y: y + side * down - 6, width: 12, height: 12 };
    expectShare(`red at ${right * 100}, ${down * 100} %`, shareOf(picture, spot, RED), 0.8);
  }
}

/** Blocks in the teams' colours, and the winner's name in gold tiles. */
export async function lookAtPodium(host: Host): Promise<void> {
  const picture = await take(host);
  for (const rank of [1, 2, 3]) {
    const place = await host.sees(part(`podium-${rank}`));
    const colour = (await host.driver.evaluate(
      `document.querySelector('[data-testid=podium-${rank}]').style.getPropertyValue('--team')`,
    )) as string;
    const block: Box = { ...place, y: place.y + place.height * 0.75, height: place.height * 0.2 };
    expectShare(`colour of place ${rank}`, shareOf(picture, block, colour), 0.7);
  }
  const name = await host.sees({ selector: 'h1' });
  expectShare('gold in the name', shareOf(picture, name, GOLD), 0.1);
  expectShare('ink in the name', shareOf(picture, name, INK), 0.02);
}

/** Whether the wheel's picture changes from one look to the next. */
export async function lookForTurning(host: Host): Promise<void> {
  const box = await host.sees(part('wheel'));
  const first = await take(host);
  // A busy machine may show the same frame twice.
  await until('the wheel has turned', async () => {
    const later = await take(host);
    let changed = 0;
    for (let step = 0; step < 360; step += 1) {
      const angle = (step * Math.PI) / 180;
      const x = box.x + box.width / 2 + (box.width / 2) * 0.78 * Math.cos(angle);
      const y = box.y + box.height / 2 + (box.height / 2) * 0.78 * Math.sin(angle);
      if (distance(first.colourAt(x, y), later.colourAt(x, y)) > 60) changed += 1;
    }
    return changed / 360 >= 0.05;
  });
}
