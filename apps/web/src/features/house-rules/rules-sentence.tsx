import type { HouseRules } from '@wheel/game';
import { isAdjusted, rulesSentence } from '../../words/house-rules.ts';

export function RulesSentence({ rules }: { readonly rules: HouseRules }) {
  return (
    <>
      {isAdjusted(rules) && <b>Changed. </b>}
      {rulesSentence(rules)}
    </>
  );
}
