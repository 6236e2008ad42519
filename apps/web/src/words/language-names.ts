import { currentLanguage, ENGLISH } from './registry.ts';

type Names = Readonly<Record<string, string>>;

/** Looked up when the app is built. */
const NAMES: Readonly<Record<string, Names>> = import.meta.env.LANGUAGE_NAMES ?? {};

/** A language by its name in another one, which is that of the interface unless said otherwise: "Spanish", "español". */
export function languageName(code: string, spoken = currentLanguage()): string {
  const name = NAMES[spoken]?.[code];
  return name ?? new Intl.DisplayNames([spoken, ENGLISH], { type: 'language' }).of(code) ?? code;
}

/** As it stands at the beginning of a line: "Español". */
export function languageTitle(code: string, spoken = currentLanguage()): string {
  const name = languageName(code, spoken);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
