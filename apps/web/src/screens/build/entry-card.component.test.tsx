import { type ComponentProps, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BLANK_DRAFT, changeDraft } from './draft.ts';
import { EntryCard } from './entry-card.tsx';

/** A card in a draft that keeps what is typed. */
function Card(props: Partial<ComponentProps<typeof EntryCard>>) {
  const [draft, setDraft] = useState(BLANK_DRAFT);
  return draft.entries.map((entry) => (
    <EntryCard
      key={entry.key}
      entry={entry}
      number={1}
      isNew={false}
      refusedCategory={undefined}
      refusedWord={undefined}
      canMoveUp={false}
      canMoveDown={false}
      categoriesId="categories"
      onMove={vi.fn()}
      {...props}
      onEdit={(key, field, text) =>
        setDraft((draft) => changeDraft(draft, { type: 'editEntry', key, field, text }))
      }
    />
  ));
}

const card = page.getByRole('article', { name: 'Entry 1' });
const category = card.getByLabelText('Category');
const word = card.getByRole('textbox', { name: 'Searched Word' });
const error = card.getByRole('button', { name: 'Error' });
const illegal = 'Only letters A–Z and spaces are allowed';

it('asks for both of its fields, calls neither wrong too early, and shows the board', async () => {
  await render(<Card />);
  await expect.element(category).toBeRequired();
  await expect.element(word).toBeRequired();
  await expect.element(word).toHaveAttribute('aria-invalid', 'false');
  await expect.element(error).not.toBeInTheDocument();
  await expect.element(card).toHaveTextContent('The board appears here');
  await word.fill('red dog');
  await expect.element(card).toHaveTextContent('REDDOG');
  await expect.element(card).not.toHaveTextContent('The board appears here');
});

it('marks an illegal word with an icon and says below what is allowed, until it is legal', async () => {
  await render(<Card />);
  await word.fill('r2d2');
  await expect.element(word).toHaveAttribute('aria-invalid', 'true');
  await expect.element(word).toHaveAccessibleDescription(`${illegal}.`);
  await expect.element(error).toHaveAccessibleDescription(illegal);
  await expect.element(card).toHaveTextContent('The board appears here');
  await word.fill('robot');
  await expect.element(error).not.toBeInTheDocument();
  await expect.element(word).toHaveAttribute('aria-invalid', 'false');
});

it('says at the field what the server refused', async () => {
  await render(<Card refusedCategory="Please fill this in" />);
  await expect.element(category).toHaveAttribute('aria-invalid', 'true');
  await expect.element(error).toHaveAccessibleDescription('Please fill this in');
  await expect.element(word).toHaveAttribute('aria-invalid', 'false');
});

it('is moved by its buttons, as far as there is somewhere to go', async () => {
  const onMove = vi.fn();
  const up = page.getByRole('button', { name: 'Move up entry 1' });
  const down = page.getByRole('button', { name: 'Move down entry 1' });
  const { rerender } = await render(<Card />);
  await expect.element(up).not.toBeInTheDocument();
  await rerender(<Card canMoveDown onMove={onMove} />);
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await expect.element(down).toHaveAttribute('aria-disabled', 'false');
  await down.click();
  expect(onMove).toHaveBeenCalledExactlyOnceWith(1, 1);
});

it('says when a phrase is small on a projector, and does not refuse it', async () => {
  await render(<Card />);
  const note = card.getByText('Small on a projector');
  await word.fill('red dog');
  await expect.element(note).not.toBeInTheDocument();
  await word.fill('Donaudampfschifffahrt');
  await expect.element(note).toBeVisible();
  await expect.element(word).toHaveAttribute('aria-invalid', 'false');
});

it('judges a word by the language of the game, and shows it as it is played', async () => {
  const { rerender } = await render(<Card language="fr" />);
  await word.fill("l'œuvre peut-être");
  await expect.element(word).toHaveAttribute('aria-invalid', 'false');
  await expect.element(card).toHaveTextContent('L’OEUVREPEUT-ÊTRE');
  await rerender(<Card language="es" />);
  await expect.element(word).toHaveAttribute('aria-invalid', 'true');
});
