import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('es');

export const rules: Words<'desk'>['rules'] = {
  title: 'Reglas',
  adjust: 'Ajustar…',
  changed: 'Con cambios.',
  byHand: 'Tú llevas los turnos y los puntos a mano; nada ocurre por sí solo.',
  sentence: ({ lead, letter, vowels, solving }) => `${lead}: ${letter}, ${vowels} y ${solving}.`,
  leads: {
    simple: 'Los turnos y los puntos van solos',
    classic: 'Como en televisión',
  },
  spinFirst: 'se gira para pedir consonante',
  perLetter: ({ points }) => `${points} por letra`,
  freeVowels: 'vocales gratis',
  boughtVowels: ({ points }) => `se compra vocal por ${points}`,
  solverKeeps: 'solo quien resuelve conserva los puntos',
  solverGets: ({ points }) => `${points} para quien resuelve`,
};

export const houseRules: Words<'desk'>['houseRules'] = {
  title: 'Reglas de la casa',
  spinFirst: 'Girar antes de pedir consonante',
  bank: 'Conservar los puntos solo al resolver',
  figures: {
    pointsPerLetter: 'Puntos por letra',
    vowelPrice: 'Precio de vocal',
    houseMinimum: 'Premio mínimo',
    tossUpPrize: 'Premio de velocidad',
    finalSpinExtra: 'Extra de última tirada',
    bonusPrize: 'Premio del panel final',
    turnSeconds: 'Segundos por turno',
    puzzleSeconds: 'Segundos por panel',
  },
  noClock: 'Con 0 no hay reloj.',
  backTo: ({ rules }) => `Volver a ${rules}`,
};

export const order: Words<'desk'>['order'] = {
  title: 'Orden del programa',
  empty: 'Elige primero un juego.',
  list: 'Paneles',
  kindOf: ({ number }) => `Tipo del panel ${number}`,
  goTo: 'Ir',
  goToPuzzle: ({ category }) => `Ir a ${category}`,
  moved: ({ category, place, count }) => `${category}: ${place} de ${count}`,
  onTheBoard: 'en el tablero',
  skipped: 'saltado',
  solved: 'resuelto',
  allAreRounds: 'Con las reglas «Manual», cada panel es una ronda.',
  unplayed: ({ rules, kinds }) =>
    `Con las reglas «${rules}» se juega como ronda: ${list(kinds, 'and')}.`,
};
