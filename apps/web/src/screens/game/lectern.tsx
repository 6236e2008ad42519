import { SCORE_STEP } from '@wheel/game';
import type { CSSProperties } from 'react';
import { singlePress } from '../../ui/button.tsx';
import { FlipperShape } from '../../ui/flipper-shape.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './lectern.module.css';
import type { LecternProps } from './lectern-desk.ts';
import { LecternScore } from './lectern-score.tsx';

export function Lectern(props: LecternProps) {
  const { lectern } = useWords('show').game;
  const { team, index, name, desk, onAction } = props;
  return (
    <article
      className={styles.lectern}
      data-testid="team-card"
      data-rewarded={team.rewarded}
      data-out={desk?.buzz === 'lockedOut'}
      data-lost={desk?.lost != null}
      style={{ '--team': team.color } as CSSProperties}
      aria-label={name}
      {...(desk?.isOnTurn && { 'aria-current': true })}
    >
      <div className={styles.cap}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <h3 className={styles.name} title={name}>
          {name}
        </h3>
        {team.won && (
          <span
            className={styles.won}
            data-testid="team-won"
            role="img"
            aria-label={lectern.won({ prizes: team.won.newest })}
          >
            <Icon name="gift" />
            {team.won.count}
          </span>
        )}
        {desk?.canGetTurn && (
          <button
            type="button"
            className={styles.turn}
            aria-label={lectern.giveTurn({ team: name })}
            title={lectern.giveTurn({ team: name })}
            onClick={singlePress(() => onAction({ type: 'setTurn', team: index }))}
          >
            <Icon name="hand" />
          </button>
        )}
      </div>
      {desk?.isOnTurn && <FlipperShape className={styles.pointer} />}
      <LecternScore {...props} />
      <div className={styles.controls}>
        <Controls {...props} />
      </div>
    </article>
  );
}

function Controls({ index, name, hasStar, desk, onAction }: LecternProps) {
  const { lectern } = useWords('show').game;
  const adjust = (delta: number) => onAction({ type: 'adjustScore', team: index, delta });
  switch (desk?.buzz ?? 'none') {
    case 'lockedOut':
      return (
        <p className={styles.sign}>
          <Icon name="lock" />
          {lectern.lockedOut}
        </p>
      );
    case 'buzzed':
      return <p className={styles.sign}>{lectern.buzzed}</p>;
    case 'open':
    case 'waits':
      return (
        <button
          type="button"
          className={styles.buzz}
          aria-label={lectern.buzzOf({ team: name })}
          aria-disabled={desk?.buzz === 'waits'}
          onClick={() => onAction({ type: 'buzz', team: index })}
        >
          {lectern.buzz}
        </button>
      );
    default:
      return (
        <>
          <Adjust name={name} delta={-SCORE_STEP} onAdjust={adjust} />
          {hasStar && (
            <button
              type="button"
              className={styles.star}
              data-testid="team-star"
              aria-label={lectern.reward({ team: name })}
              onClick={() => onAction({ type: 'rewardTeam', team: index })}
            >
              <Icon name="star" filled />
            </button>
          )}
          <Adjust name={name} delta={SCORE_STEP} onAdjust={adjust} />
        </>
      );
  }
}

type AdjustProps = {
  readonly name: string;
  readonly delta: number;
  readonly onAdjust: (delta: number) => void;
};

function Adjust({ name, delta, onAdjust }: AdjustProps) {
  const text = `${delta > 0 ? '+' : ''}${delta}`;
  return (
    <button
      type="button"
      className={styles.adjust}
      aria-label={`${text} ${name}`}
      onClick={() => onAdjust(delta)}
    >
      {text}
    </button>
  );
}
