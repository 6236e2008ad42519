import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { GameCard, GameCardShadow, GameCards } from './game-card.tsx';

const title = page.getByRole('button', { name: 'Animals', exact: true });

it('is chosen by a press anywhere on it', async () => {
  const choose = vi.fn();
  await render(<GameCard title="Animals" picture={<p>Picture</p>} onChoose={choose} />);
  await page.getByRole('listitem').click({ position: { x: 12, y: 12 } });
  expect(choose).toHaveBeenCalledOnce();
});

it('takes a double click for one choice', async () => {
  const choose = vi.fn();
  await render(<GameCard title="Animals" picture={null} onChoose={choose} />);
  await title.dblClick();
  expect(choose).toHaveBeenCalledOnce();
});

it('says that it is busy', async () => {
  await render(<GameCard title="Animals" picture={null} busy onChoose={vi.fn()} />);
  await expect.element(title).toHaveAttribute('aria-busy', 'true');
});

it('keeps the shapes of cards on their way from a screen reader', async () => {
  await render(
    <GameCards busy>
      <GameCardShadow />
      <GameCardShadow />
    </GameCards>,
  );
  await expect.element(page.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  expect(page.getByRole('listitem').elements()).toHaveLength(0);
});
