import { team } from '@wheel/game/testing';
import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TeamSetupCard } from './team-setup-card.tsx';

type Props = Partial<ComponentProps<typeof TeamSetupCard>>;

const onRename = vi.fn();
const onScore = vi.fn();

/** Keeps what the card reports, as the show would. */
function Card(props: Props) {
  const [kept, setKept] = useState(props.team ?? team('Owls', 5));
  return (
    <TeamSetupCard
      number={2}
      takesFocus={false}
      onRemove={vi.fn()}
      {...props}
      team={kept}
      onRename={(name) => {
        onRename(name);
        setKept({ ...kept, name });
      }}
      onScore={(score) => {
        onScore(score);
        setKept({ ...kept, score: Math.max(0, Math.trunc(score)) });
      }}
    />
  );
}

const name = page.getByRole('textbox', { name: 'Team Name' });
const score = page.getByRole('spinbutton', { name: 'Score' });

it('stands for a team by its number', async () => {
  await render(<Card />);
  await expect.element(page.getByRole('article', { name: 'Team 2' })).toBeVisible();
  await expect.element(name).toHaveValue('Owls');
  await expect.element(score).toHaveValue(5);
});

it('renames the team letter by letter', async () => {
  onRename.mockClear();
  await render(<Card team={team('')} />);
  await userEvent.type(name, 'Ox');
  expect(onRename.mock.calls).toEqual([['O'], ['Ox']]);
  await expect.element(name).toHaveValue('Ox');
});

it('takes nothing but numbers for a score, and shows what a wrong figure gives', async () => {
  onScore.mockClear();
  await render(<Card />);
  await score.fill('');
  await userEvent.type(score, 'ab12');
  await expect.element(score).toHaveValue(12);
  expect(onScore).toHaveBeenLastCalledWith(12);
  expect(onScore.mock.calls.flat().every(Number.isFinite)).toBe(true);
  await score.fill('-7.5');
  await expect.element(score).toHaveValue(0);
});

it('stays empty while it is typed into and shows 0 once it is left', async () => {
  await render(<Card />);
  await score.fill('');
  await expect.element(score).toHaveValue(null);
  await userEvent.tab();
  await expect.element(score).toHaveValue(0);
});

it('removes the team by name, or by number while it has none', async () => {
  const onRemove = vi.fn();
  const { rerender } = await render(<Card key="named" onRemove={onRemove} />);
  await page.getByRole('button', { name: 'Remove Owls' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
  await rerender(<Card key="nameless" team={team('  ')} />);
  await expect.element(page.getByRole('button', { name: 'Remove team 2' })).toBeVisible();
});

it('is typed into at once when it was just added', async () => {
  await render(<Card takesFocus />);
  await expect.element(name).toHaveFocus();
});
