import { largestSize, textWidth } from './label-fit.ts';

type PrizeLabel = {
  /** As drawn; together they are the whole text. */
  readonly lines: readonly string[];
  readonly size: number;
  /** Width of the first line per unit of type size, where a word goes on in the second. */
  readonly broken: number | null;
};

/** A word of more letters may go on in the second line, with as many on either side of the break. */
const LONG_WORD = 12;
const LEAST_PART = 3;
/** The line that is drawn where a word is broken, per unit of type size, with the space before it. */
export const DASH = { space: 0.08, length: 0.26 } as const;
/** How much larger the type must be for a second line. */
const CLEARLY = 1.1;

/** Emoji and what is written in squares, which the display face does not have. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{3ffff}]|\p{Extended_Pictographic}/u;
const WIDE_WIDTH = 1.25;
/** Letters with their marks, and emoji of several parts. */
const CHARACTERS = /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}]|\u200d.)*/gsu;

const charactersOf = (text: string): readonly string[] => text.match(CHARACTERS) ?? [];
const isWide = (character = ''): boolean => WIDE.test(character);
const widthOf = (line: string): number =>
  charactersOf(line.trim()).reduce(
    (width, character) => width + (isWide(character) ? WIDE_WIDTH : textWidth(character)),
    0,
  );

type Cut = { readonly lines: readonly [string, string]; readonly dash: number };

/** Every place where the text may go on in a second line: spaces, long words, and between wide characters. */
function cutsOf(text: string): readonly Cut[] {
  const characters = charactersOf(text);
  return characters.slice(1).flatMap((next, before): readonly Cut[] => {
    const at = before + 1;
    const [start, end] = [characters.slice(0, at), characters.slice(at)];
    const lines = [start.join(''), end.join('')] as const;
    if (characters[before] === ' ') return [{ lines, dash: 0 }];
    if (next === ' ') return [];
    if (isWide(characters[before]) && isWide(next)) return [{ lines, dash: 0 }];
    const ends = start.length - 1 - start.lastIndexOf(' ');
    const begins = end.includes(' ') ? end.indexOf(' ') : end.length;
    const isBreakable = ends + begins > LONG_WORD && ends >= LEAST_PART && begins >= LEAST_PART;
    return isBreakable ? [{ lines, dash: DASH.space + DASH.length }] : [];
  });
}

/** A prize on one line, or on two as alike as they come where that lets the type be clearly larger. */
export function fitPrize(text: string, segmentCount: number): PrizeLabel {
  const whole = largestSize([widthOf(text)], segmentCount);
  const cuts = cutsOf(text)
    .map(({ lines: [first, second], dash }) => {
      const widths = [widthOf(first), widthOf(second)] as const;
      return {
        lines: [first, second],
        size: largestSize([widths[0] + dash, widths[1]], segmentCount),
        broken: dash ? widths[0] : null,
        unlike: Math.abs(widths[0] + dash - widths[1]),
      };
    })
    .sort((a, b) => b.size - a.size || a.unlike - b.unlike);
  const [best] = cuts;
  return best && best.size > whole * CLEARLY ? best : { lines: [text], size: whole, broken: null };
}

/** A string of dots along the rim tells a prize before it is read. */
export const DOTS = { ring: 456, size: 13 } as const;
const DOT_STEP = 42;

/** Where they are, in turns from the middle of the wedge. */
export function dotTurns(count: number): readonly number[] {
  const number = Math.max(2, Math.round((2 * Math.PI * DOTS.ring) / count / DOT_STEP));
  return Array.from({ length: number }, (_, at) => ((at + 0.5) / number - 0.5) / count);
}
