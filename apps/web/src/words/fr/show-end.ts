import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('fr');

/** Behind the last puzzle: the podium and the results. */
export const end: Words<'show'>['end'] = {
  title: 'Remise des prix',
  winner: 'VAINQUEUR',
  over: 'FIN',
  podium: {
    label: 'Podium',
    points: ({ points }) => `${points} ${counted(points, { one: 'point', other: 'points' })}`,
    others: 'Autres équipes',
    more: ({ count }) => `et ${count} de plus`,
  },
  next: {
    playAgain: 'Rejouer',
    keepTeams: 'Autre jeu, mêmes équipes',
    results: 'Résultats',
    home: 'Retour à l’accueil',
  },
  results: {
    title: 'Résultats',
    noHistory: 'Le détail des points n’est plus disponible.',
    table: 'Points par énigme et par équipe',
    columns: {
      puzzle: 'Énigme',
      category: 'Catégorie',
      phrase: 'Phrase',
      kind: 'Type',
      solver: 'Résolue par',
      prizes: 'Lots',
    },
    sum: 'Total',
    before: 'Avant la première énigme',
    skipped: 'sautée',
    open: 'non résolue',
    solver: ', énigme résolue',
    saveCsv: 'Enregistrer en CSV',
    print: 'Imprimer',
    savePicture: 'Enregistrer l’image',
    saved: ({ file }) => `Enregistré : ${file}`,
    pictureSaved: 'Image enregistrée.',
    pictureFailed: 'L’image n’a pas pu être créée.',
    file: ({ title, type }) => `Résultats ${title}.${type}`,
    untitled: 'Partie',
  },
};
