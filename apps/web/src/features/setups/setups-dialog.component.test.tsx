import type { WholeGame } from '@wheel/contract';
import { setupWith } from '@wheel/contract/testing/setup';
import { type Action, CHIPS, chipOf, PRESETS, type Puzzle, type Segment } from '@wheel/game';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { inShow, openWindows } from '../../../test/show-in-memory.tsx';
import { libraryApi } from '../../lib/api/library-api.ts';
import { ApiError } from '../../lib/api/send.ts';
import { writeSetupFile } from '../../lib/game-files/setup-file.ts';
import { remove, save } from '../../lib/storage/storage.ts';
import { changePicture, stagePicture } from '../../show/stage-picture.ts';
import { changeStage, PLAIN_STAGE, stageSettings } from '../../show/stage-settings.ts';
import { useSession } from '../../stores/session-store.ts';
import { speak } from '../../words/languages.ts';
import { withStageWords } from '../../words/stage-words.ts';
import { type KeptSetup, loadSetups } from './kept-setups.ts';
import { SetupsDialog } from './setups-dialog.tsx';

const QUIZ = '0b9d4a3e-2f7c-4f0e-9a53-3f1f8f6f0c11';
const LOGO = { id: '0123456789abcdef', type: 'image/png', plate: 'none', data: 'AAAA' } as const;
const points = (...values: readonly number[]) =>
  values.map((value): Segment => ({ type: 'points', value }));
const kept = (
  part: Partial<KeptSetup['setup']> = {},
  stage: Partial<KeptSetup> = {},
): KeptSetup => ({
  setup: setupWith(part),
  showName: '',
  picture: null,
  ...stage,
});

