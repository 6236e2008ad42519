import type { WholeGame } from '@wheel/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { loadDraft, NEW_GAME, saveDraft } from '../../lib/storage/drafts.ts';
import { LoadShow } from '../../show/context.ts';
import { speak } from '../../words/languages.ts';
import { BuildScreen } from './build-screen.tsx';
import { removeEditDraft } from './edit-draft.ts';
import { GameEditor } from './game-editor.tsx';

const game: WholeGame = {
  quizId: '5d0a7c52-7b0e-4c8a-8d3f-0a4f2a9d6b10',
  gameTitle: 'Été',
  username: 'ann',
  visibility: 'link',
  language: 'fr',
  isMine: true,
  revision: 4,
  entries: [
    { category: 'Saison', searchedWord: 'C’est l’été' },
    { category: 'Repas', searchedWord: 'Bon appetit' },
  ],
};

beforeEach(async () => {
  await removeEditDraft('ann', game.quizId, () => true);
  await saveDraft(null, NEW_GAME, undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await speak('en');
});

const language = page.getByTestId('game-language');
const word = (at: number) => page.getByRole('textbox', { name: 'Searched Word' }).nth(at);
const illegal = 'Only letters A–Z and spaces are allowed.';

const edit = () => render(<GameEditor game={game} owner="ann" stored={null} />);
const build = () =>
  render(
    <LoadShow value={() => new Promise(() => {})}>
      <BuildScreen />
    </LoadShow>,
  );
const options = () =>
  [...document.querySelectorAll<HTMLOptionElement>('select option')].map(({ label }) => label);

it('names the languages in that of the interface', async () => {
  await edit();
  await expect.element(language).toHaveAccessibleName('Puzzle language');
  await expect.element(language).toHaveValue('fr');
  expect(options()).toEqual(['English', 'French', 'German', 'Spanish']);
  await speak('es');
  await expect.element(language).toHaveAccessibleName('Idioma de los paneles');
  expect(options()).toEqual(['Alemán', 'Español', 'Francés', 'Inglés']);
});

it('judges every card anew in another language, and changes no text', async () => {
  await edit();
  await expect.element(word(0)).toHaveAttribute('aria-invalid', 'false');
  await language.selectOptions('en');
  await expect.element(word(0)).toHaveAccessibleDescription(illegal);
  await expect.element(word(0)).toHaveValue('C’est l’été');
  await expect.element(word(1)).toHaveAttribute('aria-invalid', 'false');
  await language.selectOptions('es');
  await expect
    .element(word(0))
    .toHaveAccessibleDescription('Only Spanish letters and spaces are allowed.');
  await language.selectOptions('fr');
  await expect.element(word(0)).toHaveAttribute('aria-invalid', 'false');
  await word(0).fill('c2');
  await expect
    .element(word(0))
    .toHaveAccessibleDescription(
      'Only French letters, apostrophes, hyphens and spaces are allowed.',
    );
});

it('marks what is typed with the language of the game, where the page has another one', async () => {
  await edit();
  await expect.element(word(0)).toHaveAttribute('lang', 'fr');
  await expect
    .element(page.getByRole('textbox', { name: 'Game Title' }))
    .toHaveAttribute('lang', 'fr');
  await language.selectOptions('en');
  await expect.element(word(0)).not.toHaveAttribute('lang');
});

it('saves a game in the language that was chosen', async () => {
  const save = vi.spyOn(libraryApi, 'save').mockResolvedValue({ revision: 5 });
  await edit();
  await language.selectOptions('es');
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect.poll(() => save.mock.calls[0]?.[2].language).toBe('es');
});

it('forgets what the server refused of words, once there is another language', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const path = 'entries.1.searchedWord';
  vi.spyOn(libraryApi, 'save').mockRejectedValue(
    new ApiError(400, { code: 'INVALID', errors: [{ path, code: 'BLOCKED_WORD', message: '' }] }),
  );
  await edit();
  await page.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect.element(word(1)).toHaveAttribute('aria-invalid', 'true');
  await language.selectOptions('es');
  await expect.element(word(1)).toHaveAttribute('aria-invalid', 'false');
});

it('begins a game in the language of the interface, and keeps it in the draft', async () => {
  await speak('fr');
  const { unmount } = await build();
  await expect.element(language).toHaveValue('fr');
  await speak('de');
  await expect.element(language).toHaveValue('de');
  await page.getByRole('textbox', { name: 'Titel des Spiels' }).fill('Tiere');
  await speak('en');
  await expect.element(language).toHaveValue('de');
  await expect.poll(() => loadDraft(null, NEW_GAME)).toMatchObject({ language: 'de' });
  await unmount();
  await build();
  await expect.element(page.getByRole('textbox', { name: 'Game Title' })).toHaveValue('Tiere');
  await expect.element(language).toHaveValue('de');
});

it.each([
  ['es', { language: 'es' }],
  ['en', {}],
])('creates a game in %s', async (code, said) => {
  const create = vi.spyOn(libraryApi, 'create').mockReturnValue(new Promise(() => {}));
  await build();
  await language.selectOptions(code);
  await page.getByRole('textbox', { name: 'Game Title' }).fill('Noche');
  await page.getByRole('combobox', { name: 'Category' }).fill('Hora');
  await word(0).fill('noche');
  await page.getByRole('button', { name: 'CREATE GAME' }).click();
  await expect
    .poll(() =>
      create.mock.calls[0]?.[0].map(({ language }) => ({ ...(language && { language }) })),
    )
    .toEqual([said]);
});

it('judges pasted rows by the language of the draft, also where their file names another', async () => {
  await edit();
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  const entries = [{ category: 'Fecha', searchedWord: 'Año' }];
  await dialog
    .getByRole('textbox', { name: 'List' })
    .fill(JSON.stringify({ gameTitle: 'Fiesta', language: 'es', entries }));
  await expect
    .element(dialog.getByText('Only French letters, apostrophes, hyphens and spaces are allowed.'))
    .toBeVisible();
  await dialog.getByRole('textbox', { name: 'List' }).fill('Fête;À bientôt');
  await expect.element(dialog.getByText('1 entry ready')).toBeVisible();
});
