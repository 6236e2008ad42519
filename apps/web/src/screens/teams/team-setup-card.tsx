import type { TeamSetup } from '@wheel/game';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { TextField } from '../../ui/fields.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../words/words.ts';
import styles from './team-setup-card.module.css';

type TeamSetupCardProps = {
  readonly team: TeamSetup;
  readonly number: number;
  /** A card that was just added is typed into next. */
  readonly takesFocus: boolean;
  readonly onRename: (name: string) => void;
  readonly onScore: (score: number) => void;
  readonly onRemove: () => void;
};

export function TeamSetupCard(props: TeamSetupCardProps) {
  const { team, number, takesFocus, onRename, onScore, onRemove } = props;
  const { teamNumber } = useWords('start');
  const { teams: text } = useWords('show').setup;
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) name.current?.focus();
  }, [takesFocus]);
  const typedName = team.name.trim();

  return (
    <article
      className={styles.card}
      data-testid="team-card"
      style={{ '--team': team.color } as CSSProperties}
      aria-label={teamNumber({ number })}
    >
      <div className={styles.cap}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <button
          type="button"
          className={styles.remove}
          aria-label={typedName ? text.remove({ name: typedName }) : text.removeUnnamed({ number })}
          onClick={onRemove}
        >
          <Icon name="x" />
        </button>
      </div>
      <div className={styles.fields}>
        <TextField
          ref={name}
          label={text.name}
          className={styles.input}
          value={team.name}
          autoComplete="off"
          onChange={(event) => onRename(event.target.value)}
        />
        <ScoreField score={team.score} onScore={onScore} />
      </div>
    </article>
  );
}

type ScoreFieldProps = Pick<TeamSetupCardProps, 'onScore'> & { readonly score: number };

/** An emptied field stays empty while it is typed into. Anything else shows the score it gives: whole, never below 0. */
function ScoreField({ score, onScore }: ScoreFieldProps) {
  const { teams } = useWords('show').setup;
  const [isEmptied, setEmptied] = useState(false);
  return (
    <TextField
      label={teams.score}
      className={styles.score}
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      value={isEmptied ? '' : String(score)}
      onChange={({ target }) => {
        setEmptied(target.value === '');
        onScore(Number(target.value));
      }}
      onBlur={() => setEmptied(false)}
    />
  );
}
