import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { bar } from './desk-bar.ts';
import { houseRules, order, rules } from './desk-rules.ts';

const { list } = formats('es');

export const desk: Words<'desk'> = {
  bar,
  rules,
  houseRules,
  order,
  done: 'Listo',
  actions: {
    pass: 'Pasar',
    right: 'Acierto',
    wrong: 'Fallo',
    verdict: 'Decisión…',
    openPicks: 'Abrir las elegidas',
    startTossUp: 'Iniciar prueba',
    holdTossUp: 'Pausar',
    goOn: 'Seguir',
    tie: 'Empate: próximo panel, prueba de velocidad',
    withKey: ({ action, key }) => `${action} (${key})`,
    value: 'Valor',
  },
  picks: {
    label: 'Letras elegidas',
    consonant: 'consonante por elegir',
    vowel: 'vocal por elegir',
  },
  verdict: {
    points: 'Puntos',
    give: 'Dar',
    take: 'Quitar',
    pass: 'Ceder el turno',
    nothing: 'Nada',
    close: 'Cerrar',
    later: 'Decidir más tarde',
  },
  clocks: {
    label: 'Relojes',
    turn: 'Turno',
    solve: 'Resolver',
    puzzle: 'Panel',
    timeIsUp: 'Se acabó el tiempo',
    start: 'Iniciar',
    hold: 'Pausar',
    reset: 'Restablecer',
    more: ({ seconds }) => `+${seconds}\u00a0s`,
  },
  effects: {
    value: ({ team, points }) => `${team}: pide una consonante, a ${points} por letra.`,
    prize: ({ team, points, prize }) =>
      `${team}: pide una consonante, a ${points} por letra, para guardarse ${prize}.`,
    loseTurn: ({ team, next }) => `${team}: pierde el turno. Siguiente: ${next}.`,
    forfeit: ({ team, next }) => `${team}: pierde los puntos de este panel. Siguiente: ${next}.`,
    forfeitNothing: ({ team, next }) => `${team}: no había nada que perder. Siguiente: ${next}.`,
    forfeitPoints: ({ team, next, points, prizes }) =>
      `${team}: pierde ${list([`${points} en este panel`, ...prizes], 'and')}. Siguiente: ${next}.`,
    forfeitPrizes: ({ team, prizes }) => `${team}: pierde ${list(prizes, 'and')}.`,
    spinAgain: ({ team, may }) => `${team}: ${may}.`,
    verdict: ({ team }) => `${team}: decide el presentador.`,
    finalSpin: ({ team, points }) => `${team}: cada consonante vale ${points}.`,
    finalSpinAgain: ({ team }) => `${team}: no ha salido un número, gira otra vez.`,
  },
};
