import { isAtDesk, type ShowAtDesk, withDesk } from '../desk/at-desk.ts';
import { puzzleBegun, withNewDesk, withoutDesk } from '../desk/begin.ts';
import { withKindInPlay } from '../desk/kinds.ts';
import {
  type HouseRules,
  isChanged,
  isSameButForClocks,
  isSameRules,
  wholeRules,
} from '../desk/presets.ts';
import { noneHeld } from '../desk/prizes.ts';
import { andThen, type Outcome, outcome } from '../outcome.ts';
import type { ParkedBoard, Show } from '../show.ts';
import type { Rule } from './rule.ts';

/** Which rules the show is played by. Before the game is started this is only a choice; the desk comes with it. */
export const chooseRules = {
  kind: 'host',

  objection(show, { rules }) {
    if (show.spin) return 'SPINNING';
    return isSameRules(wholeRules(rules), show.houseRules) ? 'NO_CHANGE' : null;
  },

  apply(show, { rules }) {
    const houseRules = wholeRules(rules);
    const { preset } = houseRules;
    const told = { type: 'rulesChosen', preset, isChanged: isChanged(houseRules) } as const;
    return andThen(outcome({ ...show, houseRules }, told), (now) => {
      if (!show.gameStarted || preset === 'manual') return { show: withoutDesk(now) };
      if (!isAtDesk(now)) return puzzleBegun(withNewDesk(now));
      return playedOn(now, show.houseRules);
    });
  },

  line: (_before, { rules }) => ({ preset: rules.preset, isChanged: isChanged(wholeRules(rules)) }),
} satisfies Rule<'chooseRules'>;

/** The desk under new rules: what was earned and held on this puzzle and on parked ones came by others, and is dropped. */
function playedOn(show: ShowAtDesk, before: HouseRules): Outcome {
  if (isSameButForClocks(show.houseRules, before)) return { show };
  const none = { earned: show.teams.map(() => 0), held: noneHeld(show) };
  const unearned = (board: ParkedBoard): ParkedBoard => ({
    ...board,
    desk: board.desk && {
      ...board.desk,
      ...none,
      special: isPlayable(show, board.desk.special?.type) ? board.desk.special : null,
    },
  });
  const parked = Object.fromEntries(
    Object.entries(show.parked).map(([at, board]) => [at, unearned(board)]),
  );
  return withKindInPlay(withDesk({ ...show, parked }, none));
}

const isPlayable = ({ houseRules }: Show, kind: HouseRules['kinds'][number] = 'round'): boolean =>
  houseRules.kinds.includes(kind);
