import { segmentAt } from '@wheel/game';
import type { CSSProperties } from 'react';
import { TeamMark } from '../../components/team-mark/team-mark.tsx';
import { segmentColours } from '../../components/wheel-disc/segment-colours.ts';
import { useShow, useShownWheel } from '../../stores/show/show-context.ts';
import { nameLength } from '../../words/buzz.ts';
import { segmentText } from '../../words/segment.ts';
import { teamName } from '../../words/team-name.ts';
import styles from './result.module.css';

/** While the wheel turns, who spins; then what it gave, until that is put away. */
export function ResultPlate() {
  const reward = useShow(({ view }) => view.reward);
  const { segments, rotation } = useShownWheel();
  const teams = useShow(({ view }) => view.teams);
  const turn = useShow(({ view }) => view.desk?.turn ?? null);
  if (!reward) return turn === null ? null : <TurnPlate team={turn} teams={teams} />;
  const colour = segmentColours(segments)[segmentAt(rotation, segments.length)];
  const style = { '--seg': colour?.fill, '--seg-ink': colour?.ink } as CSSProperties;
  return (
    <div
      className={styles.plate}
      style={style}
      role="status"
      data-testid="spin-result"
      data-long={reward.type !== 'points'}
      data-dark={reward.type === 'loseTurn' || reward.type === 'forfeit'}
    >
      {segmentText(reward)}
    </div>
  );
}

type TurnPlateProps = {
  readonly team: number;
  readonly teams: readonly { readonly name: string; readonly color: string }[];
};

function TurnPlate({ team, teams }: TurnPlateProps) {
  const name = teamName(teams, team);
  const style = { '--team': teams[team]?.color } as CSSProperties;
  return (
    <div className={`${styles.plate} ${styles.turn}`} style={style}>
      <TeamMark team={team} />
      <span data-length={nameLength(name)}>{name}</span>
    </div>
  );
}
