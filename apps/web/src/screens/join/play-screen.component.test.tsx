import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPhone, forPhones, toldShow } from '../../../test/room/guest-in-memory.tsx';

it('draws the board where the host shows it on phones, and none elsewhere', async () => {
  const { show } = await drawPhone();
  show(forPhones(toldShow()));
  await expect.element(page.getByRole('status')).toHaveTextContent('Wait');
  const drawn = page.getByTestId('phone-board');
  await expect.element(drawn).not.toBeInTheDocument();
  const board = [[{ letter: 'D' }, { letter: null }, { letter: 'G' }]];
  show({ ...toldShow(), board });
  await expect.element(drawn).toHaveTextContent('DG');
  await expect.element(drawn).toHaveAccessibleName('Word 1, 3 letters: D blank G.');
});
