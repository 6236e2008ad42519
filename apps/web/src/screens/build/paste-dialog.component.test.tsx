import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasteDialog } from './paste-dialog.tsx';

const onAdd = vi.fn();
const onSetupLeft = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  onAdd.mockClear();
  onSetupLeft.mockClear();
  onClose.mockClear();
});

function Paste({ capacity = 1000, lastCategory = '' }) {
  const [text, setText] = useState('');
  return (
    <PasteDialog
      open
      text={text}
      onText={setText}
      capacity={capacity}
      lastCategory={lastCategory}
      onAdd={onAdd}
      onSetupLeft={onSetupLeft}
      onClose={onClose}
    />
  );
}

const box = page.getByRole('textbox', { name: 'List' });
const add = page.getByRole('button', { name: /^Add/ });
const rows = page.getByRole('list', { name: 'Preview' }).getByRole('listitem');

it('adds the good rows and keeps the bad ones in the box', async () => {
  await render(<Paste />);
  await box.fill('Film\tCasablanca\nRobots\tR2-D2\nNosferatu');
  await expect.element(page.getByText('2 entries ready')).toBeVisible();
  await expect.element(page.getByText('1 row stays in the box')).toBeVisible();
  await expect.element(rows.nth(1)).toHaveTextContent('Only letters A–Z and spaces are allowed.');
  await expect.element(rows.nth(2)).toHaveTextContent('Robots ↑Nosferatu');
  await expect.element(add).toHaveTextContent('Add 2 entries');
  await add.click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    { category: 'Film', searchedWord: 'Casablanca' },
    { category: 'Robots', searchedWord: 'Nosferatu' },
  ]);
  await expect.element(box).toHaveValue('Robots\tR2-D2');
  expect(onClose).not.toHaveBeenCalled();
});

it('closes once nothing is left in the box', async () => {
  await render(<Paste lastCategory="Film" />);
  await box.fill('Casablanca\nNosferatu');
  await add.click();
  expect(onAdd.mock.lastCall?.[0]).toHaveLength(2);
  expect(onClose).toHaveBeenCalledOnce();
});

it('tells of a setup that came with a game', async () => {
  await render(<Paste />);
  const entries = [{ category: 'Pet', searchedWord: 'Dog' }];
  await box.fill(JSON.stringify({ entries }));
  await add.click();
  expect(onSetupLeft).not.toHaveBeenCalled();
  await box.fill(JSON.stringify({ entries, setup: { name: 'Monday' } }));
  await add.click();
  expect(onSetupLeft).toHaveBeenCalledOnce();
});

it('adds nothing, and says so, while there is nothing good', async () => {
  await render(<Paste capacity={0} />);
  await add.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('There is nothing to add yet.');
  await box.fill('Film;Casablanca');
  await expect.element(rows.nth(0)).toHaveTextContent('A game has at most 1000 entries.');
  await add.click();
  expect(onAdd).not.toHaveBeenCalled();
  await expect.element(box).toHaveValue('Film;Casablanca');
});

it('draws no more of a huge list of bad rows than anybody can read', async () => {
  await render(<Paste />);
  await box.fill(`{"games":[${Array(30).fill(`{"entries":[${Array(100).fill('[]')}]}`)}]}`);
  // Without locators, which take long to look through thousands of rows.
  const lines = () => [...document.querySelectorAll('[aria-label=Preview] > li')];
  await expect.poll(() => lines().length).toBe(2001);
  expect(lines()[0]).toHaveTextContent('A game without a title');
  expect(lines().at(-1)).toHaveTextContent('1030 lines more, 1020 of them bad');
});
