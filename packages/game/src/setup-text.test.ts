import { describe, expect, it } from 'vitest';
import { after, deskShow, goOn, played } from '../test/desk.ts';
import * as host from '../test/host.ts';
import { showWith } from '../test/shows.ts';
import { BUILT_IN_SETUPS } from './built-in-setups.ts';
import { PRESETS, type PuzzleKind } from './desk/presets.ts';
import { undo } from './history/undo.ts';
import { objectionTo, play } from './play.ts';
import { type SetupText, setupAction, setupOf } from './setup-text.ts';
import { newShow } from './show.ts';
import { chipText } from './wheel/chip-text.ts';
import { CHIPS, TELEVISION_SEGMENTS } from './wheel/segment.ts';

const setup = (fields: Partial<SetupText> = {}): SetupText => ({
  name: 'Monday class',
  chips: ['Free coffee', '2500'],
  wheel: ['100', 'Lose Turn', 'Free coffee', '2500', 'Free coffee'],
  rules: { ...PRESETS.classic, vowelPrice: 100 },
  kinds: ['tossUp', 'round', 'bonus'],
  ...fields,
});

function use(fields: Partial<SetupText> = {}) {
  const action = setupAction(setup(fields));
  if (!action) throw new Error('The setup cannot be read.');
  return action;
}

const chosen = { ...showWith({ phrases: ['red dog', 'blue sky', 'old owl'] }), gameStarted: false };
const kindsFor = (count: number, kinds: readonly PuzzleKind[]) => {
  const phrases = Array.from({ length: count }, () => 'red dog');
  return after({ ...showWith({ phrases }), gameStarted: false }, use({ kinds })).kinds;
};

describe('a setup', () => {
  it('[Y1] has a name of 1 to 40 characters', () => {
    for (const name of ['', '  ', 'x'.repeat(41)]) expect(setupAction(setup({ name }))).toBe(null);
    expect(use({ name: ' \u{1F381} ' }).name).toBe('\u{1F381}');
  });

  it.each([
    ['too few segments', { wheel: ['100', '200', '300'] }, 'SEGMENTS_FEW'],
    ['too many', { wheel: Array.from({ length: 21 }, () => '100') }, 'SEGMENTS_FULL'],
    ['a chip that it does not know', { chips: ['2500'] }, 'NO_SUCH_CHIP'],
    ['a chip twice', { chips: ['Cake', 'CAKE'] }, 'SAME_CHIP'],
    ['one of the 15 as its own', { chips: ['500'] }, 'SAME_CHIP'],
    ['eleven', { chips: [...'abcdefghijk'] }, 'CHIPS_FULL'],
  ] as const)('[Y1] is refused with %s', (_name, fields, objection) => {
    expect(objectionTo(chosen, use(fields))).toBe(objection);
  });

  it('[Y2] is used in one step, and leaves nothing of before', () => {
    const before = after(chosen, host.makePrize('Cake'), host.setKind(1, 'finalSpin'));
    const run = goOn(played(before), use());
    expect(setupOf(run.show, 'Monday class')).toEqual(setup());
    expect(undo(run).show).toEqual(before);
  });

  it('[Y2] spells a prize on the wheel as its chip', () => {
    const { wheelSegments } = after(chosen, use({ wheel: ['FREE  COFFEE', '100', '100', '100'] }));
    expect(wheelSegments[0]).toEqual({ type: 'prize', text: 'Free coffee' });
  });

  it('[Y2] waits for the end of a spin, and comes before the game', () => {
    expect(objectionTo(after(chosen, host.spin), use())).toBe('SPINNING');
    expect(objectionTo(deskShow(), use())).toBe('GAME_STARTED');
    expect(objectionTo(newShow(), use())).toBe(null);
  });

  it('[Y2] is what the game is then played by', () => {
    const { desk, houseRules } = after(chosen, use(), host.startGame);
    expect(desk?.special).toMatchObject({ type: 'tossUp' });
    expect(houseRules.vowelPrice).toBe(100);
  });

  it('[Y3] spreads its kinds from both ends over a longer quiz', () => {
    expect(kindsFor(3, ['tossUp', 'round', 'bonus'])).toEqual(['tossUp', 'round', 'bonus']);
    expect(kindsFor(6, ['tossUp', 'finalSpin', 'bonus'])).toEqual([
      ...['tossUp', 'finalSpin', 'round', 'round', 'round', 'bonus'],
    ]);
    expect(kindsFor(2, [])).toEqual(['round', 'round']);
  });

  it('[Y3] takes the ends alone for a shorter one', () => {
    const { kinds } = BUILT_IN_SETUPS.tvEvening;
    expect(kindsFor(3, kinds)).toEqual(['tossUp', 'round', 'bonus']);
    expect(kindsFor(1, kinds)).toEqual(['tossUp']);
  });

  it('[Y3] cuts a list of more than 50 in its middle', () => {
    const kinds = Array.from({ length: 60 }, (_, at): PuzzleKind => (at < 30 ? 'tossUp' : 'bonus'));
    const used = kindsFor(60, kinds);
    expect(used.map((kind) => kind[0]).join('')).toBe(
      't'.repeat(25) + 'r'.repeat(10) + 'b'.repeat(25),
    );
    expect(setupOf({ ...chosen, kinds }, 'Long').kinds).toHaveLength(50);
  });

  it.each([{ chips: ['\u0007'] }, { wheel: ['100', '200', '300', 'x'.repeat(21)] }])(
    '[Y4] is refused as a whole with what cannot be read: %j',
    (fields) => {
      expect(setupAction(setup(fields))).toBe(null);
    },
  );
});

describe('a built-in setup', () => {
  it.each(Object.entries(BUILT_IN_SETUPS))(
    '[Y5] reads back from its own text: %s',
    (name, text) => {
      const show = after(newShow(), use({ name, ...text }));
      expect(setupOf({ ...show, kinds: text.kinds }, name)).toEqual({ name, ...text });
      expect(after(show, use()).availableChips).toHaveLength(CHIPS.length + 2);
    },
  );

  it('[Y5] is Plain like a new browser', () => {
    const { show } = play(newShow(), use({ ...BUILT_IN_SETUPS.plain }));
    expect({ ...show, kinds: [] }).toEqual(newShow());
  });

  it('[Y5] has the wheel of television for an evening', () => {
    expect(BUILT_IN_SETUPS.tvEvening.wheel).toEqual(TELEVISION_SEGMENTS.map(chipText));
  });
});
