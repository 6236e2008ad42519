import { type CSSProperties, memo, useMemo } from 'react';
import movement from './opening.module.css';
import { pack, TILE } from './pack.ts';
import styles from './tiles.module.css';

export type TileState = 'hidden' | 'revealed' | 'correct';
export type TileFace = { readonly letter: string | null; readonly state: TileState };

type TilesProps = {
  readonly words: readonly (readonly TileFace[])[];
  /** Width of the box they stand in by its height. */
  readonly aspect?: number;
  readonly maxRows?: number;
  /** Its rule sets `--t`, the width of one tile; `--u-cols` and `--u-rows` are there to reckon with. */
  readonly className?: string | undefined;
  /** How many gaps of the flip a tile waits for its turn. */
  readonly turnOf?: (word: number, letter: number) => number;
  /** Marks words and tiles for browser tests; only the board of a game does. */
  readonly named?: boolean;
  /**
   * They open by themselves, one after the other. A style sheet alone does it, since a page that comes with its content may
   * not have styles inside; `data-cols` tells it the width of the widest row, in halves of a tile.
   */
  readonly opening?: boolean;
  /** Tiles that never turn are flat: a page full of them is slow to draw in depth. */
  readonly flat?: boolean;
  /** What stands on narrow tiles: signs that are no letters. */
  readonly narrow?: readonly string[];
};

/** A phrase in letter tiles. For the eye only: the text itself must stand beside it. */
export function Tiles({
  words,
  aspect = 2.6,
  maxRows = 5,
  className,
  turnOf,
  named = false,
  opening = false,
  flat = false,
  narrow = NONE,
}: TilesProps) {
  const isNarrow = ({ letter }: TileFace) => letter !== null && narrow.includes(letter);
  const lengths = words.map((word) => lengthOf(word.map(isNarrow))).join(' ');
  const packing = useMemo(
    () => pack(lengths === '' ? [] : lengths.split(' ').map(Number), aspect, maxRows),
    [lengths, aspect, maxRows],
  );
  const opensAs = opening ? openingOf(words.flat().length) : null;
  const sizes = { '--u-cols': packing.cols, '--u-rows': packing.height } as CSSProperties;

  return (
    <span
      className={`${styles.rows} ${className ?? ''}`}
      style={opening ? undefined : sizes}
      data-cols={opening ? Math.ceil(packing.cols * 2) / 2 : undefined}
      data-flat={flat || undefined}
      aria-hidden="true"
    >
      {placed(words, packing.rows).map((row) => (
        <span className={styles.row} key={row.first}>
          {row.words.map((word) => (
            <span className={styles.word} key={word.at} data-testid={named ? 'word' : undefined}>
              {word.faces.map(({ at, letter, state }) => (
                <Tile
                  key={at}
                  letter={state === 'hidden' ? null : letter}
                  state={state}
                  turn={turnOf?.(word.at, at) ?? 0}
                  opensAs={opensAs?.(words.slice(0, word.at).flat().length + at) ?? null}
                  isNarrow={isNarrow({ letter, state })}
                  named={named}
                />
              ))}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

const FEW = 14;
const MOST = 17;

/** When a tile opens, of how many; all are open within the time that fourteen take. */
const openingOf = (count: number) => (before: number) =>
  count <= FEW ? `${before + 1}` : `fast${Math.min(before + 1, MOST)}`;

const NONE: readonly string[] = [];

/** In tiles with their gaps, as words are packed. */
const lengthOf = (areNarrow: readonly boolean[]): number =>
  areNarrow.reduce((sum, isNarrow) => sum + (isNarrow ? NARROW_LENGTH : 1), 0);
const NARROW_LENGTH = (TILE.narrow + TILE.letterGap) / (1 + TILE.letterGap);

/** The words row by row. Word and letter are known by their place in the phrase, whichever row they stand on. */
function placed(words: TilesProps['words'], rows: readonly number[]) {
  const all = words.map((faces, at) => ({
    at,
    faces: faces.map((face, letter) => ({ ...face, at: letter })),
  }));
  return rows.map((count, row) => {
    const first = rows.slice(0, row).reduce((sum, before) => sum + before, 0);
    return { first, words: all.slice(first, first + count) };
  });
}

type TileProps = TileFace & {
  readonly turn: number;
  /** When it opens by itself, as the style sheet names it. */
  readonly opensAs: string | null;
  readonly isNarrow: boolean;
  readonly named: boolean;
};

/** The letter enters the page only when it is shown: the inspector tells nothing ahead. */
const Tile = memo(function Tile(props: TileProps) {
  const { letter, state, turn, opensAs, isNarrow, named } = props;
  const opens = (part: string) => (opensAs === null ? '' : ` ${part}`);
  return (
    <span
      className={styles.tile + opens(`${movement.tile}`)}
      data-opens={opensAs ?? undefined}
      data-state={state}
      data-narrow={isNarrow || undefined}
      data-testid={named ? 'tile' : undefined}
      style={turn > 0 ? ({ '--i': turn } as CSSProperties) : undefined}
    >
      <span className={styles.back + opens(`${movement.side} ${movement.back}`)} />
      <span className={styles.face + opens(`${movement.side}`)}>{letter}</span>
    </span>
  );
});
