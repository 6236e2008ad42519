import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MyGameCard } from './my-game-card.tsx';

const QUIZ_ID = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const card = (gameTitle: string, onChoose = vi.fn()) => (
  <MyGameCard game={{ gameTitle, quizId: QUIZ_ID }} busy={false} onChoose={onChoose} />
);
const wedges = () => document.querySelectorAll('path[fill]').length;

it('chooses its game', async () => {
  const choose = vi.fn();
  await render(card('Owls', choose));
  await page.getByRole('button', { name: 'Owls' }).click();
  expect(choose).toHaveBeenCalledExactlyOnceWith(QUIZ_ID);
});

it('draws the same wheel for the same title, of 8 to 20 wedges', async () => {
  const { rerender } = await render(card('Owls'));
  const owls = wedges();
  for (const title of ['Foods', 'Wild animals of the north', 'Ж', '']) {
    await rerender(card(title));
    expect(wedges()).toBeGreaterThanOrEqual(8);
    expect(wedges()).toBeLessThanOrEqual(20);
  }
  await rerender(card('Owls'));
  expect(wedges()).toBe(owls);
});
