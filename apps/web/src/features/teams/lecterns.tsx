import { type Show, showsStars, teamName } from '@wheel/game';
import type { CSSProperties } from 'react';
import { Lectern } from './lectern.tsx';
import styles from './lecterns.module.css';

type LecternsProps = {
  readonly show: Show;
  readonly onAdjust: (team: number, delta: number) => void;
  readonly onReward: (team: number) => void;
  readonly className?: string | undefined;
};

export function Lecterns({ show, onAdjust, onReward, className }: LecternsProps) {
  const hasStars = showsStars(show);
  const columns = { '--teams': Math.max(1, show.teams.length) } as CSSProperties;
  return (
    <section className={`${styles.teams} ${className ?? ''}`} aria-labelledby="teams-title">
      <div className={styles.grid} style={columns} data-many={show.teams.length > 4}>
        <h2 className={styles.title} id="teams-title">
          TEAMS
        </h2>
        {show.teams.map((team, index) => (
          <Lectern
            key={team.color}
            team={team}
            number={index + 1}
            name={teamName(show, index)}
            hasStar={hasStars}
            isRewarded={show.rewardedTeam === index}
            onAdjust={(delta) => onAdjust(index, delta)}
            onReward={() => onReward(index)}
          />
        ))}
      </div>
    </section>
  );
}
