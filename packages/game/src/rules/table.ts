import type { ActionType } from '../action.ts';
import * as answers from './answers.ts';
import * as bonusRound from './bonus-round.ts';
import * as chooseRules from './choose-rules.ts';
import * as clocks from './clocks.ts';
import * as flow from './flow.ts';
import * as guessLetter from './guess-letter.ts';
import * as guessPhrase from './guess-phrase.ts';
import type { Rule } from './rule.ts';
import * as runningOrder from './running-order.ts';
import * as scores from './scores.ts';
import * as setVowels from './set-vowels.ts';
import * as setups from './setups.ts';
import * as spin from './spin.ts';
import * as teamSetup from './team-setup.ts';
import * as tossUp from './toss-up.ts';
import * as turns from './turns.ts';
import * as wheelSetup from './wheel-setup.ts';

/** The rule of every action. The files of the rules export nothing else. */
export const RULES = {
  ...teamSetup,
  ...wheelSetup,
  ...setups,
  ...spin,
  ...flow,
  ...runningOrder,
  ...guessLetter,
  ...guessPhrase,
  ...setVowels,
  ...scores,
  ...chooseRules,
  ...turns,
  ...answers,
  ...tossUp,
  ...bonusRound,
  ...clocks,
} as const satisfies { readonly [T in ActionType]: Rule<T> };

const rules: { readonly [T in ActionType]: Rule<T> } = RULES;

export const ruleOf = <T extends ActionType>(type: T): Rule<T> => rules[type];
