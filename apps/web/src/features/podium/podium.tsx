import { type Place, podium, ranking, type TeamSetup } from '@wheel/game';
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { teamName } from '../../text/names.ts';
import { ordinalEnding } from '../../text/places.ts';
import { oneByOne, tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './podium.module.css';

/** The winner stands in the middle; the list still runs from the first to the third. */
const STAND = [2, 1, 3] as const;
const HEIGHT = [17, 12, 8.6] as const;

type PodiumProps = { readonly teams: readonly TeamSetup[] };

/** Empty places are left out. */
export function Podium({ teams }: PodiumProps) {
  const { end } = useWords('show');
  const places = podium(teams);
  if (places.length === 0) return null;
  return (
    <ol className={styles.podium} aria-label={end.podium.label}>
      {places.map((place, at) => (
        <PodiumPlace key={place.rank} place={place} at={at} name={teamName(teams, place.index)} />
      ))}
    </ol>
  );
}

type PodiumPlaceProps = {
  readonly place: Place;
  readonly at: number;
  readonly name: string;
};

function PodiumPlace({ place, at, name }: PodiumPlaceProps) {
  const { end } = useWords('show');
  const stand = {
    '--team': place.team.color,
    '--height': HEIGHT[at],
    '--stand': STAND[at],
  } as CSSProperties;
  return (
    <li className={styles.place} data-testid={`podium-${place.rank}`} style={stand}>
      <span className={styles.who}>
        <span className={styles.name} title={name}>
          {name}
        </span>{' '}
        <span className={styles.points}>{end.podium.points({ points: place.team.score })}</span>
      </span>
      <span className={styles.block}>
        <span>
          {place.rank}
          <small>{ordinalEnding(place.rank)}</small>
        </span>
      </span>
    </li>
  );
}

/** Everyone behind the podium, in one small line. */
export function OtherRanks({ teams }: PodiumProps) {
  const { end } = useWords('show');
  const others = ranking(teams).slice(3);
  if (others.length === 0) return null;
  return (
    <ol className={styles.others} start={4} aria-label={end.podium.others}>
      {others.map(({ team, index, rank }) => (
        <li key={rank} style={{ '--team': team.color } as CSSProperties}>
          <b>{rank}</b>{' '}
          <span className={styles.other} title={teamName(teams, index)}>
            {teamName(teams, index)}
          </span>{' '}
          <small>{team.score}</small>
        </li>
      ))}
    </ol>
  );
}

const OPENS_AFTER_MS = 700;

/** The winner's name turns over in gold tiles. Without a winner, only the heading is left. */
export function WinnerName({ name }: { readonly name: string }) {
  const { end } = useWords('show');
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 700px)');

  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const words = tileText(name, isOpen ? 'correct' : 'hidden');
  return (
    <h1 className={styles.winnerName}>
      <VisuallyHidden>{name || end.title}</VisuallyHidden>
      <Tiles
        words={words}
        aspect={isNarrow ? 2.6 : 9}
        maxRows={isNarrow ? 3 : 2}
        className={styles.tiles}
        turnOf={oneByOne(words)}
      />
    </h1>
  );
}

function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
