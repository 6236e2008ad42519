import { joinList, type ListKind, type ListSeparators, listFormat } from './list-separators.ts';

/** How a count is said: `one`, `other` and what else the language has, with `#` in the place of the number. */
type Forms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const isSmall = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** By locale, looked up when the app is built: a phone takes a tenth of a second before it can write a list by itself. */
const SEPARATORS: Readonly<Record<string, ListSeparators>> = import.meta.env?.LIST_SEPARATORS ?? {};

function newFormats(locale: string) {
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const numbers = lazily(() => new Intl.NumberFormat(locale));
  const lists = {
    and: lazily(() => listFormat(locale, 'and')),
    or: lazily(() => listFormat(locale, 'or')),
    unit: lazily(() => listFormat(locale, 'unit')),
  };
  // Most counts are small and need no rules, whose loading takes a phone a while.
  const number = (value: number): string =>
    isSmall(value) ? String(value) : numbers().format(value);
  return {
    /** A count in a sentence. Scores, prices and values of the wheel stay plain digits. */
    number,
    /** "1 puzzle", "12 puzzles". */
    counted: (count: number, forms: Forms): string =>
      (forms[plurals().select(count)] ?? forms.other).replace('#', number(count)),
    /** "a, b and c"; a `unit` has no word before the last where the language needs none. */
    list: (items: readonly string[], kind: ListKind): string => {
      const separators = SEPARATORS[locale]?.[kind];
      return (separators && joinList(items, separators)) ?? lists[kind]().format(items);
    },
    date: (time: number, options: Intl.DateTimeFormatOptions): string =>
      new Date(time).toLocaleDateString(locale, options),
    /** "20:14". */
    time: (time: number): string =>
      new Date(time).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' }),
  };
}

const known = new Map<string, ReturnType<typeof newFormats>>();

/** Counts, lists and dates as a locale says them. */
export function formats(locale: string): ReturnType<typeof newFormats> {
  const made = known.get(locale) ?? newFormats(locale);
  known.set(locale, made);
  return made;
}
