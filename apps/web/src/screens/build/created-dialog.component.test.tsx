import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CreatedDialog } from './created-dialog.tsx';

it('offers the game first and the main menu second', async () => {
  const went = { onClose: vi.fn(), onHome: vi.fn(), onPlay: vi.fn() };
  await render(<CreatedDialog open {...went} />);
  await expect
    .element(page.getByRole('dialog', { name: 'Your game was successfully created!' }))
    .toBeVisible();
  const play = page.getByRole('button', { name: 'Test your game out!' });
  await expect.element(play).toHaveFocus();
  await play.click();
  await page.getByRole('button', { name: 'Go back to main menu' }).click();
  await userEvent.keyboard('{Escape}');
  for (const call of Object.values(went)) expect(call).toHaveBeenCalledOnce();
});
