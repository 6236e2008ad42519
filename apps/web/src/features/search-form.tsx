import { type FormEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Shape } from '../ui/shape.tsx';
import { useWords } from '../words/words.ts';
import styles from './search-form.module.css';

const LENS = 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M20 20l-4.8-4.8';

interface SearchFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Gets the trimmed text; an empty search does nothing. */
  readonly onSearch: (query: string) => void;
  readonly wide?: boolean;
}

export function SearchForm({ text, onText, onSearch, wide = false }: SearchFormProps) {
  const { search } = useWords('start');
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);

  // They differ only where a host typed into a page that had not started yet.
  useLayoutEffect(() => {
    const shown = field.current?.value ?? text;
    if (shown !== text) onText(shown);
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query) onSearch(query);
  };

  return (
    <search className={styles.search} data-wide={wide}>
      <form className={styles.form} action="/search" onSubmit={submit}>
        <label htmlFor={fieldId} className={styles.label}>
          {search.label}
        </label>
        <div className={styles.bar}>
          <Shape path={LENS} />
          <input
            ref={field}
            id={fieldId}
            type="search"
            name="q"
            className={styles.input}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          <Button look="primary" large type="submit">
            {search.submit}
          </Button>
        </div>
      </form>
    </search>
  );
}
