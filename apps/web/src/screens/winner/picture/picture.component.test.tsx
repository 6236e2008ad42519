import { CHIPS } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { redPicture } from '../../../../test/pictures.ts';
import { drawPicture } from './picture.ts';

const COLOURS = ['#FF8A80', '#82B1FF', '#B9F6CA', '#FFE57F', '#EA80FC', '#84FFFF', '#FFD180'];
const teamsOf = (...teams: readonly (readonly [name: string, score: number])[]) =>
  teams.map(([name, score], at) => ({ name, score, color: COLOURS[at] ?? '#CFD8DC' }));

/** What the picture shows, read from its file. */
async function look(
  teams: ReturnType<typeof teamsOf>,
  segments = CHIPS.slice(0, 5),
  brand?: Parameters<typeof drawPicture>[2],
  rows: Parameters<typeof drawPicture>[0]['rows'] = [],
) {
  const bitmap = await createImageBitmap(
    await drawPicture({ title: 'Pets', teams, rows }, segments, brand),
  );
  const canvas = Object.assign(document.createElement('canvas'), {
    width: bitmap.width,
    height: bitmap.height,
  });
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const at = (x: number, y: number) =>
    `#${[...(context?.getImageData(x, y, 1, 1).data ?? [])]
      .slice(0, 3)
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('')}`.toUpperCase();
  return { width: bitmap.width, height: bitmap.height, at };
}

const MIDDLE = 300;
const LEFT = 50;
const RIGHT = 550;
const FOOT = 530;
const GOLD = '#FFC02E';

it('is 1200 by 630, with the winner in the middle and highest', async () => {
  const { width, height, at } = await look(teamsOf(['A', 200], ['B', 300], ['C', 100]));
  expect([width, height]).toEqual([1200, 630]);
  expect([at(LEFT, FOOT), at(MIDDLE, FOOT), at(RIGHT, FOOT)]).toEqual([
    COLOURS[0],
    COLOURS[1],
    COLOURS[2],
  ]);
  expect(at(MIDDLE, 320)).toBe(COLOURS[1]);
  expect(at(LEFT, 320)).not.toBe(COLOURS[0]);
  expect(at(RIGHT, 370)).not.toBe(COLOURS[2]);
});

it('Stands the first of equal scores highest, as the podium of the ceremony does', async () => {
  const { at } = await look(teamsOf(['A', 300], ['B', 300]));
  expect([at(LEFT, FOOT), at(MIDDLE, 320)]).toEqual([COLOURS[1], COLOURS[0]]);
  expect(at(LEFT, 320)).not.toBe(COLOURS[1]);
});

it('leaves out the places without a team', async () => {
  const { at } = await look(teamsOf(['A', 0]));
  expect(at(MIDDLE, FOOT)).toBe(COLOURS[0]);
  expect(COLOURS).not.toContain(at(LEFT, FOOT));
});

it('keeps the longest name inside: no tile touches an edge', async () => {
  const name = 'The extraordinarily long named team of people who never lost';
  const { at } = await look(teamsOf([name, 9_007_199_254_740_991], ['x'.repeat(80), 1]));
  const edges = Array.from({ length: 170 }, (_, y) => [at(4, y + 50), at(1195, y + 50)]).flat();
  expect(edges).not.toContain(GOLD);
});

it('shows the wheel of the show', async () => {
  const { at } = await look(teamsOf(['A', 0]), CHIPS.slice(0, 4));
  // The first wedge is at the pointer, left of the middle.
  expect(at(930, 370)).toBe(GOLD);
});

it('waits for the faces, with every letter that is in the names', async () => {
  const load = vi.spyOn(document.fonts, 'load');
  await look(teamsOf(['Żółw', 100]));
  expect(load).toHaveBeenCalledTimes(2);
  expect(load.mock.calls.every(([, text]) => text?.includes('Żółw'))).toBe(true);
  load.mockRestore();
});

it('[L4] shows the logo and the name of the show above the third place', async () => {
  const teams = teamsOf(['A', 300], ['B', 200], ['C', 100]);
  const plain = await look(teams);
  const branded = await look(teams, undefined, { name: 'Owls', picture: redPicture() });
  expect(branded.at(650, 260)).toBe('#FF0000');
  const rows = Array.from({ length: 20 }, (_, y) => 312 + y);
  const written = rows.filter((y) => branded.at(650, y) !== plain.at(650, y));
  expect(written.length).toBeGreaterThan(4);
});

it('leaves out a logo that cannot be read', async () => {
  const teams = teamsOf(['A', 300]);
  const plain = await look(teams);
  const picture = { ...redPicture(), data: 'AAAA' };
  const { at } = await look(teams, undefined, { name: '', picture });
  expect(at(650, 260)).toBe(plain.at(650, 260));
});

it('writes the prizes of the winner on its block, and one on the wheel', async () => {
  const row = { number: 1, phrase: '', category: '', kind: 'round', note: '', gains: [] } as const;
  const prizes = ['Free coffee', 'Donaudampfschiff'];
  const wheel = prizes.map((text) => ({ type: 'prize', text }) as const);
  const teams = teamsOf(['A', 300], ['B', 200]);
  const { at } = await look(teams, [...wheel, ...wheel], undefined, [
    { ...row, solver: 0, prizes },
  ]);
  const line = Array.from({ length: 200 }, (_, x) => at(MIDDLE + x, 412));
  expect(new Set(line).size).toBeGreaterThan(2);
});
