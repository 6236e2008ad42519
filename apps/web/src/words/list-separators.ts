const KINDS = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;
export type ListKind = keyof typeof KINDS;

/** Of two items; then of more: after the first, between others, before the last. */
type Separators = readonly [two: string, first: string, middle: string, last: string];
export type ListSeparators = Readonly<Record<ListKind, Separators>>;

export const listFormat = (locale: string, kind: ListKind): Intl.ListFormat =>
  new Intl.ListFormat(locale, { type: KINDS[kind] });

/** What a locale writes between the items of a list. */
export function separatorsIn(locale: string): ListSeparators {
  const between = (kind: ListKind, items: readonly string[]) =>
    listFormat(locale, kind)
      .formatToParts(items)
      .flatMap((part) => (part.type === 'literal' ? [part.value] : []));
  const of = (kind: ListKind): Separators => {
    const [two = ''] = between(kind, ['a', 'b']);
    const [first = '', middle = '', last = ''] = between(kind, ['a', 'b', 'c', 'd']);
    return [two, first, middle, last];
  };
  return { and: of('and'), or: of('or'), unit: of('unit') };
}

/** Before some sounds Spanish has another word: "padres e hijos", "siete u ocho". */
const CHANGES_WORD = /^(h?[iíoó]|8|11)/i;

/** Null where the last item may ask for another word before it. */
export function joinList(items: readonly string[], separators: Separators): string | null {
  const [two, first, middle, last] = separators;
  const end = items.length - 1;
  if (CHANGES_WORD.test(items[end] ?? '')) return null;
  if (end === 1) return items.join(two);
  const before = (at: number) => (at === end ? last : at === 1 ? first : middle);
  return items.map((item, at) => (at === 0 ? item : before(at) + item)).join('');
}
