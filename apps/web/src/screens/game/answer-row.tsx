import { alphabetOf } from '@wheel/alphabet';
import { isVowel } from '@wheel/game';
import { type FormEvent, type Ref, useRef } from 'react';
import { focusStage } from '../../lib/stage-focus.ts';
import { useShow, useShowStore } from '../../show/context.ts';
import { nextButtonText } from '../../text/board.ts';
import { Button, isSecondPress, singlePress } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './answer-row.module.css';

/** The phrase field, which Enter on the stage goes to. */
export const PHRASE_FIELD_ID = 'full-phrase';

type AnswerRowProps = { readonly nextButton?: Ref<HTMLButtonElement> | undefined };

/** The whole phrase, vowels in a show played by hand, and the way on from a solved puzzle. */
export function AnswerRow({ nextButton }: AnswerRowProps) {
  const { guess } = useWords('show').game;
  const { getState } = useShowStore();
  const dispatch = useShow((store) => store.dispatch);
  const isAtDesk = useShow(({ view }) => view.desk !== null);
  const hasVowels = useShow(({ view }) => {
    const alphabet = alphabetOf(view.language);
    return Object.keys(view.keys).some((key) => isVowel(key, alphabet));
  });
  const lang = usePuzzleLang(useShow(({ view }) => view.language));
  const puzzle = useShow(({ view }) => view.position.at);
  const isComplete = useShow(({ view }) => view.complete);
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!field.current || isComplete) return;
    dispatch({ type: 'guessPhrase', phrase: field.current.value });
    if (getState().view.complete) focusStage();
    else field.current.select();
  }

  return (
    <div className={styles.row} data-desk={isAtDesk}>
      {!isAtDesk && (
        <Checkbox
          className={styles.vowels}
          label={guess.includeVowels}
          checked={hasVowels}
          onChange={({ target }) => dispatch({ type: 'setVowels', include: target.checked })}
        />
      )}
      {/* the field belongs to one puzzle and is empty on the next */}
      <form className={styles.form} onSubmit={submit} key={puzzle}>
        <VisuallyHidden>
          <label htmlFor={PHRASE_FIELD_ID}>{guess.phrase}</label>
        </VisuallyHidden>
        <input
          ref={field}
          id={PHRASE_FIELD_ID}
          className={styles.field}
          placeholder={guess.phrase}
          lang={lang}
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
          {guess.submit}
        </Button>
      </form>
      {isComplete && <NextButton nextButton={nextButton} />}
    </div>
  );
}

/** Gold once the team is rewarded; until then the stars are. */
function NextButton({ nextButton }: AnswerRowProps) {
  const dispatch = useShow((store) => store.dispatch);
  const isLast = useShow(({ view: { position } }) => position.at >= position.of);
  const isDue = useShow(
    ({ view: { desk, teams } }) =>
      desk !== null || teams.length === 0 || teams.some(({ rewarded }) => rewarded),
  );

  function next() {
    if (isLast) dispatch({ type: 'goTo', screen: 'winner' });
    else if (dispatch({ type: 'nextPuzzle' })) focusStage();
  }

  return (
    <Button
      {...(nextButton && { ref: nextButton })}
      className={styles.next}
      look={isDue ? 'primary' : 'light'}
      onClick={singlePress(next)}
    >
      {nextButtonText(isLast)}
    </Button>
  );
}
