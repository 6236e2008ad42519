import { currentLanguage, ENGLISH } from './registry.ts';

const known = new Map<string, Intl.DisplayNames>();

/** A language by its name in another one, which is that of the interface unless said otherwise: "Spanish", "español". */
export function languageName(code: string, spoken = currentLanguage()): string {
  const names = known.get(spoken) ?? new Intl.DisplayNames([spoken, ENGLISH], { type: 'language' });
  known.set(spoken, names);
  return names.of(code) ?? code;
}

/** As it stands at the beginning of a line: "Español". */
export function languageTitle(code: string, spoken = currentLanguage()): string {
  const name = languageName(code, spoken);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
