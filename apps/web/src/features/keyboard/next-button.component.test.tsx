import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NextButton } from './next-button.tsx';

const button = page.getByRole('button', { name: 'Next Puzzle' });
const paper = () => getComputedStyle(button.element()).backgroundColor;

it('takes a double click for one press', async () => {
  const next = vi.fn();
  await render(<NextButton text="Next Puzzle" isDue onNext={next} />);
  await button.dblClick();
  expect(next).toHaveBeenCalledOnce();
});

it('looks different once it is due', async () => {
  const { rerender } = await render(
    <NextButton text="Next Puzzle" isDue={false} onNext={vi.fn()} />,
  );
  const early = paper();
  await rerender(<NextButton text="Next Puzzle" isDue onNext={vi.fn()} />);
  await expect.poll(paper).not.toBe(early);
});
