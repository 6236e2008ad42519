import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinList, separatorsIn } from './list-separators.ts';

const TYPES = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;
const items = fc.array(fc.oneof(fc.string(), fc.integer().map(String)), { maxLength: 6 });

it.each(['en', 'en-GB', 'de', 'es', 'fr'])('joins a list in %s as Intl does', (locale) => {
  for (const kind of ['and', 'or', 'unit'] as const) {
    const intl = new Intl.ListFormat(locale, { type: TYPES[kind] });
    const separators = separatorsIn(locale)[kind];
    fc.assert(
      fc.property(items, (list) => {
        expect(joinList(list, separators) ?? intl.format(list)).toBe(intl.format(list));
      }),
    );
    expect(joinList(['100', '200', 'a prize'], separators)).toBe(
      intl.format(['100', '200', 'a prize']),
    );
  }
});

it.each(['Iglú', 'hijos', '8', '11', 'oro', 'hora'])(
  'leaves a list that ends in %s to Intl',
  (last) => {
    expect(joinList(['a', last], separatorsIn('es').and)).toBeNull();
  },
);
