import styles from './suggestion-chips.module.css';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionChipsProps {
  readonly onChoose: (gameTitle: string) => void;
  readonly align?: 'center' | 'start';
}

/** One horizontal line of game titles that scrolls sideways and never wraps. */
export function SuggestionChips({ onChoose, align = 'center' }: SuggestionChipsProps) {
  const titles = useSuggestions();
  if (titles.length === 0) return null;
  return (
    <ul className={styles.chips} data-align={align} aria-label="Suggestions">
      {titles.map((title) => (
        <li key={title}>
          <button
            type="button"
            className={styles.chip}
            data-testid="suggestion-chip"
            onClick={() => onChoose(title)}
          >
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
