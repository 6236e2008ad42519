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
  more: ({ lines, bad }) => {
    const wrong = counted(bad, { one: '# incorrecte', other: '# incorrectes' });
    return `${counted(lines, { one: '# autre ligne', other: '# autres lignes' })}, dont ${wrong}`;
  },
  untitled: 'Un jeu sans titre',
  fromAbove: 'de la ligne du dessus',
  problems: {
    TOO_LARGE: 'Cela dépasse 1 Mio.',
    NOT_JSON: 'Ce n’est pas du JSON lisible.',
    NO_ENTRIES: 'On n’y trouve aucune énigme.',
  },
  faults: {
    missing: {
      category: 'La catégorie manque.',
      searchedWord: 'Le mot recherché manque.',
    },
    category: ({ text }) => `Catégorie – ${text}.`,
    tooMany: ({ max }) => `Un jeu a ${number(max)} énigmes au plus.`,
  },
};