const puzzles = Array.from(
  { length: 3 },
  (_, id): Puzzle => ({
    id,
    gametitle: 'Pets',
    category: 'Animal',
    searchedWord: 'red dog',
    quizId: QUIZ,
  }),
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const chosen = (name: string) => page.getByRole('region', { name, exact: true });
const nameField = page.getByRole('textbox', { name: 'Name' });
const status = page.getByRole('status');
const names = async () => (await loadSetups()).map(({ setup }) => setup.name);

beforeEach(async () => {
  await remove('setups');
  await changePicture(null);
  changeStage(PLAIN_STAGE);
});
// Tests of other files are in the same page.
afterEach(() => useSession.setState({ user: null }));

async function draw(own: readonly KeptSetup[] = [], ...actions: readonly Action[]) {
  if (own.length > 0) await save('setups', own);
  const store = await openWindows().openWindow('wheel');
  store.dispatch({ type: 'chooseQuiz', puzzles });
  for (const action of actions) store.dispatch(action);
  await render(<SetupsDialog open onClose={vi.fn()} />, { wrapper: inShow(store) });
  const show = () => {
    const { run } = store.getState();
    if (!run) throw new Error('Nobody hosts.');
    return run.show;
  };
  return { store, show };
}

const texts = (segments: readonly Segment[]) =>
  segments.map((segment) => (segment.type === 'points' ? `${segment.value}` : segment.type));

it('[Y5] lists the built-in ones, each with wheel and rules', async () => {
  await draw();
  await expect.element(radio('Plain')).toBeChecked();
  await expect
    .poll(() =>
      page
        .getByTestId('setup-card')
        .elements()
        .map((card) => card.textContent),
    )
    .toEqual([
      'Plain5 segments · Manual',
      'Kids10 segments · Simple',
      'Classroom12 segments · Simple, changed',
      'TV evening20 segments · Classic',
      'Party14 segments · Simple, changed',
    ]);
});

it('tells what the chosen one holds', async () => {
  await draw([kept({ look: 'winter', sounds: 'soft' }, { showName: 'Owls', picture: LOGO })]);
  await radio('Monday class').click();
  const facts = chosen('Monday class');
  for (const text of [
    'Wheel4 segmentsFree coffee',
    'RulesClassic',
    'PuzzlesFirst: Toss-up · At the end: Bonus round',
    'LookWinter',
    'SoundsSoft',
    'NameOwls, with logo',
  ])
    await expect.element(facts).toHaveTextContent(text);
  await radio('Kids').click();
  await expect.element(chosen('Kids')).toHaveTextContent('PuzzlesRounds');
  await expect.element(button('Rename')).not.toBeInTheDocument();
});

it('[Y2] puts one on in one step, and all back by Undo', async () => {
  changeStage({ name: 'Owls' });
  await changePicture(LOGO);
  const { store, show } = await draw([], {
    type: 'makeChip',
    segment: { type: 'prize', text: 'Cake' },
  });
  const before = show();
  await radio('Party').click();
  await button('Use this setup').click();
  expect(texts(show().wheelSegments)).toContain('2500');
  expect(show().availableChips.slice(CHIPS.length)).toEqual(points(2500));
  expect(show().houseRules).toEqual({ ...PRESETS.simple, spinFirst: true });
  expect(show().kinds).toEqual(['tossUp', 'round', 'round']);
  expect(stageSettings.getState()).toMatchObject({
    look: 'neon',
    name: 'Owls',
    picture: LOGO.id,
    sounds: { set: 'arcade', effects: 100 },
  });
  await expect.element(status.filter({ hasText: 'Party is on' })).toBeVisible();

  await button('Undo').click();
  expect(show()).toMatchObject({
    availableChips: before.availableChips,
    wheelSegments: before.wheelSegments,
    houseRules: before.houseRules,
  });
  expect(stageSettings.getState()).toEqual({ ...PLAIN_STAGE, name: 'Owls', picture: LOGO.id });
  expect(store.getState().run?.show.gameStarted).toBe(false);
});

it('brings the kinds of a quiz of more than 50 puzzles back by Undo', async () => {
  const many = Array.from({ length: 60 }, (_, id): Puzzle => ({ ...puzzles[0], id }) as Puzzle);
  const { show } = await draw(
    [],
    { type: 'chooseQuiz', puzzles: many },
    ...[0, 29, 59].map((puzzle) => ({ type: 'setKind', puzzle, kind: 'bonus' }) as const),
  );
  const before = show().kinds;
  await radio('Party').click();
  await button('Use this setup').click();
  expect(show().kinds).not.toEqual(before);
  await button('Undo').click();
  expect(show().kinds).toEqual(before);
});

it('brings name and logo of an own one, and takes those of before back by Undo', async () => {
  changeStage({ name: 'Owls' });
  await changePicture(LOGO);
  await draw([kept({}, { showName: 'Monday' })]);
  await button('Use this setup').click();
  expect(stageSettings.getState().name).toBe('Monday');
  await expect.poll(() => stageSettings.getState().picture).toBeNull();
  await button('Undo').click();
  await expect.poll(() => stageSettings.getState().picture).toBe(LOGO.id);
  expect(stageSettings.getState().name).toBe('Owls');
  expect(stagePicture.getState().picture).toEqual(LOGO);
});

it('is used without a look that this version does not know', async () => {
  changeStage({ look: 'winter' });
  await draw([kept({ look: 'disco', sounds: 'drums' })]);
  await expect.element(chosen('Monday class')).toHaveTextContent('Namenone');
  await expect.element(chosen('Monday class')).not.toHaveTextContent('Look');
  await button('Use this setup').click();
  expect(stageSettings.getState()).toMatchObject({ look: 'winter', sounds: PLAIN_STAGE.sounds });
});

it('is not used while a game runs, and leaves the stage alone', async () => {
  const { show } = await draw([], { type: 'startGame', withWheel: true });
  const use = button('Use this setup');
  await radio('Party').click();
  await expect.element(use).toHaveAttribute('aria-disabled', 'true');
  await expect.element(use).toHaveAccessibleDescription('before the game starts');
  await use.click({ force: true });
  expect(texts(show().wheelSegments)).not.toContain('2500');
  expect(stageSettings.getState().look).toBe('tungsten');
});

it('saves what is on now, with the name of the show proposed, and reads it back', async () => {
  changeStage({ name: 'Owls', look: 'daylight' });
  const { show } = await draw([], {
    type: 'makeChip',
    segment: { type: 'prize', text: 'Free coffee' },
  });
  await button('Save what is on now…').click();
  await expect.element(nameField).toHaveValue('Owls');
  await nameField.fill(' Monday class ');
  await userEvent.keyboard('{Enter}');
  await expect.element(radio('Monday class')).toBeChecked();
  const [saved] = await loadSetups();
  expect(saved).toMatchObject({
    setup: { name: 'Monday class', chips: ['Free coffee'], look: 'daylight', sounds: 'television' },
    showName: 'Owls',
    picture: null,
  });
  expect(saved?.setup.wheel.map(chipOf)).toEqual(show().wheelSegments);
});

it('asks before it replaces one of the same name', async () => {
  await draw([kept()]);
  await button('Save what is on now…').click();
  await nameField.fill('MONDAY class');
  await button('Save').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('There is a setup “MONDAY class” already.');
  expect((await loadSetups())[0]?.setup.chips).not.toEqual([]);
  await button('Replace').click();
  await expect.poll(names).toEqual(['MONDAY class']);
  expect((await loadSetups())[0]?.setup.chips).toEqual([]);
});

it.each([
  ['a built-in one', 'tv EVENING', 'There is a built-in setup of this name.'],
  ['what cannot be shown', 'a\u202Eb', 'These characters cannot be shown.'],
])('takes no name of %s', async (_, name, said) => {
  await draw();
  await button('Save what is on now…').click();
  await nameField.fill(name);
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(said);
  await expect.element(nameField).toBeVisible();
  expect(await names()).toEqual([]);
});

it('[Y1] ends a name at 40 characters, and saves none that is blank', async () => {
  await draw();
  await button('Save what is on now…').click();
  await nameField.fill('  ');
  await button('Save').click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await nameField.fill('🦉'.repeat(41));
  await button('Save').click();
  await expect.poll(names).toEqual(['🦉'.repeat(40)]);
});

it('keeps thirty at most, and still replaces', async () => {
  const thirty = Array.from({ length: 30 }, (_, nth) => kept({ name: `Class ${nth}` }));
  await draw(thirty);
  await button('Save what is on now…').click();
  await nameField.fill('One more');
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Thirty setups are the most.');
  await nameField.fill('Class 7');
  await button('Save').click();
  await button('Replace').click();
  await expect.poll(async () => (await loadSetups())[7]?.setup.chips).toEqual([]);
});

it('renames one, but not to the name of another', async () => {
  await draw([kept(), kept({ name: 'Party at ours' })]);
  await button('Rename').click();
  await nameField.fill('party AT ours');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Replace')).not.toBeInTheDocument();
  await nameField.fill('Tuesday class');
  await userEvent.keyboard('{Enter}');
  await expect.element(radio('Tuesday class')).toBeChecked();
  await expect.poll(names).toEqual(['Tuesday class', 'Party at ours']);
});

it('deletes one, and puts it back where it was by Undo', async () => {
  await draw([kept(), kept({ name: 'Second' })]);
  await button('Delete').click();
  await expect.element(status.filter({ hasText: 'Monday class deleted' })).toBeVisible();
  await expect.element(radio('Second')).toBeChecked();
  await expect.poll(names).toEqual(['Second']);
  await button('Undo').click();
  await expect.element(radio('Monday class')).toBeChecked();
  await expect.poll(names).toEqual(['Monday class', 'Second']);
});

it('leaves focus on the chosen one when a form or a button goes', async () => {
  await draw([kept()]);
  await button('Rename').click();
  await expect.element(nameField).toHaveFocus();
  await button('Cancel').click();
  await expect.element(radio('Monday class')).toHaveFocus();
  await button('Save what is on now…').click();
  await expect.element(nameField).toHaveFocus();
  await userEvent.keyboard('Tuesday class{Enter}');
  await expect.element(radio('Tuesday class')).toHaveFocus();
  await button('Delete').click();
  await expect.element(radio('Plain')).toHaveFocus();
});

const upload = (...files: readonly string[]) =>
  userEvent.upload(page.getByLabelText('Import…'), [
    ...files.map((content) => new File([content], 'setup.json')),
  ]);

it('imports a file, under a name of its own where that is taken', async () => {
  await draw([kept()]);
  await upload(writeSetupFile({ setup: setupWith(), showName: 'Owls', picture: null }));
  await expect.element(radio('Monday class 2')).toBeChecked();
  expect((await loadSetups())[1]).toEqual(kept({ name: 'Monday class 2' }, { showName: 'Owls' }));
});

it.each([
  ['hello', 'This file is no setup.'],
  ['{"format":"wheel-setup","version":2}', 'This setup is from a later version.'],
])('takes nothing from the file %s', async (content, said) => {
  await draw();
  await upload(content);
  await expect.element(status.filter({ hasText: said })).toBeVisible();
  expect(await names()).toEqual([]);
});

it('exports one as the file that it imports', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await draw([kept({}, { showName: 'Owls' })]);
  await button('Export').click();
  const file = made.mock.calls.at(-1)?.[0] as File;
  expect(file.name).toBe('Monday class.json');
  expect(JSON.parse(await file.text())).toMatchObject({ setup: setupWith(), showName: 'Owls' });
  click.mockRestore();
  made.mockRestore();
});

