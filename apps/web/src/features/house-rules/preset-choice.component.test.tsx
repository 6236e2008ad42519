import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PresetChoice } from './preset-choice.tsx';

const group = page.getByRole('radiogroup', { name: 'Rules', exact: true });

it('offers the three presets, by mouse and by keyboard', async () => {
  const onChoose = vi.fn();
  await render(<PresetChoice chosen="manual" onChoose={onChoose} />);
  const names = group.getByRole('radio').elements();
  expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Manual',
    'Simple',
    'Classic',
  ]);
  await expect.element(group.getByRole('radio', { name: 'Manual' })).toBeChecked();
  await group.getByText('Classic').click();
  expect(onChoose).toHaveBeenLastCalledWith('classic');
  group.getByRole('radio', { name: 'Manual' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChoose).toHaveBeenLastCalledWith('simple');
});
