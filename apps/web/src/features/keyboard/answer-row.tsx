import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../components/button/button.tsx';
import { isSecondPress } from '../../components/button/single-press.ts';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { focusStage } from '../../lib/stage-focus.ts';
import styles from './answer-row.module.css';

/** The phrase field, which Enter on the stage goes to. */
export const PHRASE_FIELD_ID = 'full-phrase';

type AnswerRowProps = {
  /** `null` at a desk, where vowels are always there. */
  readonly includeVowels: boolean | null;
  readonly onIncludeVowels: (include: boolean) => void;
  /** A phrase field belongs to one puzzle and is empty on the next. */
  readonly puzzle: number;
  readonly isComplete: boolean;
  /** Says whether the phrase solved the puzzle. */
  readonly onSubmit: (phrase: string) => boolean;
  /** What comes after a solved puzzle. */
  readonly children: ReactNode;
};

export function AnswerRow(props: AnswerRowProps) {
  const { includeVowels, onIncludeVowels, puzzle, isComplete, onSubmit, children } = props;
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!field.current || isComplete) return;
    if (onSubmit(field.current.value)) focusStage();
    else field.current.select();
  }

  return (
    <div className={styles.row} data-desk={includeVowels === null}>
      {includeVowels !== null && (
        <Checkbox
          className={styles.vowels}
          label="Include Vowels"
          checked={includeVowels}
          onChange={(event) => onIncludeVowels(event.target.checked)}
        />
      )}
      <form className={styles.form} onSubmit={submit} key={puzzle}>
        <VisuallyHidden>
          <label htmlFor={PHRASE_FIELD_ID}>Enter the full phrase</label>
        </VisuallyHidden>
        <input
          ref={field}
          id={PHRASE_FIELD_ID}
          className={styles.field}
          placeholder="Enter the full phrase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
        />
        <Button
          className={styles.submit}
          look={isComplete ? 'raised' : 'primary'}
          type="submit"
          data-idle={isComplete}
          onClick={(event) => isSecondPress(event) && event.preventDefault()}
        >
          SUBMIT
        </Button>
      </form>
      {children}
    </div>
  );
}
