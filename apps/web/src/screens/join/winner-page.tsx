import type { CSSProperties } from 'react';
import { nameOr } from '../../text/names.ts';
import { ordinalEnding } from '../../text/places.ts';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import { PhonePage } from '../shared/phone-page.tsx';
import type { PhoneTeam } from './buzzer.tsx';
import styles from './winner.module.css';

type WinnerPageProps = {
  readonly team: PhoneTeam;
  readonly teams: readonly { readonly name: string; readonly score: number }[];
};

const HEIGHTS = [30, 24, 18] as const;
const LOWEST = 14;

/** Who won, and the step on which the own team stands. */
export function WinnerPage({ team, teams }: WinnerPageProps) {
  const words = useWords('room').phone.winner;
  const best = Math.max(...teams.map(({ score }) => score));
  const winner = teams.findIndex(({ score }) => score === best);
  const name = nameOr(teams[winner]?.name ?? '', winner);
  const place = placeOf(team.at, teams);
  const height = { '--height': HEIGHTS[place - 1] ?? LOWEST } as CSSProperties;
  return (
    <PhonePage title={words.title} className={styles.winner} whole colour={team.color}>
      <p className={styles.kicker}>{words.kicker}</p>
      <div className={styles.who} role="status">
        <h1>
          <VisuallyHidden>{name}</VisuallyHidden>
          <Lettering name={name} />
        </h1>
      </div>
      <div className={styles.step}>
        <TeamMark team={team.at} look="lit" />
        <p>
          {team.name}
          <span>{words.points({ score: team.score })}</span>
        </p>
        <div className={styles.block} style={height}>
          {place}
          <small>{ordinalEnding(place)}</small>
        </div>
      </div>
    </PhonePage>
  );
}

/** Golden tiles that only stand there: those of the board would bring it along. */
function Lettering({ name }: { readonly name: string }) {
  const words = name.split(/\s+/).map((word) => [...word.toUpperCase()]);
  const longest = Math.max(...words.map(({ length }) => length));
  const size = { '--longest': longest, '--words': words.length } as CSSProperties;
  return (
    <span className={styles.name} style={size} aria-hidden="true">
      {words.map((word, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place alone
        <span key={nth} className={styles.word}>
          {word.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: so is a letter
            <span key={at} className={styles.letter}>
              {letter}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

/** As on the podium: the best first, equals in the order of the teams. */
function placeOf(at: number, teams: WinnerPageProps['teams']): number {
  const score = teams[at]?.score ?? 0;
  const before = teams.filter((other, index) =>
    other.score === score ? index < at : other.score > score,
  );
  return before.length + 1;
}
