import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tooltip } from './tooltip.tsx';

const icon = page.getByRole('button', { name: 'Info' });
const text = page.getByText('At least eight characters');

const draw = () =>
  render(
    <div style={{ padding: 200 }}>
      <Tooltip id="tip" kind="info" text="At least eight characters" />
      <button type="button">Elsewhere</button>
    </div>,
  );

it('describes its icon while closed, opens under the pointer and closes behind it', async () => {
  await draw();
  await expect.element(text).not.toBeVisible();
  await expect.element(icon).toHaveAccessibleDescription('At least eight characters');
  await icon.hover();
  await expect.element(text).toBeVisible();
  await page.getByText('Elsewhere').hover();
  await expect.element(text).not.toBeVisible();
});

it('opens on focus, goes on Escape and is back at the next visit', async () => {
  await draw();
  icon.element().focus();
  await expect.element(text).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(text).not.toBeVisible();
  page.getByText('Elsewhere').element().focus();
  icon.element().focus();
  await expect.element(text).toBeVisible();
});
