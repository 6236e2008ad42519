import type { BuzzPlace } from '@wheel/contract';
import type { CSSProperties } from 'react';
import { teamName } from '../../text/names.ts';
import { firstsIn, gapText, ordinal } from '../../text/places.ts';
import { TeamMark } from '../../ui/team-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useWords } from '../../words/words.ts';
import styles from './buzz-bar.module.css';

type BuzzOrderProps = {
  readonly buzz: readonly BuzzPlace[];
  readonly teams: readonly { readonly name: string; readonly color: string }[];
};

/** Places and distances, the first one first. */
export function BuzzOrder({ buzz, teams }: BuzzOrderProps) {
  const { order } = useWords('room');
  const firsts = firstsIn(buzz);
  return (
    <ol className={styles.order} data-tie={firsts > 1} data-testid="buzz-order">
      {buzz.map(({ team, place, ms }, at) => {
        const style = { '--team': teams[team]?.color } as CSSProperties;
        const name = teamName(teams, team);
        return at < firsts ? (
          <li key={team} className={styles.first} style={style}>
            {at > 0 && <span className={styles.tie}>{order.tie}</span>}
            <TeamMark team={team} />
            <span>
              <b>{name}</b>
              {at > 0 ? gapText(ms) : ordinal(1)}
            </span>
          </li>
        ) : (
          <li key={team} style={style} title={order.place({ place: ordinal(place), team: name })}>
            <TeamMark team={team} look="lit" />
            <VisuallyHidden>{order.spoken({ place: ordinal(place), team: name })}</VisuallyHidden>
            <span>{gapText(ms)}</span>
          </li>
        );
      })}
    </ol>
  );
}
