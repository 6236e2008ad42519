import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH } from './page-language.ts';

const SHELL = 'shell';
/** `index.html` is English, `index.de.html` is not. */
const fileIn = (name: string, language: string): string =>
  language === ENGLISH ? `${name}.html` : `${name}.${language}.html`;

const SHELL_IN = /^shell\.([a-z]{2,3})\.html$/;

type BuiltPages = {
  /** By their path in the build. */
  readonly files: ReadonlySet<string>;
  /** The languages in which there are pages. */
  readonly languages: ReadonlySet<string>;
  /** Where a page is in a language; an empty one where it has not been built. */
  fileOf(name: string, language: string): string;
};

/** Looks once what a build has written. */
export function builtPages(webDir: string): BuiltPages {
  const files = new Set(
    ['', 'pages/'].flatMap((folder) =>
      existsSync(join(webDir, folder))
        ? readdirSync(join(webDir, folder)).map((name) => folder + name)
        : [],
    ),
  );
  const translated = [...files].flatMap((file) => SHELL_IN.exec(file)?.[1] ?? []);
  return {
    files,
    languages: new Set([ENGLISH, ...translated]),
    fileOf(name, language) {
      const file = fileIn(name, language);
      return files.has(file) ? file : fileIn(SHELL, language);
    },
  };
}
