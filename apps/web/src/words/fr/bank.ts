import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('fr');

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Surprenez-moi',
    title: 'Jeu surprise',
  },
  failed: 'La banque d’énigmes ne répond pas. Veuillez réessayer.',
  dialog: {
    title: 'Banque d’énigmes',
    allCategories: 'Toutes les catégories',
    difficulty: 'Difficulté',
    difficulties: { any: 'Peu importe', easy: 'Facile', medium: 'Moyenne', hard: 'Difficile' },
    filter: 'Filtrer',
    list: 'Énigmes',
    more: ({ count }) => counted(count, { one: '# autre : filtrez', other: '# autres : filtrez' }),
    none: 'Aucune énigme trouvée.',
    chosen: ({ count }) => counted(count, { one: '# choisie', other: '# choisies' }),
    choose: ({ count }) => `En choisir ${count} pour moi`,
    tryAgain: 'Réessayer',
  },
};
