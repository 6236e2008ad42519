import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('es');

export const bar: Words<'desk'>['bar'] = {
  label: 'Mesa del presentador',
  hint: 'Esta barra dice quién tiene el turno. Pulsa un nombre para darle el turno o sus puntos para cambiarlos; con ? ves las teclas.',
  colon: ': ',
  refused: ({ letter, why }) => `${letter}: ${why}`,
  tossUpFor: ({ points }) => `Prueba de velocidad por ${points}`,
  whoKnowsIt: '¿Quién lo sabe?',
  nobodySolvedIt: 'Nadie lo ha resuelto',
  may: {
    spinning: 'la ruleta está girando',
    verdict: ({ chip }) => `decisión sobre «${chip}»`,
    answer: 'responde ya',
    lettersOpen: 'se abre una letra por segundo',
    lettersHeld: 'las letras están en pausa',
    buzz: 'responde quien pulse primero',
    tie: 'hay empate en cabeza',
    solved: ({ points }) => `lo ha resuelto y tiene ${points} en total`,
    solvedFor: ({ points, prizes, isTie }) =>
      `lo ha resuelto por ${list([`${points} puntos`, ...prizes], 'and')}${isTie ? '; hay empate en cabeza' : ''}`,
    solvedInTie: ({ points }) => `lo ha resuelto y tiene ${points} en total; hay empate en cabeza`,
    solve: 'resuelve ya',
    solveFor: ({ points }) => `resuelve ya por ${points}`,
    finalSpin: 'hace la última tirada',
    oneLetter: ({ points }) => `una letra, a ${points} cada una; vocales gratis`,
    oneVowel: 'una vocal o resolver',
    picksMade: 'letras elegidas',
    pick: ({ letters }) => `elige ${list(letters, 'and')}`,
    pickedConsonants: ['una consonante', 'dos consonantes', 'tres consonantes'],
    pickedVowel: 'una vocal',
    anyOf: ({ moves }) => list(moves, 'or'),
  },
  moves: {
    spin: 'girar',
    solve: 'resolver',
    letter: 'pedir una letra',
    consonant: ({ points }) => `una consonante por ${points}`,
    consonantAnd: ({ points, prize }) =>
      `una consonante por ${list([`${points}`, `${prize}`], 'and')}`,
    vowel: 'una vocal',
    buyVowel: 'comprar vocal',
    freeVowel: 'una vocal gratis',
  },
  refusals: {
    needs: ({ points }) => `cuesta ${points}`,
    oneVowelOnly: 'solo una vocal',
    threeConsonantsOnly: 'solo tres consonantes',
    reasons: {
      SPIN_FIRST: 'primero, girar',
      VALUE_STANDS: 'primero, consonante',
      NO_CONSONANTS: 'solo quedan vocales',
      NO_VOWELS: 'no quedan vocales',
      VERDICT_DUE: 'primero, la decisión',
      SPINNING: 'la ruleta está girando',
    },
    resting: {
      tossUp: 'aquí no se piden letras',
      finalSpin: 'una letra por equipo',
      bonus: 'responde ya',
    },
  },
};
