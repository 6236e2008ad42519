import type { CSSProperties } from 'react';
import { nameLength } from '../../text/name-length.ts';
import { nameOr } from '../../text/names.ts';
import { shapeOf, TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
import phone from '../shared/phone.module.css';
import { PhoneBrand, PhonePage } from '../shared/phone-page.tsx';
import styles from './join.module.css';

type TeamPageProps = {
  readonly code: string;
  /** The show's own name. */
  readonly show?: string | undefined;
  readonly teams: readonly { readonly name: string; readonly color: string }[];
  readonly onTeam: (team: number) => void;
};

/** Colour, shape and name: each alone would do. */
export function TeamPage({ code, show, teams, onTeam }: TeamPageProps) {
  const join = useWords('join');
  return (
    <PhonePage title={join.team} className={`${styles.join} ${styles.pick}`} whole>
      <PhoneBrand code={code} name={show} />
      <h1 className={phone.title}>{join.team}</h1>
      <div className={styles.teams}>
        {teams.map((team, at) => {
          const name = nameOr(team.name, at);
          return (
            <button
              key={team.color}
              type="button"
              className={styles.team}
              style={{ '--team': team.color } as CSSProperties}
              aria-label={join.teamAndShape({ team: name, shape: join.shapes[shapeOf(at)] })}
              onClick={() => onTeam(at)}
            >
              <TeamMark team={at} />
              <span className={styles.name} data-length={nameLength(name)}>
                {name}
              </span>
            </button>
          );
        })}
      </div>
    </PhonePage>
  );
}