it.each([['text'], [{}], [[{ setup: { name: 'Broken' } }, 7]]])(
  'has none where what is stored cannot be read: %j',
  async (stored) => {
    await save('setups', stored);
    await draw();
    await expect.element(radio('Plain')).toBeChecked();
    await expect.element(page.getByText('Yours')).not.toBeInTheDocument();
  },
);

it('names the built-in ones in the language of the page', async () => {
  await speak('de');
  try {
    await withStageWords(async () => {})();
    await draw();
    await expect.element(radio('Fernsehabend')).toBeVisible();
  } finally {
    await speak('en');
  }
});

it('tells one of the own from a built-in one that has its name in this language', async () => {
  await draw([kept({ name: 'Party' })]);
  await expect.element(radio('Party').first()).toBeChecked();
  await expect.element(button('Rename')).toBeVisible();
  await radio('Party').last().click();
  await expect.element(radio('Party').first()).not.toBeChecked();
  await expect.element(button('Rename')).not.toBeInTheDocument();
});

const withGame = page.getByRole('checkbox', { name: 'Save with this game' });

function ownGame(part: Partial<WholeGame> = {}) {
  useSession.setState({ user: { username: 'marta', token: 'secret' } });
  const game: WholeGame = {
    quizId: QUIZ,
    gameTitle: 'Pets',
    username: 'marta',
    visibility: 'private',
    language: 'en',
    isMine: true,
    revision: 7,
    entries: [],
    ...part,
  };
  return {
    read: vi.spyOn(libraryApi, 'game').mockResolvedValue(game),
    patch: vi.spyOn(libraryApi, 'patch').mockResolvedValue({ revision: 8 }),
  };
}

