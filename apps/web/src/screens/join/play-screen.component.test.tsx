import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { drawPhone, forPhones, toldShow } from '../../../test/room/guest-in-memory.tsx';
import { PLAIN_STAGE } from '../../show/stage-settings.ts';

const { sounds: sound } = PLAIN_STAGE;

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

it('[L4] cuts the name of the show at 40 characters, and takes none apart', async () => {
  const { show, hear } = await drawPhone();
  hear({ t: 'seat', seat: 'p1', name: 'Mia', team: null });
  show(forPhones(toldShow()), { stage: { ...PLAIN_STAGE, name: '🦉'.repeat(400), sound } });
  await expect.element(page.getByTestId('show-name')).toHaveTextContent(/^(?:🦉){40}$/u);
});
