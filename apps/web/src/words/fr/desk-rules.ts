import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('fr');

/** Choosing Manual, Simple or Classic. */
export const rules: Words<'desk'>['rules'] = {
  title: 'Règles',
  adjust: 'Ajuster…',
  changed: 'Modifié.',
  byHand: 'À vous de gérer la main et les points ; rien n’est automatique.',
  sentence: ({ lead, letter, vowels, solving }) => `${lead} : ${letter}, ${vowels}, ${solving}.`,
  leads: {
    simple: 'La main et les points se gèrent tout seuls',
    classic: 'Comme à la télé',
  },
  spinFirst: 'on tourne avant chaque consonne',
  perLetter: ({ points }) => `${points} par lettre`,
  freeVowels: 'voyelles offertes',
  boughtVowels: ({ points }) => `voyelles à ${points}`,
  solverKeeps: 'et seule l’équipe qui résout garde ses points',
  solverGets: ({ points }) => `${points} pour l’équipe qui résout`,
};

/** The figures of the rules. */
export const houseRules: Words<'desk'>['houseRules'] = {
  title: 'Règles maison',
  spinFirst: 'Tourner avant chaque consonne',
  bank: 'Ne garder ses points qu’en résolvant',
  figures: {
    pointsPerLetter: 'Points par lettre',
    vowelPrice: 'Prix d’une voyelle',
    houseMinimum: 'Gain minimum',
    tossUpPrize: 'Gain d’énigme rapide',
    finalSpinExtra: 'Bonus du dernier tour',
    bonusPrize: 'Gain de la finale',
    turnSeconds: 'Secondes par tour',
    puzzleSeconds: 'Secondes par énigme',
  },
  noClock: '0 : pas de chrono.',
  backTo: ({ rules: name }) => `Revenir à « ${name} »`,
};

/** The puzzles of a show in their order. */
export const order: Words<'desk'>['order'] = {
  title: 'Déroulé',
  empty: 'Choisissez d’abord un jeu.',
  list: 'Énigmes',
  kindOf: ({ number }) => `Type de l’énigme ${number}`,
  goTo: 'Jouer',
  goToPuzzle: ({ category }) => `Jouer ${category}`,
  moved: ({ category, place, count }) => `${category} : ${place} sur ${count}`,
  onTheBoard: 'au tableau',
  skipped: 'sautée',
  solved: 'résolue',
  allAreRounds: 'En mode manuel, chaque énigme est une manche.',
  unplayed: ({ rules: name, kinds }) =>
    `Avec les règles « ${name} », on joue comme une manche : ${list(kinds, 'and')}.`,
};
