import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { teamName } from '../../words/team-name.ts';
import { Lectern } from './lectern.tsx';
import styles from './lecterns.module.css';

type LecternsProps = {
  readonly teams: PublicShow['teams'];
  /** The stars wait for a solved puzzle and go once one team has been rewarded for it. */
  readonly hasStars: boolean;
  readonly onAdjust: (team: number, delta: number) => void;
  readonly onReward: (team: number) => void;
  readonly className?: string | undefined;
};

export function Lecterns({ teams, hasStars, onAdjust, onReward, className }: LecternsProps) {
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
            onAdjust={(delta) => onAdjust(index, delta)}
            onReward={() => onReward(index)}
          />
        ))}
      </div>
    </section>
  );
}
