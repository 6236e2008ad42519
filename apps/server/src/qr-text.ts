import { generate } from 'lean-qr';

/** Light modules round the code; readers need them. */
const QUIET = 4;
/** A character holds two modules, one above the other: the upper one is light, the lower one, both. */
const BLOCKS = ' ▀▄█';
/** White on black under every theme of the terminal. */
const COLOURS = '\u001b[40;97m';
const RESET = '\u001b[0m';

/** A QR code for a terminal. */
export function qrText(text: string): string {
  const code = generate(text);
  const places = Array.from({ length: code.size + 2 * QUIET }, (_, at) => at - QUIET);
  const lit = (x: number, y: number) => (y < code.size + QUIET && !code.get(x, y) ? 1 : 0);
  return places
    .filter((y) => (y + QUIET) % 2 === 0)
    .map((y) => places.map((x) => BLOCKS[lit(x, y) + 2 * lit(x, y + 1)]).join(''))
    .map((row) => COLOURS + row + RESET)
    .join('\n');
}
