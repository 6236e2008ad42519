import { expect, type Page } from '@playwright/test';
import { type Action, PRESETS, type Segment, TELEVISION_SEGMENTS } from '@wheel/game';
import type { Entry } from './api.ts';
import { closeReward, skipSpin, stageOf } from './stage.ts';
import { hostShow } from './stored-show.ts';
import type { Visit, Walk } from './walk.ts';
import { wordsOn } from './words.ts';

const puzzles: readonly Entry[] = [
  { category: 'Proverb', searchedWord: 'The early bird catches the worm' },
  { category: 'What are they doing?', searchedWord: 'Singing in the shower' },
];
const four = ['Red Pandas', 'Blue Whales', 'Golden Geese', 'Tree Frogs'];
const eight = [...four, 'Flamingos', 'Night Owls', 'Geckos', 'A Team With A Long Name'];

const scores: readonly Action[] = [3400, 1850, 2450, 0, 1000, 600, 11900, 300].map(
  (score, team) => ({ type: 'enterScore', team, score }),
);
const earned: readonly Action[] = [900, 650, 0, 1400, 0, 300, 1250, 0].map((points, team) => ({
  type: 'enterEarned',
  team,
  points,
}));
const letters: readonly Action[] = [...'TRHSP'].map((letter) => ({
  type: 'guessLetter',
  letter,
  free: true,
}));
const begun: readonly Action[] = [
  { type: 'fillWheel', segments: TELEVISION_SEGMENTS },
  ...scores,
  ...earned,
  ...letters,
  { type: 'setTurn', team: 1 },
];
const wheelOf = (segment: Segment): Action => ({
  type: 'fillWheel',
  segments: [segment, segment, segment, segment],
});
const played = (kind: 'tossUp' | 'finalSpin' | 'bonus'): readonly Action[] => [
  ...scores,
  { type: 'setKind', puzzle: 0, kind },
];

const bar = (page: Page) => page.getByTestId('desk-bar');
const press = (page: Page, name: string) =>
  bar(page).getByRole('button', { name, exact: true }).click();

/** A round of a Classic show with eight teams: what is due, what the wheel did, and what is typed. */
async function deskRound(page: Page, visit: Visit) {
  const { desk, show } = wordsOn(page);
  const { may, moves } = desk.bar;
  const stage = stageOf(page);
  const rules = PRESETS.classic;
  await hostShow(page, { puzzles, teams: eight, rules, played: begun });
  await expect(bar(page)).toContainText(
    may.anyOf({ moves: [moves.spin, moves.buyVowel, moves.solve] }),
  );
  await visit('desk');
  await bar(page).getByLabel(wordsOn(page).desk.actions.value).fill('600');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText(moves.consonant({ points: 600 }));
  await visit('desk-value');
  const { lectern, shortcuts } = show.game;
  const geckos = lectern.typeScore({ score: 11900, team: 'Geckos' });
  await stage.team(6).getByRole('button', { name: geckos }).click();
  await expect(page.getByLabel(lectern.scoreOf({ team: 'Geckos' }), { exact: true })).toBeFocused();
  await visit('desk-typing');
  await page.keyboard.press('Escape');
  await stage.hide.click();
  await visit('desk-wheel-hidden');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: shortcuts.title })).toBeVisible();
  await visit('desk-help');
}

/** What the chips of the wheel do. */
async function deskChips(page: Page, visit: Visit) {
  const stage = stageOf(page);
  const rules = PRESETS.classic;
  const wheels = [...begun, wheelOf({ type: 'forfeit' })];
  await hostShow(page, { puzzles, teams: eight, rules, played: wheels });
  await stage.spin.click();
  await skipSpin(page);
  await visit('desk-forfeit');
  await closeReward(page);
  await visit('desk-forfeited');
  const asked = [...begun, wheelOf({ type: 'bonusQuestion' })];
  await hostShow(page, { puzzles, teams: eight, rules, played: asked });
  await stage.spin.click();
  await skipSpin(page);
  await visit('desk-verdict');
  await closeReward(page);
  await expect(
    bar(page).getByRole('button', { name: wordsOn(page).desk.actions.verdict }),
  ).toBeVisible();
  await visit('desk-verdict-due');
}

