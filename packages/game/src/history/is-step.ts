import type { Action } from '../action.ts';
import type { Rule } from '../rules/rule.ts';
import { RULES } from '../rules/table.ts';
import { isRecord, recordOf } from '../shape.ts';

const rules = new Map<unknown, Rule<Action['type']>>(Object.entries(RULES));

/** Whether data is an action that can stand in a history. */
export function isStep(data: unknown): data is Action {
  const rule = isRecord(data) ? rules.get(data.type) : undefined;
  return rule !== undefined && 'fields' in rule && recordOf(rule.fields)(data);
}
