import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { teamName } from '../../words/team-name.ts';
import { Lectern, type LecternActions } from './lectern.tsx';
import type { LecternDesk } from './lectern-desk.ts';
import styles from './lecterns.module.css';

type LecternsProps = {
  readonly teams: PublicShow['teams'];
  /** The stars wait for a solved puzzle and go once one team has been rewarded for it. */
  readonly hasStars: boolean;
  /** What each lectern shows at a desk. */
  readonly deskOf: (team: number) => LecternDesk | null;
  readonly actionsOf: (team: number) => LecternActions;
  /** Its place among those who buzzed in a room. */
  readonly placeOf?: (team: number) => string | undefined;
  readonly className?: string | undefined;
};

export function Lecterns(props: LecternsProps) {
  const { teams, hasStars, deskOf, actionsOf, placeOf, className } = props;
  const columns = { '--teams': Math.max(1, teams.length) } as CSSProperties;
  return (
    <section className={`${styles.teams} ${className ?? ''}`} aria-labelledby="teams-title">
      <div className={styles.grid} style={columns} data-many={teams.length > 4}>
        <h2 className={styles.title} id="teams-title">
          TEAMS
        </h2>
        {teams.map((team, index) => (
          <Lectern
            key={team.color}
            team={team}
            number={index + 1}
            name={teamName(teams, index)}
            hasStar={hasStars}
            isRewarded={team.rewarded}
            desk={deskOf(index)}
            place={placeOf?.(index)}
            {...actionsOf(index)}
          />
        ))}
      </div>
    </section>
  );
}