it('saves what is on now with the own game that is chosen, and takes it off', async () => {
  const { patch } = ownGame();
  const { show } = await draw();
  await radio('TV evening').click();
  await button('Use this setup').click();
  await withGame.click();
  await expect.element(withGame).toBeChecked();
  expect(patch).toHaveBeenLastCalledWith(QUIZ, 7, {
    setup: expect.objectContaining({ name: 'TV evening', kinds: ['tossUp', 'round', 'bonus'] }),
  });
  expect(show().kinds).toEqual(['tossUp', 'round', 'bonus']);
  await withGame.click();
  await expect.poll(() => patch.mock.calls.at(-1)).toEqual([QUIZ, 8, { setup: null }]);
  await expect.element(withGame).not.toBeChecked();
});

it('[L7] saves it by the name of the game, where it is no setup that is known', async () => {
  changeStage({ name: 'The Monday Owl Quiz' });
  const { patch } = ownGame();
  await draw([], { type: 'makeChip', segment: { type: 'prize', text: 'Cake' } });
  await withGame.click();
  await expect
    .poll(() => patch.mock.calls.at(-1))
    .toEqual([QUIZ, 7, { setup: expect.objectContaining({ name: 'Pets', chips: ['Cake'] }) }]);
  expect(JSON.stringify(patch.mock.calls)).not.toContain('Owl Quiz');
});

it('says so where the game was changed in another window, twice', async () => {
  const { read, patch } = ownGame({ setup: setupWith() });
  await draw();
  await expect.element(withGame).toBeChecked();
  patch.mockRejectedValue(new ApiError(412, { title: 'Stale.' }));
  read.mockClear();
  await withGame.click();
  await expect
    .element(status.filter({ hasText: 'This game was changed in another window.' }))
    .toBeVisible();
  expect(read).toHaveBeenCalledOnce();
  await expect.element(withGame).toBeChecked();
});

it.each([
  ['a guest', {}, null],
  ['the game of another host', { isMine: false }, { username: 'osei', token: 'secret' }],
])('saves nothing with %s', async (_, part, user) => {
  const { read } = ownGame(part);
  useSession.setState({ user });
  await draw();
  await expect.element(button('Done')).toBeVisible();
  if (user) await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
  await expect.element(withGame).not.toBeInTheDocument();
});
