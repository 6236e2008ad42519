import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Toast } from './toast.tsx';

const SHOWN_MS = 6000;
const onDone = vi.fn();
const onAction = vi.fn();
const message = { id: 1, text: 'Team removed', action: 'Undo', onAction };
const status = page.getByRole('status');
const undo = page.getByRole('button', { name: 'Undo' });

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('is in the page before it says its text, and is done when its time is up', async () => {
  const { rerender } = await render(<Toast message={null} onDone={onDone} />);
  await expect.element(status).toHaveTextContent(/^$/);
  await rerender(<Toast message={message} onDone={onDone} />);
  await expect.element(status).toHaveTextContent('Team removed');
  vi.advanceTimersByTime(SHOWN_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it('counts anew for another message', async () => {
  const { rerender } = await render(<Toast message={message} onDone={onDone} />);
  vi.advanceTimersByTime(SHOWN_MS - 1);
  await rerender(<Toast message={{ ...message, id: 2 }} onDone={onDone} />);
  vi.advanceTimersByTime(SHOWN_MS - 1);
  expect(onDone).not.toHaveBeenCalled();
});

it('takes its action once and is done', async () => {
  await render(<Toast message={message} onDone={onDone} />);
  await undo.click();
  expect(onAction).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

it('has no button when there is nothing to do', async () => {
  await render(<Toast message={{ id: 1, text: 'Kept' }} onDone={onDone} />);
  await expect.element(status).toHaveTextContent('Kept');
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('waits for a host who is on it, and counts again once they leave', async () => {
  await render(<Toast message={message} onDone={onDone} />);
  await userEvent.tab();
  await expect.element(undo).toHaveFocus();
  vi.advanceTimersByTime(SHOWN_MS * 2);
  expect(onDone).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect.element(undo).not.toHaveFocus();
  vi.advanceTimersByTime(SHOWN_MS);
  expect(onDone).toHaveBeenCalledOnce();
});
