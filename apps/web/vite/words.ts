import type { Plugin, Rolldown } from 'vite';

const ENGLISH = /\/src\/words\/en\/(start|show|desk|library|join|room|screen)\.ts$/;
const ALL = '{start,show,desk,library,join,room,screen}';
const LIST = /\/src\/words\/languages\.ts$/;

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
    return `${assets}/${isWords ? `words/${language}-` : ''}[name]-[hash].js`;
  };
