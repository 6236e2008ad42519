import { lettersIn } from '../../../lib/letters-in.ts';
import type { SheetTeam } from '../../../text/results.ts';

type Width = 'condensed' | 'normal' | 'semi-expanded' | 'expanded' | 'extra-expanded';

/** A team of the picture. */
export type PicturePlace = SheetTeam & {
  readonly rank: number;
  readonly prizes: readonly string[];
};

/** A canvas knows the width of a face by these words only. */
export type Face = {
  readonly family: 'display' | 'text';
  readonly weight: number;
  readonly size: number;
  readonly width?: Width;
};

/** How high capitals are, per unit of type size. */
const CAP_HEIGHT = 0.72;

/** Draws in the colours and faces of the page. */
export function createBrush(context: CanvasRenderingContext2D) {
  const theme = getComputedStyle(document.documentElement);

  /** A colour, or the value of `var(--token)`. */
  const colour = (css: string) =>
    css.replace(/^var\((.+)\)$/, (_, token) => theme.getPropertyValue(token).trim());

  const fontOf = ({ family, weight, size, width = 'normal' }: Face) =>
    `${width} ${weight} ${size}px ${colour(`var(--font-${family})`)}`;

  function fill(css: string): void {
    context.fillStyle = colour(css);
    context.fill();
  }

  function widthOf(text: string, face: Face): number {
    context.font = fontOf(face);
    return context.measureText(text).width;
  }

  /** Cut where it is too long, with three dots. */
  function cut(text: string, face: Face, most: number): string {
    if (widthOf(text, face) <= most) return text;
    const kept = [...lettersIn(text)];
    while (kept.length > 0 && widthOf(`${kept.join('')}…`, face) > most) kept.pop();
    return `${kept.join('').trimEnd()}…`;
  }

  /** The text on as few lines as it needs; what does not fit on the last one is cut. */
  function lines(text: string, face: Face, most: number, count: number): readonly string[] {
    const done: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line === '' || done.length === count - 1 || widthOf(longer, face) <= most) line = longer;
      else {
        done.push(line);
        line = word;
      }
    }
    return [...done, line].map((each) => cut(each, face, most));
  }

  return {
    context,
    colour,
    fontOf,
    fill,
    widthOf,
    cut,
    lines,

    disc(x: number, y: number, radius: number, css: string): void {
      context.beginPath();
      context.arc(x, y, radius, 0, Math.PI * 2);
      fill(css);
    },

    /** A ring of lights; every other one may be dim. */
    bulbs(x: number, y: number, ring: number, count: number, radius: number, dim: number): void {
      for (let bulb = 0; bulb < count; bulb += 1) {
        const angle = (bulb / count) * Math.PI * 2;
        const isFirst = bulb % 2 === 0;
        context.globalAlpha = isFirst ? 1 : dim;
        context.beginPath();
        context.arc(x + ring * Math.cos(angle), y + ring * Math.sin(angle), radius, 0, Math.PI * 2);
        fill(isFirst ? 'var(--bulb)' : 'var(--bulb-2)');
      }
      context.globalAlpha = 1;
    },

    /** A box with round corners; those at the foot may be square. */
    box(
      x: number,
      y: number,
      width: number,
      height: number,
      css: string,
      radius = 0,
      foot = radius,
    ): void {
      context.beginPath();
      context.roundRect(x, y, width, height, [radius, radius, foot, foot]);
      fill(css);
    },

    /** Letters whose capitals have their middle at `y`. */
    write(
      text: string,
      x: number,
      y: number,
      face: Face,
      css: string,
      align: CanvasTextAlign = 'center',
    ): void {
      context.font = fontOf(face);
      context.textAlign = align;
      context.fillStyle = colour(css);
      context.fillText(text, x, y + (face.size * CAP_HEIGHT) / 2);
    },

    /** The face at its size, or as much smaller as the text needs to be no wider. */
    fitted(text: string, face: Face, most: number): Face {
      const width = widthOf(text, face);
      return width <= most ? face : { ...face, size: Math.floor((face.size * most) / width) };
    },
  };
}

export type Brush = ReturnType<typeof createBrush>;
