import { describe, expect, it } from 'vitest';
import { foldName, foldTitle } from './fold.ts';

describe('foldTitle', () => {
  it.each([
    ['Quiz NIGHT', 'quiz night'],
    ['Äpfel ÖL Über', 'apfel ol uber'],
    ['Café Olé', 'cafe ole'],
    ['Cafe\u0301', 'cafe'],
    ['Straße STRAẞE', 'strasse strasse'],
    ['Œuvre Ærø Łódź', 'oeuvre aero lodz'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ﬁne ２０', 'fine 20'],
    ['a\0b', 'ab'],
    [`Caf\u00e9 \uff12 a${'\u0301'.repeat(40)}`, 'cafe 2 a'],
    ['100% _fun_ "x" \'y\' *', '100% _fun_ "x" \'y\' *'],
    ['🎉 Party', '🎉 party'],
    ['', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldTitle(text)).toBe(folded);
  });

  it('folds what is folded to itself', () => {
    for (const text of ['Äß ẞ İ ΑΣ ﬃ Ǆ', 'Ünïcödé', 'ǅ', '№ ½ ™']) {
      expect(foldTitle(foldTitle(text))).toBe(foldTitle(text));
    }
  });
});

describe('foldName', () => {
  it('is blind to case and to the way letters are composed, but not to accents', () => {
    expect(foldName('ZOË')).toBe(foldName('Zoe\u0308'));
    expect(foldName('Zoë')).not.toBe(foldName('Zoe'));
  });
});
