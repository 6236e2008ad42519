import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn();
beforeEach(() => onClose.mockClear());

/** A button that opens the dialog, as on every screen that has one. */
function Opener({ stays = false }: { readonly stays?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(stays);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} title="Are you there?" onClose={close}>
        <button type="button">First</button>
        <button type="button" data-autofocus onClick={close}>
          Close
        </button>
      </Dialog>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const dialog = page.getByRole('dialog', { name: 'Are you there?' });

it('holds nothing while closed, and opens with the focus on the control that asked for it', async () => {
  await render(<Opener />);
  await expect.element(page.getByText('First')).not.toBeInTheDocument();
  await opener.click();
  await expect.element(dialog).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  // The rest of the page is out of reach.
  opener.element().focus();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it('closes on Escape, says so once and gives the focus back', async () => {
  await render(<Opener />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays on Escape as long as it is told to be open', async () => {
  await render(<Opener stays />);
  await opener.click();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

it('gives the focus back when it goes while it is open, and says nothing', async () => {
  function Passing() {
    const [isHere, setHere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setHere(true)}>
          Open
        </button>
        {isHere && (
          <Dialog open title="Are you there?" onClose={onClose}>
            <button type="button" onClick={() => setHere(false)}>
              Leave
            </button>
          </Dialog>
        )}
      </>
    );
  }
  await render(<Passing />);
  await opener.click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
});
