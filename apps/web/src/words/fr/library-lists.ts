import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('fr');

type Count = { readonly count: number };

const ready = ({ count }: Count) =>
  counted(count, { one: '# énigme prête', other: '# énigmes prêtes' });

/** A list of puzzles that was pasted or comes from a file. */
export const lists: Words<'library'>['lists'] = {
  preview: 'Aperçu',
  ready: { entry: ready, puzzle: ready },
  staying: ({ count }) =>
    counted(count, {
      one: '# ligne reste dans le champ',
      other: '# lignes restent dans le champ',
    }),
  more: ({ lines, bad }) =>
    `${counted(lines, { one: '# autre ligne', other: '# autres lignes' })}, dont ${counted(bad, { one: '# incorrecte', other: '# incorrectes' })}`,
  withoutSetup: 'Importé sans ses réglages.',
  untitled: 'Un jeu sans titre',
  fromAbove: 'de la ligne du dessus',
  problems: {
    TOO_LARGE: 'Cela dépasse 1 Mio.',
    NOT_JSON: 'Ce n’est pas du JSON lisible.',
    NO_ENTRIES: 'Aucune énigme trouvée.',
  },
  faults: {
    missing: {
      category: 'Il manque la catégorie.',
      searchedWord: 'Il manque le mot recherché.',
    },
    category: ({ text }) => `Catégorie – ${text}.`,
    tooMany: ({ max }) => `Un jeu a ${number(max)} énigmes au plus.`,
  },
};
