import type { PublicShow } from '@wheel/game';
import type { CSSProperties } from 'react';
import { Icon } from '../../components/icon/icon.tsx';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import { FlipperShape } from '../../components/wheel-disc/flipper-shape.tsx';
import { nameLength } from '../../words/buzz.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './floor.module.css';

type FloorProps = {
  readonly teams: PublicShow['teams'];
  readonly desk: PublicShow['desk'];
  readonly complete: boolean;
  /** Names only, before the show. */
  readonly isBare?: boolean;
};

/** How many lecterns share the floor decides how they are set. */
const SIZES = [2, 2, 2, 4, 4, 5] as const;

/** The lecterns on the floor line. */
export function Floor({ teams, desk, complete, isBare = false }: FloorProps) {
  return (
    <div className={styles.floor} data-bare={isBare}>
      <ol
        className={styles.teams}
        style={{ '--n': Math.max(1, teams.length) } as CSSProperties}
        data-size={SIZES[teams.length] ?? 8}
        aria-label="Teams"
      >
        {teams.map((team, at) => {
          const name = teamName(teams, at);
          const isOut = desk?.lockedOut.includes(at) ?? false;
          const isOnTurn = isOnTurnAt(desk, complete, at);
          return (
            <li
              key={team.color}
              className={styles.lectern}
              data-testid="team-card"
              data-out={isOut}
              data-won={team.rewarded}
              style={{ '--team': team.color } as CSSProperties}
              {...(isOnTurn && { 'aria-current': true })}
            >
              {isOnTurn && <FlipperShape className={styles.pointer} />}
              <div className={styles.cap}>
                <TeamMark team={at} />
                <span className={styles.name} data-length={nameLength(name)}>
                  {name}
                </span>
              </div>
              {!isBare && (
                <div
                  className={styles.score}
                  data-testid="team-score"
                  data-digits={Math.min(6, String(team.score).length)}
                >
                  {team.score}
                </div>
              )}
              {!isBare && desk && <Sign isOut={isOut} earned={desk.earned[at] ?? 0} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function isOnTurnAt(desk: FloorProps['desk'], complete: boolean, at: number): boolean {
  if (!desk || complete) return false;
  return at === (desk.kind === 'tossUp' ? desk.buzzed : desk.turn);
}

function Sign({ isOut, earned }: { readonly isOut: boolean; readonly earned: number }) {
  return (
    <div className={styles.sign}>
      {isOut && (
        <>
          <Icon name="lock" />
          Locked
        </>
      )}
      {!isOut && earned > 0 && `+${earned}`}
    </div>
  );
}
