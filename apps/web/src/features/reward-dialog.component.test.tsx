import { segmentAt } from '@wheel/game';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../test/show-in-memory.tsx';
import { segmentText } from '../text/names.ts';
import { segmentColours } from '../ui/segment-colours.ts';
import { RewardDialog } from './reward-dialog.tsx';

function Stage({ open }: { readonly open: boolean }) {
  const [isOpen, setOpen] = useState(open);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        SPIN
      </button>
      <RewardDialog open={isOpen} onClose={() => setOpen(false)} />
    </main>
  );
}

/** Draws a show whose wheel has just come to rest. */
async function draw(open: boolean) {
  const store = await openWindows().openHost();
  const { dispatch } = store.getState();
  dispatch({ type: 'startSpin', extraDegrees: 2011.4, atMs: 0 });
  dispatch({ type: 'endSpin' });
  await render(<Stage open={open} />, { wrapper: inShow(store) });
  return store.getState().view.wheel;
}

const dialog = page.getByRole('dialog', { name: 'You got:' });
const close = page.getByRole('button', { name: 'Close' });
const spin = page.getByRole('button', { name: 'SPIN' });

it('says the value under the pointer, in the colour of its wedge', async () => {
  const { segments, rotation } = await draw(true);
  const at = segmentAt(rotation, segments.length);
  const won = segments[at];
  const text = won ? segmentText(won) : '';
  expect(text).not.toBe('');
  const plate = dialog.getByText(text, { exact: true });
  await expect.element(plate).toBeVisible();
  const paint = (plate.element() as HTMLElement).style.getPropertyValue('--plate');
  expect(paint).toBe(segmentColours(segments)[at]?.fill);
});

it('closes by its button, which has the focus, and gives the focus back', async () => {
  await draw(false);
  await spin.click();
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(spin).toHaveFocus();
});

it('gives the focus to the stage when nothing had it before, as after a reload', async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  await draw(true);
  await close.click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
