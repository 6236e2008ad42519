import { type Place, type PublicPrizes, type PublicTeam, podium, ranking } from '@wheel/game';
import { type CSSProperties, useEffect, useState, useSyncExternalStore } from 'react';
import { teamName } from '../../text/names.ts';
import { ordinalEnding } from '../../text/places.ts';
import { Icon } from '../../ui/icon.tsx';
import { oneByOne, tileText } from '../../ui/tile-text.ts';
import { Tiles } from '../../ui/tiles.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './podium.module.css';

/** The winner stands in the middle; the list still runs from the first to the third. */
const STAND = [2, 1, 3] as const;
const HEIGHT = [17, 12, 8.6] as const;
/** By this much a block is lower for each line of prizes above it. */
const GIVEN_WAY = 0.8;

type RankedTeam = Pick<PublicTeam, 'name' | 'score' | 'color' | 'won'>;

type PodiumProps = { readonly teams: readonly RankedTeam[] };

const linesOf = ({ won }: RankedTeam): number =>
  won ? Math.min(won.count, won.newest.length + 1) : 0;

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
  readonly place: Place<RankedTeam>;
  readonly at: number;
  readonly name: string;
};

function PodiumPlace({ place, at, name }: PodiumPlaceProps) {
  const { end } = useWords('show');
  const stand = {
    '--team': place.team.color,
    '--height': (HEIGHT[at] ?? 0) - linesOf(place.team) * GIVEN_WAY,
    '--stand': STAND[at],
  } as CSSProperties;
  return (
    <li className={styles.place} data-testid={`podium-${place.rank}`} style={stand}>
      <span className={styles.who}>
        <span className={styles.name} title={name}>
          {name}
        </span>{' '}
        <span className={styles.points}>{end.podium.points({ points: place.team.score })}</span>
        {place.team.won && <Prizes won={place.team.won} />}
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

/** The newest three in the order won, and how many more there are. */
function useWon() {
  const { more } = useWords('show').end.podium;
  return ({ count, newest }: PublicPrizes) => ({
    names: newest.slice().reverse(),
    more: count > newest.length ? more({ count: count - newest.length }) : '',
  });
}

function Prizes({ won }: { readonly won: PublicPrizes }) {
  const { names, more } = useWon()(won);
  return (
    <span className={styles.prizes} data-testid="podium-prizes">
      {names.map((prize, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same prize may be won twice
        <span key={at}>
          <Icon name="gift" />
          <span className={styles.prize}>{prize}</span>{' '}
        </span>
      ))}
      {more}
    </span>
  );
}

/** Everyone behind the podium, in one small line. */
export function OtherRanks({ teams }: PodiumProps) {
  const { end } = useWords('show');
  const wonBy = useWon();
  const others = ranking(teams).slice(3);
  if (others.length === 0) return null;

  function tooltip({ won }: RankedTeam, name: string): string {
    if (!won) return name;
    const { names, more } = wonBy(won);
    return `${[name, ...names].join(', ')} ${more}`.trim();
  }

  return (
    <ol className={styles.others} start={4} aria-label={end.podium.others}>
      {others.map(({ team, index, rank }) => (
        <li key={rank} style={{ '--team': team.color } as CSSProperties}>
          <b>{rank}</b>{' '}
          <span className={styles.other} title={tooltip(team, teamName(teams, index))}>
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
