import { pack } from '../../ui/pack.ts';
import { tileText } from '../../ui/tile-text.ts';

/** The board of a game with eight teams and a wheel on a projector of 1366 × 768. */
const BOARD = { width: 815, height: 320 } as const;
const LEAST_TILE_PX = 40;
const LONGEST_WORD = 14;

/** Whether the back row could not read a phrase with ease. */
export function isSmallOnProjector(phrase: string): boolean {
  const lengths = tileText(phrase).map((word) => word.length);
  if (lengths.length === 0) return false;
  if (Math.max(...lengths) > LONGEST_WORD) return true;
  const { cols, height } = pack(lengths, BOARD.width / BOARD.height);
  return Math.min(BOARD.width / cols, BOARD.height / height) < LEAST_TILE_PX;
}
