import { type FormEvent, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Gets the trimmed text; an empty search does nothing. */
  readonly onSearch: (query: string) => void;
  readonly wide?: boolean;
}

export function SearchForm({ text, onText, onSearch, wide = false }: SearchFormProps) {
  const fieldId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    if (query) onSearch(query);
  };

  return (
    <search className={styles.search} data-wide={wide}>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={fieldId} className={styles.label}>
          Search Games
        </label>
        <div className={styles.bar}>
          <Icon name="search" />
          <input
            id={fieldId}
            type="search"
            name="q"
            className={styles.input}
            placeholder="Type a game name..."
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          <Button look="primary" large type="submit">
            Search
          </Button>
        </div>
      </form>
    </search>
  );
}
