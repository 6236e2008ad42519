import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import type { BuzzPlace } from '../../stores/room/on-stage.ts';
import { gapText, nameLength } from '../../words/buzz.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './banner.module.css';

const NEXT_MAX = 4;

type BuzzBannerProps = {
  readonly buzz: readonly BuzzPlace[];
  readonly tie: boolean;
  readonly teams: PublicShow['teams'];
};

/** Who buzzed first, large, and the next few with their distance. */
export function BuzzBanner({ buzz, tie, teams }: BuzzBannerProps) {
  const [first, second] = buzz;
  if (!first) return null;
  const colour = (team: number) => teams[team]?.color;
  const style = { '--team': colour(first.team) } as CSSProperties;
  if (tie && second) {
    const both = { ...style, '--team-b': colour(second.team) } as CSSProperties;
    return (
      <section
        className={`${styles.banner} ${styles.tie}`}
        style={both}
        data-testid="buzz-banner"
        role="status"
      >
        <div className={styles.side}>
          <TeamMark team={first.team} />
          <Name teams={teams} team={first.team} />
        </div>
        <p className={styles.word}>TIE</p>
        <div className={styles.side} style={{ '--team': colour(second.team) } as CSSProperties}>
          <Name teams={teams} team={second.team} />
          <TeamMark team={second.team} />
        </div>
      </section>
    );
  }
  return (
    <section
      className={styles.banner}
      style={style}
      data-testid="buzz-banner"
      role="status"
      aria-label={`${teamName(teams, first.team)} buzzed first`}
    >
      <TeamMark team={first.team} />
      <Name teams={teams} team={first.team} />
      <ol className={styles.next} aria-label="Next">
        {buzz.slice(1, 1 + NEXT_MAX).map(({ team, ms }) => (
          <li key={team} style={{ '--team': colour(team) } as CSSProperties}>
            <TeamMark team={team} look="lit" />
            {gapText(ms)}
          </li>
        ))}
      </ol>
    </section>
  );
}

type NameProps = Pick<BuzzBannerProps, 'teams'> & { readonly team: number };

function Name({ teams, team }: NameProps) {
  const name = teamName(teams, team);
  return (
    <p className={styles.name} data-length={nameLength(name)}>
      {name}
    </p>
  );
}
