import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ResultSheet } from '../../text/results.ts';
import { ResultsDialog } from './results-dialog.tsx';

const puzzle = { category: 'Animal', prizes: [], kind: 'round', note: '', solver: null } as const;
const sheet: ResultSheet = {
  title: 'Pets',
  teams: [
    { name: 'Red Pandas', color: '#FF8A80', score: 1400 },
    { name: 'Night Owls', color: '#82B1FF', score: 900 },
  ],
  rows: [
    { ...puzzle, number: 1, phrase: 'Red dog', solver: 0, gains: [1000, -100] },
    { ...puzzle, number: 2, phrase: 'Big cat', kind: 'tossUp', solver: 1, gains: [0, 1000] },
    { ...puzzle, number: 3, phrase: 'Old owl', note: 'skipped', gains: [0, 0] },
    { ...puzzle, number: 4, phrase: 'Shy fox', note: 'skipped', gains: [400, 0] },
  ],
};

const savePicture = vi.fn(async () => true);
const onClose = vi.fn();
beforeEach(() => {
  savePicture.mockReset().mockResolvedValue(true);
  onClose.mockReset();
});

const draw = (wanted: Partial<ResultSheet> = {}) =>
  render(
    <ResultsDialog
      open
      sheet={{ ...sheet, ...wanted }}
      savePicture={savePicture}
      onClose={onClose}
    />,
  );
const table = page.getByRole('table', { name: 'Points by puzzle and team' });
const rowOf = (name: string | RegExp) => table.getByRole('row', { name });
const textsOf = (name: string | RegExp) =>
  rowOf(name)
    .getByRole('cell')
    .elements()
    .map((cell) => cell.textContent);
const save = (name: string) => page.getByRole('button', { name });
const said = page.getByRole('status');

it('has a heading for each team and each puzzle, and all gains', async () => {
  await draw();
  await expect.element(page.getByRole('dialog', { name: 'Results' })).toHaveTextContent('Pets');
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual(['Puzzle', '1Red Pandas', '2Night Owls']);
  expect(table.getByRole('rowheader').elements()).toHaveLength(5);
  expect(textsOf(/Red dog/)).toEqual(['1000, solved it', '−100']);
  expect(textsOf('Sum')).toEqual(['1400', '900']);
});

it('names a kind that is no plain round, and gains on a skipped puzzle', async () => {
  await draw();
  await expect.element(rowOf(/Big cat/)).toHaveTextContent('Animal · Toss-up');
  await expect.element(rowOf(/Red dog/)).not.toHaveTextContent('Round');
  expect(textsOf(/Old owl/)).toEqual(['skipped']);
  expect(textsOf(/Shy fox/)).toEqual(['400', '']);
  await expect.element(rowOf(/Shy fox/)).toHaveTextContent('Animal · skipped');
});

it('tells the scores alone where the history is gone', async () => {
  await draw({ rows: [] });
  await expect
    .element(page.getByText('How the scores came about is not known any more.'))
    .toBeVisible();
  expect(textsOf('Sum')).toEqual(['1400', '900']);
});

it('keeps head, puzzles and sums in sight while the rest scrolls', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    ...puzzle,
    number: at + 1,
    phrase: `Phrase ${at + 1}`,
    gains: [0, 0],
  }));
  const teams = Array.from({ length: 8 }, (_, at) => ({
    name: `Team ${at + 1}`,
    color: '#FF8A80',
    score: 0,
  }));
  await page.viewport(800, 600);
  await draw({ rows, teams });
  const region = page.getByRole('region', { name: 'Points by puzzle and team' });
  await expect.element(region).toBeVisible();
  region.element().scrollTo(300, 500);
  await expect.element(page.getByRole('columnheader', { name: 'Team 8' })).toBeInViewport();
  await expect.element(page.getByRole('rowheader', { name: 'Sum' })).toBeInViewport();
  const { left, right } = region.element().getBoundingClientRect();
  const puzzleHead = page.getByRole('columnheader', { name: 'Puzzle' }).element();
  expect(puzzleHead.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
  expect(puzzleHead.getBoundingClientRect().left).toBeLessThan(right);
  await page.viewport(1366, 768);
});

it('saves a file of the same figures and says so', async () => {
  const saved: string[] = [];
  const urls = vi.spyOn(URL, 'createObjectURL');
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await draw();
  await save('Save as CSV').click();
  expect(saved).toEqual(['Pets results.csv']);
  const file = urls.mock.calls[0]?.[0] as Blob;
  expect(await file.text()).toContain('1,Animal,Red dog,Round,Red Pandas,1000,-100\r\n');
  await expect.element(said).toHaveTextContent('Saved: Pets results.csv');
  urls.mockRestore();
  clicks.mockRestore();
});

it('says when a picture was saved, when not, and nothing when the host thought again', async () => {
  await draw();
  await save('Save picture').click();
  await expect.element(said).toHaveTextContent('The picture is saved.');
  savePicture.mockResolvedValue(false);
  await save('Save picture').click();
  await expect.element(said).toHaveTextContent(/^$/);
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  savePicture.mockRejectedValue(new Error('no canvas'));
  await save('Save picture').click();
  await expect.element(said).toHaveTextContent('The picture could not be made.');
  expect(silent).toHaveBeenCalledOnce();
  silent.mockRestore();
});

it('prints, and begins with the focus on its way out', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await draw();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await save('Print').click();
  expect(print).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  print.mockRestore();
});

it('reads a puzzle in its own language', async () => {
  const [first] = sheet.rows;
  await draw({ rows: first ? [{ ...first, phrase: 'Año nuevo', language: 'es' }] : [] });
  await expect.element(table.getByText('Año nuevo')).toHaveAttribute('lang', 'es');
  await expect.element(table.getByText('Animal')).toHaveAttribute('lang', 'es');
});

it('[J12] names the prizes under the gain of their solver', async () => {
  const [first, ...others] = sheet.rows;
  if (!first) throw new Error('No row.');
  await draw({ rows: [{ ...first, prizes: ['Free coffee', 'Cake'] }, ...others] });
  expect(textsOf(/Red dog/)).toEqual(['1000, solved it Free coffee Cake', '−100']);
  expect(table.getByTestId('result-prize').elements()).toHaveLength(2);
});
