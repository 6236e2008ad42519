import { play, segmentAt } from '@wheel/game';
import { showWith } from '@wheel/game/testing';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { segmentColours } from '../../components/wheel-disc/segment-colours.ts';
import { segmentText } from '../../words/segment.ts';
import { RewardDialog } from './reward-dialog.tsx';

type Show = ReturnType<typeof showWith>;

/** A show whose wheel has just come to rest. */
const spun = (show = showWith()): Show =>
  play(play(show, { type: 'startSpin', extraDegrees: 2011.4, atMs: 0 }).show, { type: 'endSpin' })
    .show;

const onClose = vi.fn();

function Stage({ show, open }: { readonly show: Show; readonly open: boolean }) {
  const [isOpen, setOpen] = useState(open);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        SPIN
      </button>
      <RewardDialog
        open={isOpen}
        value={show.rewardValue}
        segments={show.wheelSegments}
        rotation={show.wheelRotation}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
      />
    </main>
  );
}

const dialog = page.getByRole('dialog', { name: 'You got:' });
const close = page.getByRole('button', { name: 'Close' });
const spin = page.getByRole('button', { name: 'SPIN' });

it('is away until the wheel rests', async () => {
  await render(<Stage show={showWith()} open={false} />);
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says the value under the pointer, in the colour of its wedge', async () => {
  const show = spun();
  await render(<Stage show={show} open />);
  const at = segmentAt(show.wheelRotation, show.wheelSegments.length);
  const won = show.wheelSegments[at];
  const text = won ? segmentText(won) : '';
  expect(text).not.toBe('');
  const plate = dialog.getByText(text, { exact: true });
  await expect.element(plate).toBeVisible();
  const paint = (plate.element() as HTMLElement).style.getPropertyValue('--plate');
  expect(paint).toBe(segmentColours(show.wheelSegments)[at]?.fill);
});

it('closes by its button, which has the focus, and gives the focus back', async () => {
  await render(<Stage show={spun()} open={false} />);
  await spin.click();
  await expect.element(close).toHaveFocus();
  await close.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(spin).toHaveFocus();
});

it('closes on Escape, once', async () => {
  onClose.mockClear();
  await render(<Stage show={spun()} open={false} />);
  await spin.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(onClose).toHaveBeenCalledOnce();
});

it('gives the focus to the stage when nothing had it before, as after a reload', async () => {
  (document.activeElement as HTMLElement | null)?.blur();
  await render(<Stage show={spun()} open />);
  await close.click();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
