import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });

const texts = (role: 'term' | 'definition') =>
  dialog
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

async function linesOf(show: { readonly isAtDesk: boolean; readonly hasRoom?: boolean }) {
  await render(<ShortcutsDialog open onClose={vi.fn()} {...show} />);
  await expect.element(dialog).toBeVisible();
  const does = texts('definition');
  return texts('term').map((keys, at) => `${keys}: ${does[at]}`);
}

it('lists the keys of a show played by hand', async () => {
  expect(await linesOf({ isAtDesk: false })).toEqual([
    'A – Z: Guess a letter',
    'Space: Spin the wheel',
    'Enter: Type the full phrase',
    '1 – 8: Give that team 100',
    'Shift 1 – 8: Take 100 from that team',
    'Ctrl Z: Undo',
    'Ctrl Shift Z: Redo',
    '?: This list',
    'Esc: Close what is on top',
  ]);
});

it('lists those of a desk and of a room, too', async () => {
  expect(await linesOf({ isAtDesk: true, hasRoom: true })).toEqual([
    'A – Z: Guess a letter',
    'Shift A – Z: Open a free letter',
    'Space: Spin the wheel; start or hold a toss-up; open the picks',
    'Enter: Type the full phrase',
    '→: Pass',
    '↑: Right',
    '↓: Wrong',
    '0: Start or hold the clock',
    '1 – 8: Give that team 100; in a toss-up: buzz',
    'Shift 1 – 8: Take 100 from that team',
    '.: Open or lock the buzzers',
    ',: Reset the buzzers',
    'Ctrl Z: Undo',
    'Ctrl Shift Z: Redo',
    '?: This list',
    'Esc: Close what is on top',
  ]);
});
