import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { teamName } from '../../text/names.ts';
import { useWords } from '../../words/words.ts';
import { Lectern } from './lectern.tsx';
import { type Forfeited, type LecternProps, lecternDesk } from './lectern-desk.ts';
import styles from './lecterns.module.css';

type LecternsProps = Pick<LecternProps, 'onAction'> & {
  readonly view: Pick<PublicShow, 'teams' | 'desk' | 'complete'>;
  readonly forfeited?: Forfeited | null;
  /** Its place among those who buzzed in a room. */
  readonly placeOf?: (team: number) => string | undefined;
  readonly className?: string | undefined;
};

export function Lecterns(props: LecternsProps) {
  const { game } = useWords('show');
  const { view, forfeited = null, onAction, placeOf, className } = props;
  const { teams, desk, complete } = view;
  const columns = { '--teams': Math.max(1, teams.length) } as CSSProperties;
  return (
    <section className={`${styles.teams} ${className ?? ''}`} aria-labelledby="teams-title">
      <div className={styles.grid} style={columns} data-many={teams.length > 4}>
        <h2 className={styles.title} id="teams-title">
          {game.teams}
        </h2>
        {teams.map((team, index) => (
          <Lectern
            key={team.color}
            team={team}
            index={index}
            name={teamName(teams, index)}
            // One star for a solved puzzle; at a desk the rules pay the solver.
            hasStar={complete && !desk && !teams.some(({ rewarded }) => rewarded)}
            desk={lecternDesk(view, index, forfeited)}
            place={placeOf?.(index)}
            onAction={onAction}
          />
        ))}
      </div>
    </section>
  );
}
