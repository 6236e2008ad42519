import { PRESETS } from '@wheel/game';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RulesDialog } from './rules-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Rules', exact: true });
const house = page.getByRole('dialog', { name: 'House rules', exact: true });
const group = dialog.getByRole('radiogroup', { name: 'Rules' });
const answer = (name: string) => group.getByRole('radio', { name, exact: true });
const done = dialog.getByRole('button', { name: 'Done' });

async function draw(rules = PRESETS.manual) {
  const onDone = vi.fn();
  await render(<RulesDialog open rules={rules} onDone={onDone} onClose={vi.fn()} />);
  return onDone;
}

it('says of each preset what it does, and which one is played', async () => {
  await draw(PRESETS.simple);
  await expect.element(answer('Simple')).toBeChecked();
  await expect.element(answer('Manual')).toHaveAccessibleDescription(/by hand/);
  await expect.element(answer('Simple')).toHaveAccessibleDescription(/run by themselves/);
  await expect.element(answer('Classic')).toHaveAccessibleDescription(/As on television/);
});

it('[D3] is one step: walking along the answers by keyboard changes nothing before Done', async () => {
  const onDone = await draw();
  answer('Manual').element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(answer('Classic')).toBeChecked();
  expect(onDone).not.toHaveBeenCalled();
  await done.click();
  expect(onDone.mock.calls).toEqual([[PRESETS.classic]]);
});

it('takes changed figures along, and says that they are changed', async () => {
  const onDone = await draw(PRESETS.classic);
  await dialog.getByRole('button', { name: 'Adjust…' }).click();
  await house.getByRole('spinbutton', { name: 'Vowel price' }).fill('100');
  await house.getByRole('button', { name: 'Done' }).click();
  await expect.element(house).not.toBeInTheDocument();
  await expect.element(answer('Classic')).toHaveAccessibleDescription(/^Changed\. .*for 100/);
  await done.click();
  expect(onDone.mock.calls).toEqual([[{ ...PRESETS.classic, vowelPrice: 100 }]]);
});
