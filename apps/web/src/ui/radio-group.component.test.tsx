import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioGroup } from './radio-group.tsx';

const options = ['Manual', 'Simple', 'Classic'].map((name) => ({ value: name, name }));
const group = page.getByRole('radiogroup', { name: 'Rules', exact: true });

it('offers one of a few, by mouse and by keyboard', async () => {
  const onChoose = vi.fn();
  await render(
    <RadioGroup label="Rules" layout="row" options={options} chosen="Manual" onChoose={onChoose} />,
  );
  const names = group.getByRole('radio').elements();
  expect(names.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Manual',
    'Simple',
    'Classic',
  ]);
  await expect.element(group.getByRole('radio', { name: 'Manual' })).toBeChecked();
  await group.getByRole('radio', { name: 'Classic' }).click();
  expect(onChoose).toHaveBeenLastCalledWith('Classic');
  group.getByRole('radio', { name: 'Manual' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChoose).toHaveBeenLastCalledWith('Simple');
});
