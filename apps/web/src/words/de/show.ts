import { formats } from '../formats.ts';
import type { Words } from '../words.ts';
import { announcements } from './show-announcements.ts';
import { end } from './show-end.ts';
import { game } from './show-game.ts';
import { log } from './show-log.ts';
import { setup } from './show-setup.ts';

const { counted, list } = formats('de');

export const show: Words<'show'> = {
  setup,
  game,
  end,
  log,
  announcements,
  nextWord: 'WEITER',
  awardCeremony: 'Siegerehrung',
  logo: 'Logo',
  board: {
    word: ({ number, letters, read }) =>
      `Wort ${number}, ${counted(letters, { one: '# Buchstabe', other: '# Buchstaben' })}: ${read}.`,
    blank: 'verdeckt',
  },
  wheel: {
    label: ({ segments }) =>
      `Rad mit ${counted(segments.length, { one: '# Feld', other: '# Feldern' })}: ${list(segments, 'unit')}`,
    spin: 'DREHEN',
  },
  youGot: 'Erdreht:',
  close: 'Schließen',
  wrong: 'Falsch',
  soundHint: 'Für Ton irgendwohin tippen',
  notice: {
    otherWindow: 'Diese Show läuft in einem anderen Fenster',
    takeOver: 'Übernehmen',
    endsOther:
      'Wenn du Teams aufstellst, endet die Show dort, und in diesem Fenster beginnt eine neue.',
    unsaved: 'Nicht gespeichert: Beim Neuladen ginge diese Show verloren',
    read: 'OK',
  },
};
