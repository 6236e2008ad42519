import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list } = formats('fr');

const pointsText = (points: number) =>
  `${points} ${counted(points, { one: 'point', other: 'points' })}`;

/** The bar under the board: a title, mostly the team on turn, and in small letters what there is to do. */
export const bar: Words<'desk'>['bar'] = {
  label: 'Pupitre de l’animateur',
  hint: 'Cette barre dit qui a la main. Touchez un nom pour la donner, des points pour les saisir ; « ? » affiche les touches.',
  colon: ' : ',
  refused: ({ letter, why }) => `${letter} : ${why}`,
  tossUpFor: ({ points }) => `Énigme rapide à ${points}`,
  whoKnowsIt: 'Qui a trouvé ?',
  nobodySolvedIt: 'Personne n’a trouvé',
  may: {
    spinning: 'la roue tourne',
    verdict: ({ chip }) => `à décider : ${chip}`,
    answer: 'répondre maintenant',
    lettersOpen: 'une lettre par seconde',
    lettersHeld: 'lettres en pause',
    buzz: 'le premier buzz a la parole',
    tie: 'égalité en tête',
    solved: ({ points }) => `énigme résolue, ${pointsText(points)} en tout`,
    solvedFor: ({ points, prizes, isTie }) =>
      `énigme résolue pour ${list([pointsText(points), ...prizes], 'and')}${isTie ? ' ; égalité en tête' : ''}`,
    solvedInTie: ({ points }) => `énigme résolue, ${pointsText(points)} en tout ; égalité en tête`,
    solve: 'résoudre maintenant',
    solveFor: ({ points }) => `résoudre maintenant pour ${points}`,
    finalSpin: 'faire le dernier tour',
    oneLetter: ({ points }) => `une consonne à ${points} ou une voyelle offerte`,
    oneVowel: 'une voyelle, ou résoudre',
    picksMade: 'le choix est fait',
    pick: ({ letters }) => `choisir ${list(letters, 'and')}`,
    pickedConsonants: ['une consonne', 'deux consonnes', 'trois consonnes'],
    pickedVowel: 'une voyelle',
    anyOf: ({ moves }) => list(moves, 'or'),
  },
  moves: {
    spin: 'tourner',
    solve: 'résoudre',
    letter: 'proposer une lettre',
    consonant: ({ points }) => `une consonne à ${points}`,
    consonantAnd: ({ points, prize }) => `une consonne à ${points} et ${prize}`,
    vowel: 'une voyelle',
    buyVowel: 'acheter une voyelle',
    freeVowel: 'une voyelle offerte',
  },
  refusals: {
    needs: ({ points }) => `il faut ${points}`,
    oneVowelOnly: 'une seule voyelle',
    threeConsonantsOnly: 'trois consonnes au plus',
    reasons: {
      SPIN_FIRST: 'tourner d’abord',
      VALUE_STANDS: 'consonne d’abord',
      NO_CONSONANTS: 'plus que des voyelles',
      NO_VOWELS: 'plus aucune voyelle',
      VERDICT_DUE: 'décision d’abord',
      SPINNING: 'la roue tourne',
    },
    resting: {
      tossUp: 'pas de lettre en énigme rapide',
      finalSpin: 'une lettre par équipe',
      bonus: 'répondre maintenant',
    },
  },
};
