/** How the templates begin. */
const ENGLISH_PAGE = '<html lang="en" dir="ltr">';
const MANIFEST = '/manifest.webmanifest';

const ENGLISH = 'en';

/** `index.html` is English, `index.de.html` is not. */
export const fileIn = (file: string, language: string): string =>
  language === ENGLISH ? file : file.replace(/\.\w+$/, `.${language}$&`);

/** A page that says nothing of its language: its script decides. */
export const withoutLanguage = (page: string): string => page.replace(ENGLISH_PAGE, '<html>');

const inHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const inPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Translation = {
  readonly language: string;
  readonly dir: string;
  /** The texts of the page in English and in the language, in one order. */
  readonly english: readonly string[];
  readonly texts: readonly string[];
};

/** An English page in another language. */
export function translated(page: string, { language, dir, english, texts }: Translation): string {
  if (language === ENGLISH) return page;
  const replacements = new Map([
    [ENGLISH_PAGE, `<html lang="${language}" dir="${dir}">`],
    ...english.map((text, at) => [inHtml(text), inHtml(texts[at] ?? text)] as const),
  ]);
  const known = [...replacements.keys()];
  for (const text of known)
    if (!page.includes(text)) throw new Error(`The template has no "${text}".`);
  // At once, so that no replacement is taken for another text.
  const pattern = new RegExp(known.map(inPattern).join('|'), 'g');
  return page
    .replace(pattern, (text) => replacements.get(text) ?? text)
    .replace(MANIFEST, fileIn(MANIFEST, language));
}
