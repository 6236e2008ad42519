import { readFile } from 'node:fs/promises';
import { type Plugin, parseSync, type Rolldown } from 'vite';
import { separatorsIn } from '../src/words/list-separators.ts';
import { languageFolders } from './language-folders.ts';

const ENGLISH =
  /\/src\/words\/en\/(start|about|bank|show|desk|library|join|room|screen|stage)\.ts$/;
const ALL = '{start,about,bank,show,desk,library,join,room,screen}';
const LIST = /\/src\/words\/files\.ts$/;

/** What a language calls all of them. */
function namesIn(spoken: string, codes: readonly string[]): Readonly<Record<string, string>> {
  const names = new Intl.DisplayNames([spoken], { type: 'language' });
  return Object.fromEntries(codes.map((code) => [code, names.of(code) ?? code]));
}

/** How the words in English are written. */
const BRITISH = 'en-GB';

const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Tells the app which languages have a folder, each with the title it gives itself, what each calls all of them and how it
 * writes a list. A phone takes a tenth of a second before it knows such names by itself, and as long for a list.
 */
export const languageList = (): Plugin => ({
  name: 'language-list',
  config: () => {
    const codes = languageFolders();
    const names = codes.map((code) => [code, namesIn(code, codes)] as const);
    const titles = names.map(([code, all]) => [code, titled(all[code] ?? code)]);
    const separators = [...codes, BRITISH].map((locale) => [locale, separatorsIn(locale)]);
    return {
      define: {
        'import.meta.env.LANGUAGES': JSON.stringify(Object.fromEntries(titles)),
        'import.meta.env.LANGUAGE_NAMES': JSON.stringify(Object.fromEntries(names)),
        'import.meta.env.LIST_SEPARATORS': JSON.stringify(Object.fromEntries(separators)),
      },
    };
  },
});

/** Leaves out the parts of the words for which a build has no use. */
export const onlyParts = (...parts: readonly string[]): Plugin => ({
  name: 'only-parts',
  enforce: 'pre',
  transform: {
    filter: { id: LIST },
    handler(code) {
      if (!code.includes(ALL)) throw new Error('The words have other parts by now.');
      return { code: code.replace(ALL, `{${parts.join(',')}}`), map: null };
    },
  },
  moduleParsed({ id }) {
    const part = ENGLISH.exec(id)?.[1];
    if (part && !parts.includes(part)) this.error(`It uses the part "${part}", too.`);
  },
});

const FOLDER = /\/src\/words\/([a-z]+)\/[\w-]+\.ts$/;

/** The names of files; those of words begin with their language, in a folder of their own. */
export const chunkFileNames =
  (assets: string) =>
  ({ moduleIds }: Rolldown.PreRenderedChunk): string => {
    const folders = new Set(moduleIds.map((id) => FOLDER.exec(id)?.[1]));
    const [language] = folders;
    const isWords = folders.size === 1 && language !== undefined;
    return `${assets}/${isWords ? `words/${language}-` : ''}[name]-[hash:7].js`;
  };

/** What words import is here before they are asked for, so the list of their files names no more than themselves. */
export const wordsAlone = (file: string, imports: string[]): string[] =>
  /\/words\/[a-z]+-/.test(file) ? [] : imports;

const TRANSLATED = /\/src\/words\/(?!en\/|xx\/)[a-z]+\/([\w-]+)\.ts$/;

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

/**
 * Writes the words of a language without their keys, in the order of the English ones, from which the page has the keys
 * already, and texts with arguments as plain texts. It is a third less to send.
 */
export const withoutKeys = (): Plugin => ({
  name: 'words-without-keys',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: TRANSLATED },
    async handler(code, id) {
      const path = id.replace(/\/words\/[a-z]+\//, '/words/en/');
      const english = exported(path, await readFile(path, 'utf8'));
      let written = code;
      // From the last to the first, so that the places of the others stay.
      for (const [name, value] of [...exported(id, code)].reverse()) {
        const like = english.get(name);
        if (!like) continue;
        written =
          written.slice(0, value.start) + valuesOf(code, value, like) + written.slice(value.end);
      }
      return { code: written, map: null };
    },
  },
});

/** The objects that a file of words exports, by their names, in the order of the file. */
function exported(file: string, code: string): ReadonlyMap<string, Node> {
  const { program } = parseSync(file, code);
  const found = new Map<string, Node>();
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      // English registers its words in a call.
      const given = init?.type === 'CallExpression' ? init.arguments.at(-1) : init;
      const value = given?.type === 'TSSatisfiesExpression' ? given.expression : given;
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression')
        found.set(id.name, value as unknown as Node);
    }
  }
  return found;
}

/** The text of an object as an array in the order of another one, and of anything else as it stands. */
function valuesOf(code: string, value: Node, like: Node): string {
  if (like.type === 'TSSatisfiesExpression') return valuesOf(code, value, like.expression as Node);
  if (value.type !== 'ObjectExpression' || like.type !== 'ObjectExpression') {
    return plainText(value) ?? code.slice(value.start, value.end);
  }
  const own = propertiesOf(value);
  const values = [...propertiesOf(like)].map(([key, other]) => {
    const found = own.get(key);
    if (!found) throw new Error(`There is no "${key}".`);
    return valuesOf(code, found, other);
  });
  return `[${values.join(',')}]`;
}

/** A function that does no more than put its arguments into a text, as that text with `{name}` in their places. */
function plainText({ type, body, params }: Node): string | null {
  const template = body as Node | undefined;
  if (type !== 'ArrowFunctionExpression' || template?.type !== 'TemplateLiteral') return null;
  const names = namesOf(params as readonly Node[]);
  const places = (template.expressions as readonly Node[]).map(({ name }) => names.get(`${name}`));
  if (places.includes(undefined)) return null;
  const texts = (template.quasis as readonly { value: { cooked: string } }[]).map(
    ({ value }) => value.cooked,
  );
  return JSON.stringify(
    texts.map((text, at) => (at === 0 ? text : `{${places[at - 1]}}${text}`)).join(''),
  );
}

/** How callers name the arguments that a function takes apart, by its own names for them. */
function namesOf([pattern]: readonly Node[]): ReadonlyMap<string, string> {
  if (pattern?.type !== 'ObjectPattern') return new Map();
  return new Map(
    (pattern.properties as readonly Node[]).map(({ key, value }) => [
      `${(value as Node).name}`,
      `${(key as Node).name}`,
    ]),
  );
}

function propertiesOf(object: Node): ReadonlyMap<string, Node> {
  return new Map(
    (object.properties as readonly Node[]).map((property) => {
      const key = property.key as Node | undefined;
      const name = String(key?.name ?? key?.value ?? '');
      // Numbers would come first, wherever they stand.
      if (property.type !== 'Property' || property.method || !/^[a-z]/i.test(name))
        throw new Error('Words have plain names.');
      return [name, property.value as Node];
    }),
  );
}
