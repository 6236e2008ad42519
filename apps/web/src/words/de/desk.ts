import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { bar } from './desk-bar.ts';
import { houseRules, order, rules } from './desk-rules.ts';

const { counted, list } = formats('de');

export const desk: Words<'desk'> = {
  bar,
  rules,
  houseRules,
  order,
  done: 'Fertig',
  actions: {
    pass: 'Abgeben',
    right: 'Richtig',
    wrong: 'Falsch',
    verdict: 'Entscheidung …',
    openPicks: 'Auswahl aufdecken',
    startTossUp: 'Schnellrätsel starten',
    holdTossUp: 'Anhalten',
    goOn: 'Fortsetzen',
    tie: 'Gleichstand: nächstes Rätsel als Schnellrätsel',
    withKey: ({ action, key }) => `${action} (${key})`,
    value: 'Wert',
  },
  picks: {
    label: 'Gewählte Buchstaben',
    consonant: 'noch ein Konsonant',
    vowel: 'noch ein Vokal',
  },
  verdict: {
    points: 'Punkte',
    give: 'Geben',
    take: 'Abziehen',
    pass: 'Zug abgeben',
    nothing: 'Nichts',
    close: 'Schließen',
    later: 'Später entscheiden',
  },
  clocks: {
    label: 'Uhren',
    turn: 'Zug',
    solve: 'Lösen',
    puzzle: 'Rätsel',
    timeIsUp: 'Die Zeit ist um',
    start: 'Starten',
    hold: 'Anhalten',
    reset: 'Zurücksetzen',
    more: ({ seconds }) => `+${seconds}\u00a0s`,
  },
  effects: {
    value: ({ team, points }) => `${team}: Nennt einen Konsonanten, ${points} je Buchstabe.`,
    prize: ({ team, points, prize }) =>
      `${team}: Nennt einen Konsonanten, ${points} je Buchstabe, und haltet ${prize}.`,
    loseTurn: ({ team, next }) => `${team}: Der Zug ist weg. Jetzt am Zug: ${next}.`,
    forfeit: ({ team, next }) =>
      `${team}: Die Punkte dieses Rätsels sind weg. Jetzt am Zug: ${next}.`,
    forfeitNothing: ({ team, next }) =>
      `${team}: Es gab nichts zu verlieren. Jetzt am Zug: ${next}.`,
    forfeitPoints: ({ team, next, points, prizes }) =>
      `${team}: ${list([`${points} Punkte dieses Rätsels`, ...prizes], 'and')} sind weg. Jetzt am Zug: ${next}.`,
    forfeitPrizes: ({ team, prizes }) =>
      `${team}: ${list(prizes, 'and')} ${counted(prizes.length, { one: 'ist', other: 'sind' })} weg.`,
    spinAgain: ({ team, may }) => `${team}: ${may}.`,
    verdict: ({ team }) => `${team}: Die Spielleitung entscheidet.`,
    finalSpin: ({ team, points }) => `${team}: Jeder Konsonant bringt ${points}.`,
    finalSpinAgain: ({ team }) => `${team}: Keine Zahl, dreht noch einmal.`,
  },
};
