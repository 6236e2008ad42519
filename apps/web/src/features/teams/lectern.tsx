import { SCORE_STEP, type Team } from '@wheel/game';
import type { CSSProperties } from 'react';
import { singlePress } from '../../components/button/single-press.ts';
import { Icon } from '../../components/icon/icon.tsx';
import { FlipperShape } from '../../components/wheel-disc/flipper-shape.tsx';
import styles from './lectern.module.css';
import type { LecternDesk } from './lectern-desk.ts';
import { LecternScore } from './lectern-score.tsx';

/** What the host can do at a lectern. */
export type LecternActions = {
  readonly onAdjust: (delta: number) => void;
  readonly onReward: () => void;
  readonly onScore: (score: number) => void;
  readonly onEarned: (points: number) => void;
  readonly onTurn: () => void;
  readonly onBuzz: () => void;
};

type LecternProps = LecternActions & {
  readonly team: Team;
  readonly number: number;
  readonly name: string;
  readonly hasStar: boolean;
  readonly isRewarded: boolean;
  /** `null` in a show played by hand. */
  readonly desk: LecternDesk | null;
  /** Its place among those who buzzed, such as 1st. */
  readonly place?: string | undefined;
};

export function Lectern(props: LecternProps) {
  const { team, number, name, isRewarded, desk, place, onScore, onEarned, onTurn } = props;
  return (
    <article
      className={styles.lectern}
      data-testid="team-card"
      data-rewarded={isRewarded}
      data-out={desk?.buzz === 'lockedOut'}
      data-lost={(desk?.lost ?? 0) > 0}
      style={{ '--team': team.color } as CSSProperties}
      aria-label={name}
      {...(desk?.isOnTurn && { 'aria-current': true })}
    >
      <div className={styles.cap}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h3 className={styles.name} title={name}>
          {name}
        </h3>
        {desk?.canGetTurn && (
          <button
            type="button"
            className={styles.turn}
            aria-label={`Give the turn to ${name}`}
            title={`Give the turn to ${name}`}
            onClick={singlePress(onTurn)}
          >
            <Icon name="hand" />
          </button>
        )}
      </div>
      {desk?.isOnTurn && <FlipperShape className={styles.pointer} />}
      <LecternScore
        name={name}
        score={team.score}
        desk={desk}
        place={place}
        onScore={onScore}
        onEarned={onEarned}
      />
      <div className={styles.controls}>
        <Controls {...props} />
      </div>
    </article>
  );
}

function Controls({ name, hasStar, desk, onAdjust, onReward, onBuzz }: LecternProps) {
  switch (desk?.buzz ?? 'none') {
    case 'lockedOut':
      return (
        <p className={styles.sign}>
          <Icon name="lock" />
          Locked out
        </p>
      );
    case 'buzzed':
      return <p className={styles.sign}>Buzzed</p>;
    case 'open':
    case 'waits':
      return (
        <button
          type="button"
          className={styles.buzz}
          aria-label={`Buzz ${name}`}
          aria-disabled={desk?.buzz === 'waits'}
          onClick={onBuzz}
        >
          Buzz
        </button>
      );
    default:
      return (
        <>
          <Adjust name={name} delta={-SCORE_STEP} onAdjust={onAdjust} />
          {hasStar && (
            <button
              type="button"
              className={styles.star}
              data-testid="team-star"
              aria-label={`Reward ${name}`}
              onClick={onReward}
            >
              <Icon name="star" filled />
            </button>
          )}
          <Adjust name={name} delta={SCORE_STEP} onAdjust={onAdjust} />
        </>
      );
  }
}

type AdjustProps = Pick<LecternProps, 'name' | 'onAdjust'> & { readonly delta: number };

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
