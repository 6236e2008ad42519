import { INVALID_MAX, type Invalid, type InvalidField } from './codes.ts';
import { LIMITS } from './limits.ts';
import type { Setup } from './setup.ts';
import { CHIPS, FIGURES_MAX, SETUP_KINDS, SETUP_PRESETS } from './setup-values.ts';
import { bytesIn, hasUnshowable, invalidText, normalForm } from './text.ts';

/** Whether an own chip is a prize, and not points. */
export const isPrize = (chip: string): boolean => !/^\p{Nd}+$/u.test(chip);

const tidyChip = (chip: string): string => chip.trim().replace(/\s+/g, ' ');

/** A setup as it is kept. */
export const tidySetup = (setup: Setup): Setup => ({
  ...setup,
  name: setup.name.trim(),
  chips: setup.chips.map(tidyChip),
  wheel: setup.wheel.map(tidyChip),
});

/** What is wrong with a value of which nothing is known; null when nothing is. */
type Check = (value: unknown) => Invalid | null;

const WRONG_TYPE: Invalid = { code: 'WRONG_TYPE' };
const NOT_ALLOWED: Invalid = { code: 'NOT_ALLOWED' };

const text =
  (check: (text: string) => Invalid | null): Check =>
  (value) =>
    typeof value === 'string' ? check(value) : WRONG_TYPE;
const oneOf = (values: readonly string[]) =>
  text((value) => (values.includes(value) ? null : NOT_ALLOWED));
const nameOfOurs = text((value) => (/^[a-z]{1,20}$/.test(value) ? null : NOT_ALLOWED));
const yesOrNo: Check = (value) => (typeof value === 'boolean' ? null : WRONG_TYPE);
const figure =
  (max: number): Check =>
  (value) => {
    if (!Number.isInteger(value)) return WRONG_TYPE;
    return Number(value) < 0 || Number(value) > max ? NOT_ALLOWED : null;
  };
const list =
  (min: number, max: number): Check =>
  (value) => {
    if (!Array.isArray(value)) return WRONG_TYPE;
    if (value.length < min) return { code: 'TOO_SHORT', limit: min };
    return value.length > max ? { code: 'TOO_LONG', limit: max } : null;
  };
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const FIELDS: Readonly<Record<keyof Setup, Check>> = {
  name: text((name) => invalidText(name, LIMITS.setupNameMax)),
  chips: list(0, LIMITS.ownChipsMax),
  wheel: list(LIMITS.wheelMin, LIMITS.wheelMax),
  rules: (value) => (isRecord(value) ? null : WRONG_TYPE),
  kinds: list(0, Infinity),
  look: nameOfOurs,
  sounds: nameOfOurs,
};
const OPTIONAL: readonly string[] = ['look', 'sounds'] satisfies (keyof Setup)[];

const RULES: Readonly<Record<string, Check>> = {
  preset: oneOf(SETUP_PRESETS),
  spinFirst: yesOrNo,
  bank: yesOrNo,
  kinds: list(0, SETUP_KINDS.length),
  ...Object.fromEntries(Object.entries(FIGURES_MAX).map(([name, max]) => [name, figure(max)])),
};

function* wrongFields(
  path: string,
  data: Readonly<Record<string, unknown>>,
  checks: Readonly<Record<string, Check>>,
): Generator<InvalidField> {
  for (const name of Object.keys(data))
    if (!Object.hasOwn(checks, name)) yield { path: `${path}.${name}`, ...NOT_ALLOWED };
  for (const [name, check] of Object.entries(checks)) {
    const isThere = Object.hasOwn(data, name);
    if (!isThere && OPTIONAL.includes(name)) continue;
    const invalid: Invalid | null = isThere ? check(data[name]) : { code: 'REQUIRED' };
    if (invalid) yield { path: `${path}.${name}`, ...invalid };
  }
}

function* wrongItems(path: string, items: unknown, check: Check): Generator<InvalidField> {
  for (const [at, item] of (Array.isArray(items) ? items : []).entries()) {
    const invalid = check(item);
    if (invalid) yield { path: `${path}.${at}`, ...invalid };
  }
}

const isPoints = (chip: string): boolean =>
  /^[1-9]\d*$/.test(chip) && Number(chip) <= LIMITS.pointsMax;

const keyOf = (chip: string): string => normalForm(tidyChip(chip), 'NFC').toLowerCase();

/** Checks own chips one after the other: none is like one of the 15, or like one before it. */
function ownChips(): Check {
  const taken = new Set(CHIPS.map(keyOf));
  return text((chip) => {
    const tidy = tidyChip(chip);
    if (hasUnshowable(chip.trim())) return { code: 'CONTROL_CHARACTERS' };
    const invalid = invalidText(tidy, LIMITS.prizeMax);
    if (invalid) return invalid;
    if (taken.has(keyOf(tidy)) || !(isPrize(tidy) || isPoints(tidy))) return NOT_ALLOWED;
    taken.add(keyOf(tidy));
    return null;
  });
}

function* wrongIn(setup: Readonly<Record<string, unknown>>): Generator<InvalidField> {
  const { chips, wheel, rules, kinds } = setup;
  const kind = oneOf(SETUP_KINDS);
  const own = (Array.isArray(chips) ? chips : []).filter((chip) => typeof chip === 'string');
  const known = new Set([...CHIPS, ...own].map(keyOf));
  yield* wrongFields('setup', setup, FIELDS);
  yield* wrongItems('setup.chips', chips, ownChips());
  yield* wrongItems(
    'setup.wheel',
    wheel,
    text((chip) => (known.has(keyOf(chip)) ? null : NOT_ALLOWED)),
  );
  yield* wrongItems('setup.kinds', kinds, kind);
  if (!isRecord(rules)) return;
  yield* wrongFields('setup.rules', rules, RULES);
  yield* wrongItems('setup.rules.kinds', rules.kinds, kind);
}

function isTooLong(data: unknown): boolean {
  try {
    return bytesIn(JSON.stringify(data) ?? '') > LIMITS.setupBytes;
  } catch {
    // Nested too deep to be written.
    return true;
  }
}

/** Everything wrong with a setup, in any call or file. */
export function invalidSetup(data: unknown): InvalidField[] {
  if (isTooLong(data)) return [{ path: 'setup', code: 'TOO_LONG', limit: LIMITS.setupBytes }];
  if (!isRecord(data)) return [{ path: 'setup', ...WRONG_TYPE }];
  return [...wrongIn(data)].slice(0, INVALID_MAX);
}
