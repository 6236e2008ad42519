import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryApi } from '../lib/api/library-api.ts';
import { ReportDialog } from './report-dialog.tsx';

afterEach(() => vi.restoreAllMocks());

const OWL = '\u{1F989}';
const note = page.getByRole('textbox', { name: 'Note' });
const send = page.getByRole('button', { name: 'Send' });

it('counts the note in letters, as the server does, and cuts nothing off', async () => {
  const report = vi.spyOn(libraryApi, 'report').mockResolvedValue(null);
  const onSent = vi.fn();
  await render(<ReportDialog quizId="1" onSent={onSent} onClose={vi.fn()} />);
  await expect.element(note).not.toHaveAttribute('maxlength');
  await note.fill(OWL.repeat(301));
  await send.click();
  await expect.element(page.getByText('At most 300 characters are allowed.')).toBeVisible();
  expect(report).not.toHaveBeenCalled();
  await note.fill(` ${OWL.repeat(300)} `);
  await send.click();
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(report).toHaveBeenCalledExactlyOnceWith('1', {
    reason: 'unsuitable',
    note: OWL.repeat(300),
  });
});
