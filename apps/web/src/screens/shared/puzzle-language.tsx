import { LANGUAGES } from '@wheel/alphabet';
import type { Language } from '@wheel/contract';
import type { ComponentProps } from 'react';
import { SelectField } from '../../ui/fields.tsx';
import { languageTitle } from '../../words/language-names.ts';
import { useWords } from '../../words/words.ts';

type PuzzleLanguageProps = Omit<ComponentProps<typeof SelectField>, 'label'> & {
  readonly chosen: Language;
  readonly onChoose: (language: Language) => void;
};

/** Languages that puzzles can be written in, by their names in that of the interface. */
export function PuzzleLanguage({ chosen, onChoose, ...rest }: PuzzleLanguageProps) {
  const { puzzleLanguage } = useWords('library').games;
  // By their first letters, which are plain ones: the rules of a language take a phone a while to load.
  const languages = LANGUAGES.map((code) => ({ code, name: languageTitle(code) })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return (
    <SelectField
      {...rest}
      label={puzzleLanguage}
      value={chosen}
      onChange={({ target }) => onChoose(target.value as Language)}
    >
      {languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
