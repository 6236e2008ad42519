import type { GameSummary, LibraryGame } from '@wheel/contract';
import type { Segment } from '@wheel/game';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayText, visibilityText } from '../../text/library.ts';
import { GameCard } from '../../ui/game-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { StillWheel } from '../../ui/wheel-disc.tsx';
import { languageName } from '../../words/language-names.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords, words } from '../../words/words.ts';
import { VISIBILITY_ICONS } from '../shared/visibility-choice.tsx';
import styles from './my-game-card.module.css';

export type GameAction = 'edit' | 'duplicate' | 'rename' | 'share' | 'print' | 'export' | 'delete';

const ACTIONS = [
  { action: 'edit', icon: 'edit' },
  { action: 'duplicate', icon: 'copy' },
  { action: 'rename', icon: 'rename' },
  { action: 'share', icon: 'share' },
  { action: 'print', icon: 'print' },
  { action: 'export', icon: 'save' },
  { action: 'delete', icon: 'trash', isBad: true },
] as const satisfies readonly (Omit<MenuItem, 'name' | 'onChoose'> & { action: GameAction })[];

type MyGameCardProps = {
  readonly game: GameSummary;
  /** What the library knows of it; marks and menu are missing without it. */
  readonly known: LibraryGame | undefined;
  readonly now: number;
  readonly busy: boolean;
  readonly onChoose: (quizId: string) => void;
  readonly onAction: (action: GameAction, game: LibraryGame) => void;
};

/** Memoised: there may be a thousand of them, and a filter is typed letter by letter. */
export const MyGameCard = memo(function MyGameCard(props: MyGameCardProps) {
  const { game, known, now, busy, onChoose, onAction } = props;
  const { card } = useWords('library').games;
  const { gameTitle, quizId } = game;
  const lang = usePuzzleLang(known?.language);
  const items = () =>
    // The server refuses a copy of a hidden game.
    ACTIONS.filter(({ action }) => action !== 'duplicate' || !known?.hidden).map(
      ({ action, ...item }): MenuItem => ({
        ...item,
        name: card.actions[action],
        onChoose: () => known && onAction(action, known),
      }),
    );
  return (
    <GameCard
      title={gameTitle}
      lang={lang}
      picture={
        <WhenNear className={styles.place}>
          <StillWheel segments={wedgesFor(gameTitle)} className={styles.wheel} />
        </WhenNear>
      }
      pictureClass={styles.picture}
      busy={busy}
      testId="library-card"
      onChoose={() => onChoose(quizId)}
      {...(known && {
        facts: [...factsOf(known, now), ...(lang ? [languageName(lang)] : [])],
        sign: <CardSign game={known} />,
        menu: <Menu name={card.more({ title: gameTitle })} label={gameTitle} items={items} />,
      })}
    />
  );
});

function factsOf({ puzzleCount, plays, updatedAt }: LibraryGame, now: number) {
  const { card } = words('library').games;
  return [
    card.puzzles({ count: puzzleCount }),
    plays > 0 ? card.played({ count: plays }) : card.notPlayed,
    dayText(updatedAt, now),
  ];
}

/** Who may see the game; nothing when everyone may. */
function CardSign({ game }: { readonly game: LibraryGame }) {
  const { card } = useWords('library').games;
  const { hidden, visibility } = game;
  if (hidden)
    return (
      <span className={styles.sign} data-hidden="true">
        <Icon name="flag" />
        {card.hidden}
      </span>
    );
  if (visibility === 'public') return null;
  return (
    <span className={styles.sign}>
      <Icon name={VISIBILITY_ICONS[visibility]} />
      {visibilityText(visibility)}
    </span>
  );
}

/** A wheel whose number of wedges follows from the title. */
function wedgesFor(title: string) {
  const mix = [...title].reduce(
    (sum, letter) => (sum * 3 + (letter.codePointAt(0) ?? 0)) % 9973,
    7,
  );
  return Array.from(
    { length: 8 + (mix % 13) },
    (_, index): Segment => (index === 3 ? { type: 'forfeit' } : { type: 'points', value: index }),
  );
}

const AHEAD = '400px';
const known = new WeakMap<Element, () => void>();

/** One for all: a thousand would each be asked whenever the page moves. */
let observer: IntersectionObserver | null = null;
const watching = () => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) known.get(target)?.();
    },
    { rootMargin: AHEAD },
  );
  return observer;
};

/** Draws what is costly only once the window comes near it; it stays from then on. */
function WhenNear({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const [isNear, setNear] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (isNear || !element) return;
    known.set(element, () => setNear(true));
    watching().observe(element);
    return () => watching().unobserve(element);
  }, [isNear]);

  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}
