import type { BuzzPlace } from '@wheel/contract';
import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { nameLength } from '../../text/name-length.ts';
import { teamName } from '../../text/names.ts';
import { firstsIn, gapText } from '../../text/places.ts';
import { TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
import styles from './banner.module.css';

const NEXT_MAX = 4;

type BuzzBannerProps = {
  readonly buzz: readonly BuzzPlace[];
  readonly teams: PublicShow['teams'];
};

/** Who buzzed first, large, and the next few with their distance. */
export function BuzzBanner({ buzz, teams }: BuzzBannerProps) {
  const words = useWords('screen').buzz;
  const [first] = buzz;
  if (!first) return null;
  const tied = buzz.slice(0, firstsIn(buzz));
  const next = buzz.slice(tied.length, tied.length + NEXT_MAX);
  const names = tied.map(({ team }) => teamName(teams, team));
  const isTie = tied.length > 1;
  return (
    <section
      className={`${styles.banner} ${isTie ? styles.tie : ''}`}
      style={colourOf(teams, first.team)}
      data-testid="buzz-banner"
      data-many={tied.length > 2}
      role="status"
      aria-label={
        isTie ? words.tied({ teams: names }) : words.first({ team: teamName(teams, first.team) })
      }
    >
      {isTie ? (
        tied.map(({ team }, at) => (
          <div key={team} className={styles.side} style={colourOf(teams, team)}>
            {at === 1 && <p className={styles.word}>{words.tie}</p>}
            <TeamMark team={team} />
            <Name teams={teams} team={team} />
          </div>
        ))
      ) : (
        <>
          <TeamMark team={first.team} />
          <Name teams={teams} team={first.team} />
        </>
      )}
      {next.length > 0 && (
        <ol className={styles.next} aria-label={words.next}>
          {next.map(({ team, ms }) => (
            <li key={team} style={colourOf(teams, team)}>
              <TeamMark team={team} look="lit" />
              {gapText(ms)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const colourOf = (teams: BuzzBannerProps['teams'], team: number) =>
  ({ '--team': teams[team]?.color }) as CSSProperties;

type NameProps = Pick<BuzzBannerProps, 'teams'> & { readonly team: number };

function Name({ teams, team }: NameProps) {
  const name = teamName(teams, team);
  return (
    <p className={styles.name} data-length={nameLength(name)}>
      {name}
    </p>
  );
}
