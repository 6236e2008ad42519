import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('de');

export const rules: Words<'desk'>['rules'] = {
  title: 'Regeln',
  adjust: 'Anpassen …',
  changed: 'Geändert.',
  byHand: 'Züge und Punkte vergibst du von Hand; nichts geschieht von selbst.',
  sentence: ({ lead, letter, vowels, solving }) => `${lead}: ${letter}, ${vowels}, ${solving}.`,
  leads: {
    simple: 'Züge und Punkte laufen von selbst',
    classic: 'Wie im Fernsehen',
  },
  spinFirst: 'für Konsonanten drehen',
  perLetter: ({ points }) => `${points} je Buchstabe`,
  freeVowels: 'Vokale gratis',
  boughtVowels: ({ points }) => `Vokale für ${points} kaufen`,
  solverKeeps: 'und nur wer löst, behält die Punkte',
  solverGets: ({ points }) => `${points} fürs Lösen`,
};

export const houseRules: Words<'desk'>['houseRules'] = {
  title: 'Hausregeln',
  spinFirst: 'Vor jedem Konsonanten drehen',
  bank: 'Nur wer löst, behält die Punkte',
  figures: {
    pointsPerLetter: 'Punkte je Buchstabe',
    vowelPrice: 'Vokalpreis',
    houseMinimum: 'Mindestgewinn',
    tossUpPrize: 'Gewinn Schnellrätsel',
    finalSpinExtra: 'Zuschlag letzter Dreh',
    bonusPrize: 'Gewinn Bonusrunde',
    turnSeconds: 'Sekunden je Zug',
    puzzleSeconds: 'Sekunden je Rätsel',
  },
  noClock: '0 heißt: ohne Uhr.',
  backTo: ({ rules }) => `Zurück zu „${rules}“`,
};

export const order: Words<'desk'>['order'] = {
  title: 'Ablauf',
  empty: 'Bitte wähle zuerst ein Spiel.',
  list: 'Rätsel',
  kindOf: ({ number }) => `Art von Rätsel ${number}`,
  goTo: 'Springen',
  goToPuzzle: ({ category }) => `Zu ${category} springen`,
  moved: ({ category, place, count }) => `${category}: ${place} von ${count}`,
  onTheBoard: 'auf der Ratewand',
  skipped: 'übersprungen',
  solved: 'gelöst',
  allAreRounds: 'Bei „Manuell“ ist jedes Rätsel eine Runde.',
  unplayed: ({ rules, kinds }) => `Bei „${rules}“ nur als Runde: ${list(kinds, 'and')}.`,
};
