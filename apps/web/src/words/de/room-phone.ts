import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, number } = formats('de');

export const phone: Words<'room'>['phone'] = {
  notes: {
    asking: {
      title: 'Warte an der Tür',
      text: ({ name }) => `Du bist drin, sobald die Spielleitung Ja sagt, ${name}.`,
    },
    closed: {
      title: 'Raum geschlossen',
      text: 'Die Spielleitung hat den Raum geschlossen. Danke fürs Mitspielen!',
    },
    removed: { title: 'Entfernt', text: 'Die Spielleitung hat dich aus dem Raum entfernt.' },
    elsewhere: { title: 'Entfernt', text: 'Du spielst in einem anderen Fenster weiter.' },
    full: {
      title: 'Raum voll',
      text: ({ places }) => `Alle ${number(places)} Plätze sind belegt.`,
    },
    door: { title: 'Tür zu', text: 'Die Spielleitung lässt gerade niemanden herein.' },
    old: { title: 'Veraltet', text: 'Bitte lade diese Seite neu.' },
    tryAgain: 'Erneut versuchen',
    joinAnother: 'In einen anderen Raum',
  },
  cap: {
    team: ({ shape }) => `Team {}, ${shape}`,
    score: 'Punkte {}',
  },
  buzzer: {
    title: 'Buzzer',
    buzz: 'Buzz',
    wait: 'Warte',
    watch: 'Schau auf die Ratewand',
    open: 'Buzzer frei',
    buzzed: 'Gebuzzert',
    first: 'Du warst zuerst',
    teamFirst: ({ team }) => `Zuerst: ${team}`,
    placed: ({ place, gap }) => `${place}, ${gap}`,
    tie: 'Gleichstand',
    teamGoesFirst: ({ team }) => `Zuerst dran: ${team}`,
    mate: 'Dein Team hat gebuzzert',
    late: 'Zu spät',
    locked: 'Gesperrt',
    lockedBy: {
      host: 'Die Spielleitung hat die Buzzer gesperrt',
      wrong: 'Falsche Antwort: Dein Team setzt diesmal aus',
    },
    reconnecting: 'Verbinde neu',
    placeKept: 'Dein Platz bleibt dir',
    away: 'Spielleitung kurz weg',
    soon: 'Gleich geht die Show weiter',
  },
  turn: {
    title: 'Du bist am Zug',
    sent: 'Gesendet',
    hostCalls: 'Die Spielleitung sagt es jetzt an',
    letter: 'Wähle einen Buchstaben',
    phrase: 'Löse das Rätsel',
    toLetters: 'Buchstaben wählen',
    toPhrase: 'Rätsel lösen',
    phraseLabel: 'Die Lösung',
    send: 'Senden',
    sendLetter: ({ letter }) => `${letter} senden`,
  },
  board: {
    word: ({ number: nth, letters, read }) =>
      `Wort ${nth}, ${counted(letters, { one: '# Buchstabe', other: '# Buchstaben' })}: ${read}.`,
    blank: 'verdeckt',
  },
  winner: {
    title: 'Sieger',
    kicker: 'SIEGER',
    points: ({ score }) => `${score} Punkte`,
  },
};
