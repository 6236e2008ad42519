import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('fr');

/** Finding a game; the field itself is on the start screen, too. */
export const search: Words<'library'>['search'] = {
  title: 'Rechercher',
  results: ({ count }) => `Résultats : ${number(count)}`,
  empty: 'Aucun jeu trouvé.',
  by: ({ username }) => `par ${username}`,
  puzzles: ({ count }) => counted(count, { one: '# énigme', other: '# énigmes' }),
  menu: {
    name: ({ title }) => `Autres actions : ${title}`,
    play: 'Jouer',
    copy: 'Copier dans mes jeux',
    report: 'Signaler',
  },
  copied: ({ title }) => `« ${title} » est dans vos jeux`,
  reported: 'Merci. Le signalement est envoyé.',
};
