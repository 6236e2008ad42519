import { LANGUAGE_TITLES, LANGUAGES } from '../words/languages.ts';
import { chooseLanguage } from '../words/page-language.ts';
import { ENGLISH } from '../words/registry.ts';
import { useLanguage, useWords } from '../words/words.ts';
import styles from './language-switch.module.css';
import { Shape, UNFOLD } from './shape.tsx';

type LanguageSwitchProps = {
  /** In the header, at the foot of a page without one, or at the foot of a page too narrow for one in its header. */
  readonly place: 'header' | 'foot' | 'narrowFoot';
  readonly onChosen?: () => void;
  /** All there are, unless a test has others. */
  readonly languages?: readonly string[];
};

/** The languages of the interface, each by its own name. There is nothing to choose from a single one. */
export function LanguageSwitch({ place, onChosen, languages = LANGUAGES }: LanguageSwitchProps) {
  const { language: name } = useWords('start');
  const language = useLanguage();
  if (languages.length < 2) return null;
  return (
    <span className={`${styles.switch} ${styles[place]}`} ref={markReady}>
      <select
        data-testid="language"
        aria-label={name}
        value={languages.includes(language) ? language : ENGLISH}
        onChange={({ target }) => {
          void chooseLanguage(target.value);
          onChosen?.();
        }}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGE_TITLES[code] ?? code}
          </option>
        ))}
      </select>
      <Shape path={UNFOLD} />
    </span>
  );
}

/** A page that came with its content has no use for a switch before there is script. Nothing is drawn again for it. */
function markReady(element: HTMLElement | null): void {
  if (element) element.dataset.ready = '';
}
