import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import styles from './lectern-score.module.css';

type TypedScoreProps = {
  readonly name: string;
  readonly score: number;
  /** Points of this puzzle; `null` where they are not kept apart. */
  readonly earned: number | null;
  readonly onScore: (score: number) => void;
  readonly onEarned: (points: number) => void;
  readonly onDone: () => void;
};

/** A correction in place. It counts with Enter or on leaving; Esc takes it back. */
export function TypedScore({ name, score, earned, onScore, onEarned, onDone }: TypedScoreProps) {
  const scoreField = useRef<HTMLInputElement>(null);
  const earnedField = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);

  useEffect(() => {
    scoreField.current?.focus();
    scoreField.current?.select();
  }, []);

  function finish(isKept: boolean) {
    if (isOver.current) return;
    isOver.current = true;
    if (isKept) {
      enter(scoreField.current, onScore);
      enter(earnedField.current, onEarned);
    }
    onDone();
  }

  function finishByKey({ key }: KeyboardEvent) {
    if (key !== 'Enter' && key !== 'Escape') return;
    finish(key === 'Enter');
    focusStage();
  }

  function finishByLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) finish(true);
  }

  const number = { type: 'number', inputMode: 'numeric', min: 0, className: styles.field } as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its fields are operated, it only hears of it
    <div className={styles.typed} onKeyDown={finishByKey} onBlur={finishByLeaving}>
      <input {...number} ref={scoreField} defaultValue={score} aria-label={`Score of ${name}`} />
      {earned !== null && (
        <input
          {...number}
          ref={earnedField}
          defaultValue={earned}
          aria-label={`Points of this puzzle of ${name}`}
        />
      )}
    </div>
  );
}

/** What is no number changes nothing. */
function enter(field: HTMLInputElement | null, give: (value: number) => void): void {
  const text = field?.value.trim() ?? '';
  if (text !== '' && text !== field?.defaultValue) give(Number(text));
}
