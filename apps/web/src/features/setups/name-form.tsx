import { LIMITS } from '@wheel/contract';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useWords } from '../../words/words.ts';
import { type KeptSetup, nameProblem } from './kept-setups.ts';
import styles from './name-form.module.css';

type NameFormProps = {
  readonly name: string;
  /** Whose names are taken. */
  readonly others: readonly KeptSetup[];
  /** Whether one of them may be replaced, once that was asked. */
  readonly mayReplace?: boolean;
  readonly onDone: (name: string) => void;
  readonly onCancel: () => void;
};

/** Asks for the name of a setup. */
export function NameForm(props: NameFormProps) {
  const { others, mayReplace = false, onDone, onCancel } = props;
  const { setups: text, chips } = useWords('stage');
  const [typed, setTyped] = useState(props.name);
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const name = typed.trim();
  const problem = isAsked && name ? nameProblem(name, others) : null;
  const said =
    problem &&
    {
      unshowable: chips.unshowable,
      taken: text.taken,
      same: text.same({ name }),
      full: text.full,
    }[problem];

  // Not every browser gives focus to what is selected.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = nameProblem(name, others);
    if (name && (!found || (problem === 'same' && mayReplace))) return onDone(name);
    setAsked(true);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={text.name}
        value={typed}
        autoComplete="off"
        error={said ?? undefined}
        onChange={({ target }) => {
          setAsked(false);
          setTyped([...target.value].slice(0, LIMITS.setupNameMax).join(''));
        }}
      />
      <Button look="light" type="submit">
        {problem === 'same' && mayReplace ? text.replace : text.save}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {text.cancel}
      </Button>
    </form>
  );
}
