import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LettersPage, PhrasePage } from './turn-page.tsx';

const team = { at: 0, name: 'Red Pandas', color: '#FF8A80', score: 1200 };
const keys = { R: 'hit', B: 'miss' } as const;

it('sends a letter that was chosen before', async () => {
  const onSend = vi.fn();
  await render(<LettersPage team={team} sent={null} keys={keys} onSend={onSend} />);
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByRole('button', { name: 'Send L' }).click();
  expect(onSend).toHaveBeenCalledWith('L');
});

it('has the keys of the language of the puzzle, the last row in the middle', async () => {
  const onSend = vi.fn();
  await page.viewport(390, 844);
  const props = { team, sent: null, keys, onSend };
  await render(<LettersPage {...props} language="es" closed={{ consonant: false, vowel: true }} />);
  const pad = page.getByRole('group', { name: 'Letters' });
  await expect.element(pad).toHaveAttribute('lang', 'es');
  const boxes = pad
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect());
  expect(boxes).toHaveLength(27);
  const last = boxes.slice(21);
  const middle = (row: readonly DOMRect[]) => ((row[0]?.left ?? 0) + (row.at(-1)?.right ?? 0)) / 2;
  expect(middle(last)).toBeCloseTo(middle(boxes.slice(0, 7)), 0);
  expect(new Set(last.map(({ top }) => Math.round(top))).size).toBe(1);
  await expect.element(page.getByRole('button', { name: 'A', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Ñ', exact: true }).click();
  await page.getByRole('button', { name: 'Send Ñ' }).click();
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Ñ');
  await page.viewport(1366, 768);
});

it('closes Y with the vowels in French', async () => {
  const props = { team, sent: null, keys, onSend: () => {} };
  await render(<LettersPage {...props} language="fr" closed={{ consonant: false, vowel: true }} />);
  await expect.element(page.getByRole('button', { name: 'Y', exact: true })).toBeDisabled();
});

it('lets nobody choose what was called before', async () => {
  await render(<LettersPage team={team} sent={null} keys={keys} onSend={() => {}} />);
  const used = page.getByRole('button', { name: 'R, in the phrase' });
  await expect.element(used).toHaveAttribute('aria-disabled', 'true');
  (used.element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: 'Send' })).toBeDisabled();
});

it('closes the letters that may not be called, and offers the phrase', async () => {
  const onOther = vi.fn();
  const props = { team, sent: null, keys, onSend: () => {}, onOther };
  await render(<LettersPage {...props} closed={{ consonant: true, vowel: false }} />);
  await expect.element(page.getByRole('button', { name: 'L', exact: true })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'A', exact: true })).toBeEnabled();
  await page.getByRole('button', { name: 'Solve the puzzle' }).click();
  expect(onOther).toHaveBeenCalledOnce();
});

it.each([
  [{ why: 'Spin first' }, 'Spin first'],
  [{ why: 'Erst drehen', code: 'SPIN_FIRST' }, 'Spin first'],
  [{ why: 'locked' }, 'The host takes none now'],
])('says that it was sent, and of %j that %s', async (refusal, text) => {
  const sent = { kind: 'letter', value: 'L', refusal: null } as const;
  const props = { team, keys, onSend: () => {} };
  const { rerender } = await render(<LettersPage {...props} sent={sent} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Sent');
  await rerender(<LettersPage {...props} sent={{ ...sent, refusal }} />);
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
});

it('sends a phrase', async () => {
  const onSend = vi.fn();
  await render(<PhrasePage team={team} sent={null} onSend={onSend} />);
  await page.getByRole('textbox', { name: 'The phrase' }).fill('Grand piano');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(onSend).toHaveBeenCalledWith('Grand piano');
});
