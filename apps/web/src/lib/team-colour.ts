import { cryptoChance } from './chance.ts';

type Lab = readonly [lightness: number, a: number, b: number];
type Rgb = readonly [red: number, green: number, blue: number];

const TRIES = 60;
const FALLBACK = '#FFC02E';

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearRgb(hex: string): Rgb {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

function hexOf(rgb: Rgb): string {
  const channel = (value: number) =>
    Math.round(toGamma(value) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(channel).join('')}`.toUpperCase();
}

/** OKLab: equal distances in it look about equally different. */
function toLab(hex: string): Lab {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Hue tells teams apart better than brightness does. */
function distance(one: Lab, other: Lab): number {
  return Math.hypot(one[0] - other[0], (one[1] - other[1]) * 1.6, (one[2] - other[2]) * 1.6);
}

/** A bright colour: dark lettering on it reads well, and so does it on the stage. */
function drawBright(chance: () => number): string | null {
  const lightness = 0.74 + chance() * 0.16;
  const chroma = 0.11 + chance() * 0.09;
  const hue = chance() * 2 * Math.PI;
  const rgb = fromLab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
  return rgb.every((value) => value >= 0 && value <= 1) ? hexOf(rgb) : null;
}

/** A random `#RRGGBB`: of many tries, the one that stands furthest from the colours taken. */
export function drawTeamColour(taken: readonly string[], chance = cryptoChance): string {
  const others = taken.map(toLab);
  let best = FALLBACK;
  let furthest = -1;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const colour = drawBright(chance);
    if (colour === null) continue;
    const lab = toLab(colour);
    const nearest = Math.min(1, ...others.map((other) => distance(lab, other)));
    if (nearest > furthest) {
      furthest = nearest;
      best = colour;
    }
  }
  return best;
}
