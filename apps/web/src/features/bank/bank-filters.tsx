import { SelectField, TextField } from '../../ui/fields.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { CATEGORY_IDS, categoryName } from '../../words/categories.ts';
import { usePuzzleLang } from '../../words/use-puzzle-lang.ts';
import { useWords } from '../../words/words.ts';
import styles from './bank-dialog.module.css';
import type { BankFilter } from './bank-list.ts';

const DIFFICULTIES = ['any', 'easy', 'medium', 'hard'] as const;

type BankFiltersProps = {
  readonly filter: BankFilter;
  readonly onFilter: (filter: BankFilter) => void;
  /** Of the puzzles, whose categories have names in it. */
  readonly language: string;
};

export function BankFilters({ filter, onFilter, language }: BankFiltersProps) {
  const bank = useWords('bank').dialog;
  const { entry } = useWords('library').build;
  const lang = usePuzzleLang(language);
  return (
    <div className={styles.filters}>
      <SelectField
        label={entry.category}
        value={filter.category ?? ''}
        onChange={({ target }) => onFilter({ ...filter, category: target.value || null })}
      >
        <option value="">{bank.allCategories}</option>
        {CATEGORY_IDS.map((id) => (
          <option key={id} value={id} lang={lang}>
            {categoryName(id, language)}
          </option>
        ))}
      </SelectField>
      <RadioGroup
        label={bank.difficulty}
        layout="row"
        options={DIFFICULTIES.map((value) => ({ value, name: bank.difficulties[value] }))}
        chosen={filter.difficulty}
        onChoose={(difficulty) => onFilter({ ...filter, difficulty })}
        className={styles.difficulty}
      />
      <TextField
        label={bank.filter}
        autoComplete="off"
        spellCheck={false}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
    </div>
  );
}
