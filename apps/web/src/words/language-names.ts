import { currentLanguage, ENGLISH } from '../words/registry.ts';

/** A language by its name in the language of the interface: "Spanish", "español". */
export function languageName(code: string): string {
  const names = new Intl.DisplayNames([currentLanguage(), ENGLISH], { type: 'language' });
  return names.of(code) ?? code;
}

/** As it stands at the beginning of a line: "Español". */
export function languageTitle(code: string): string {
  const name = languageName(code);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
