import { GUEST, normalForm } from '@wheel/contract';
import { foldTitle } from './fold.ts';

/**
 * Letters that look like Latin ones, after UTS 39: as they are drawn, so capitals and small letters have their own likeness.
 * Accents, other widths, and the styled letters of mathematics are gone before this is asked.
 */
const LIKENESSES: readonly [latin: string, alike: string][] = [
  ['a', 'АаΑαӕɑⲁᎪꓮ'],
  ['b', 'ВвΒβЬьᏴꓐƄ'],
  ['c', 'СсϹϲⅽᏟꓚⲥ'],
  ['d', 'ԁԀᎠꓓɗɖ'],
  ['e', 'ЕеΕεЄєеᎬꓰҽ'],
  ['f', 'ϜϝꓝƒẝꞘ'],
  ['g', 'ԌɡցᏀꓖɢ'],
  ['h', 'НнΗһҺᎻꓧհ'],
  ['i', 'ІіΙιΪӀӏıɩᎥꙇⵏ'],
  ['j', 'ЈјᎫꓙϳյ'],
  ['k', 'КкΚκᏦꓗқ'],
  ['l', 'ⅼᏞꓡℓוןƖǀ∣|1'],
  ['m', 'МмΜᎷꓟⅿ'],
  ['n', 'ΝηոᏁꓠпո'],
  ['o', 'ОоΟοσОօሀՕᏫꓳ০०੦૦๐໐٥۵ⲟ0ӨөΘθ'],
  ['p', 'РрΡρᏢꓑþ'],
  ['q', 'ԚԛգզႳ'],
  ['r', 'гᎡꓣɾꭇ'],
  ['s', 'ЅѕᏚꓢƽꜱՏ'],
  ['t', 'ТтΤτᎢꓔ'],
  ['u', 'υՍսꓴʋᴜцμ'],
  ['v', 'νѴѵᏙꓦⅴ∨'],
  ['w', 'ԜԝωшɯᎳꓪѡ'],
  ['x', 'ХхΧχⅹꓫ×'],
  ['y', 'УуΥүҮүγᎩꓬʏ'],
  ['z', 'ΖζᏃꓜ'],
];
const LATIN = new Map(
  LIKENESSES.flatMap(([latin, alike]) => [...alike].map((letter) => [letter, latin])),
);

/** Neither drawn nor told apart: accents and other marks, and characters without a shape. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * What a reader takes a name for: names with one skeleton look alike, and only one of them can be registered. It is kept with
 * each account, so what it says of a name must not change without a step that writes all of them anew.
 */
export function skeletonOf(name: string): string {
  // No normal form is made of a name with a long run of marks, so they go first as well.
  const bare = normalForm(name.replace(UNSEEN, ''), 'NFKD').replace(UNSEEN, '');
  const drawn = Array.from(bare, (letter) => LATIN.get(letter) ?? letter).join('');
  return (
    foldTitle(drawn.replace(/(?<=\p{Ll})I/gu, 'l'))
      // Drawn close together, r and n are an m.
      .replaceAll('rn', 'm')
      .replace(/\s+/gu, ' ')
      .trim()
  );
}

/** The owner of the starter games. */
export const RESERVED_OWNER = 'Wheel Studio';

const RESERVED = new Set([GUEST, RESERVED_OWNER].map(skeletonOf));

/** Neither a reserved name nor one that looks like it can be registered. */
export const isReservedName = (name: string) => RESERVED.has(skeletonOf(name));
