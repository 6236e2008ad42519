import type { GameSummary, LibraryGame } from '@wheel/contract';
import { memo } from 'react';
import { GameCard } from '../../components/game-card/game-card.tsx';
import { Menu, type MenuItem } from '../../components/menu/menu.tsx';
import { WhenNear } from '../../components/when-near/when-near.tsx';
import { counted } from '../../words/counted.ts';
import { dayText } from '../../words/day.ts';
import { CardSign } from './card-sign.tsx';
import styles from './half-wheel.module.css';
import { HalfWheel } from './half-wheel.tsx';

export type GameDeed = 'edit' | 'duplicate' | 'rename' | 'share' | 'print' | 'export' | 'delete';

const DEEDS = [
  { deed: 'edit', name: 'Edit', icon: 'edit' },
  { deed: 'duplicate', name: 'Duplicate', icon: 'copy' },
  { deed: 'rename', name: 'Rename', icon: 'rename' },
  { deed: 'share', name: 'Share', icon: 'share' },
  { deed: 'print', name: 'Print', icon: 'print' },
  { deed: 'export', name: 'Export', icon: 'save' },
  { deed: 'delete', name: 'Delete', icon: 'trash', isBad: true },
] as const satisfies readonly (Omit<MenuItem, 'onChoose'> & { deed: GameDeed })[];

type MyGameCardProps = {
  readonly game: GameSummary;
  /** What the library knows of it; marks and menu are missing without it. */
  readonly known: LibraryGame | undefined;
  readonly now: number;
  readonly busy: boolean;
  readonly onChoose: (quizId: string) => void;
  readonly onDeed: (deed: GameDeed, game: LibraryGame) => void;
};

/** Memoised: there may be a thousand of them, and a filter is typed letter by letter. */
export const MyGameCard = memo(function MyGameCard(props: MyGameCardProps) {
  const { game, known, now, busy, onChoose, onDeed } = props;
  const { gameTitle, quizId } = game;
  const items = () =>
    // Nobody can copy what review has hidden.
    DEEDS.filter(({ deed }) => deed !== 'duplicate' || !known?.hidden).map(
      ({ deed, ...item }): MenuItem => ({
        ...item,
        onChoose: () => known && onDeed(deed, known),
      }),
    );
  return (
    <GameCard
      title={gameTitle}
      picture={
        <WhenNear className={styles.place}>
          <HalfWheel title={gameTitle} />
        </WhenNear>
      }
      pictureClass={styles.picture}
      busy={busy}
      testId="library-card"
      onChoose={() => onChoose(quizId)}
      {...(known && {
        facts: factsOf(known, now),
        sign: <CardSign game={known} />,
        menu: <Menu name={`More for ${gameTitle}`} label={gameTitle} items={items} />,
      })}
    />
  );
});

const factsOf = ({ puzzleCount, plays, updatedAt }: LibraryGame, now: number) => [
  counted(puzzleCount, 'puzzle'),
  plays > 0 ? `played ${counted(plays, 'time')}` : 'not played yet',
  dayText(updatedAt, now),
];
