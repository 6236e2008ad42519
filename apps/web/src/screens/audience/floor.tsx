import type { PublicPrizes, PublicShow, PublicTeam } from '@wheel/game';
import type { CSSProperties } from 'react';
import { nameLength } from '../../text/name-length.ts';
import { teamName } from '../../text/names.ts';
import { FlipperShape } from '../../ui/flipper-shape.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TeamMark } from '../../ui/team-mark.tsx';
import { useWords } from '../../words/words.ts';
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
  const { floor } = useWords('screen');
  return (
    <div className={styles.floor} data-bare={isBare}>
      <ol
        className={styles.teams}
        style={{ '--n': Math.max(1, teams.length) } as CSSProperties}
        data-size={SIZES[teams.length] ?? 8}
        aria-label={floor.label}
      >
        {teams.map((team, at) => {
          const name = teamName(teams, at);
          const isOut = team.lockedOut;
          const isOnTurn = !complete && (team.onTurn || team.buzzed);
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
              {!isBare && (desk || teams.some(({ won }) => won)) && <Sign team={team} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Sign({ team }: { readonly team: PublicTeam }) {
  const { floor } = useWords('screen');
  const { lectern } = useWords('show').game;
  const { lockedOut, earned, held, won } = team;
  if (lockedOut) {
    return (
      <div className={styles.sign}>
        <Icon name="lock" />
        {floor.locked}
      </div>
    );
  }
  return (
    <div className={styles.sign}>
      {earned > 0 && `+${earned}`}
      {held && (
        <span data-testid="team-held" role="img" aria-label={lectern.holds(namesIn(held))}>
          <Icon name="gift" />
          {held.count > 1 && held.count}
        </span>
      )}
      {won && (
        <span
          className={styles.won}
          data-testid="team-won"
          role="img"
          aria-label={lectern.won(namesIn(won))}
        >
          <Icon name="gift" />
          {won.count}
        </span>
      )}
    </div>
  );
}

/** Without names, which a long state leaves out, how many there are. */
const namesIn = ({ count, newest }: PublicPrizes) => ({
  prizes: newest.length > 0 ? newest : [`${count}`],
});