/** Toss-up, final spin and bonus round, with the solve clock and a shared lead. */
async function deskSpecials(page: Page, visit: Visit) {
  const { desk, show } = wordsOn(page);
  const { actions } = desk;
  const { lectern } = show.game;
  const stage = stageOf(page);
  const rules = { ...PRESETS.classic, turnSeconds: 30 };
  await hostShow(page, { puzzles, teams: eight, rules, played: played('tossUp') });
  await visit('toss-up-ready');
  await press(page, actions.startTossUp);
  await page.clock.runFor(3000);
  await stage
    .team(3)
    .getByRole('button', { name: lectern.buzzOf({ team: 'Tree Frogs' }) })
    .click();
  await press(page, actions.wrong);
  await press(page, actions.holdTossUp);
  await expect(stage.cross).toBeHidden();
  await visit('toss-up-held');
  await stage
    .team(1)
    .getByRole('button', { name: lectern.buzzOf({ team: 'Blue Whales' }) })
    .click();
  await visit('toss-up-buzzed');
  await hostShow(page, { puzzles, teams: eight, rules, played: played('finalSpin') });
  await bar(page).getByLabel(wordsOn(page).desk.actions.value).fill('600');
  await page.keyboard.press('Enter');
  await visit('final-spin');
  await hostShow(page, { puzzles, teams: four, rules: PRESETS.classic, played: played('bonus') });
  for (const letter of ['h', 'g', 'o']) await page.keyboard.press(letter);
  await visit('bonus-picks');
  await page.keyboard.press('d');
  await press(page, actions.openPicks);
  await visit('bonus-clock');
  await hostShow(page, { puzzles, teams: four, rules: PRESETS.classic, played: [] });
  await stage
    .team(1)
    .getByRole('button', { name: lectern.typeScore({ score: 0, team: 'Blue Whales' }) })
    .click();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await press(page, actions.right);
  await visit('desk-tie');
}

const [coffee, homework] = ['Free coffee', 'No homework'].map(
  (text): Segment => ({ type: 'prize', text }),
) as [Segment, Segment];
const spun = (segment: Segment): readonly Action[] => [
  { type: 'makeChip', segment },
  wheelOf(segment),
  { type: 'startSpin', extraDegrees: 1800, atMs: 0 },
  { type: 'endSpin' },
  { type: 'closeReward' },
];

/** A prize that is spun, held and won, with another one held. */
async function deskPrizes(page: Page, visit: Visit) {
  const { desk } = wordsOn(page);
  const stage = stageOf(page);
  const held: readonly Action[] = [
    ...scores,
    ...earned,
    { type: 'setTurn', team: 3 },
    ...spun(homework),
    { type: 'guessLetter', letter: 'T' },
    { type: 'setTurn', team: 1 },
  ];
  const rules = PRESETS.classic;
  await hostShow(page, {
    puzzles,
    teams: eight,
    rules,
    played: [...held, { type: 'makeChip', segment: coffee }, wheelOf(coffee)],
  });
  await stage.spin.click();
  await skipSpin(page);
  await visit('desk-prize-spun');
  await closeReward(page);
  await visit('desk-prize-value');
  await page.keyboard.press('r');
  await expect(stage.team(1).getByTestId('team-held')).toBeVisible();
  await visit('desk-prize-held');
  await press(page, desk.actions.right);
  await expect(stage.team(1).getByTestId('team-won')).toBeVisible();
  await visit('desk-prize-won');
  await stage.next.click();
  await press(page, desk.actions.right);
  await stage.next.click();
  await expect(page.getByTestId('podium-prizes')).toBeVisible();
  await visit('podium-prizes');
}

export const deskWalks: Readonly<Record<string, Walk>> = {
  deskRound,
  deskChips,
  deskSpecials,
  deskPrizes,
};
