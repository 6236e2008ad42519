import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('de');

export const setup: Words<'show'>['setup'] = {
  teams: {
    title: 'Teams aufstellen',
    heading: 'TEAMS AUFSTELLEN',
    section: 'TEAMS',
    name: 'Teamname',
    score: 'Punkte',
    add: 'TEAM HINZUFÜGEN',
    full: ({ count }) =>
      `Höchstzahl von ${counted(count, { one: '# Team', other: '# Teams' })} erreicht`,
    remove: ({ name }) => `${name} entfernen`,
    removeUnnamed: ({ number }) => `Team ${number} entfernen`,
    removed: ({ name }) => `${name} entfernt`,
    undo: 'Rückgängig',
    finalize: 'TEAMS FESTLEGEN',
  },
  wheel: {
    title: 'Bau dein Rad',
    heading: 'Bau dein Rad',
    lede: 'Leg ein Feld mehrmals aufs Rad, dann kommt es öfter dran.',
    tally: 'Felder auf dem Rad: {}',
    chips: 'Verfügbare Felder',
    reset: 'Rad zurücksetzen',
    fill: 'Wie im Fernsehen füllen',
    full: ({ count }) =>
      `Höchstzahl von ${counted(count, { one: '# Feld', other: '# Feldern' })} erreicht`,
    rules: 'Regeln',
    adjust: 'Anpassen …',
    order: 'Ablauf …',
    ownChip: 'Eigenes Feld …',
    setups: 'Vorlagen …',
    stage: 'Bühne …',
    start: 'MIT RAD STARTEN',
    startWithout: 'OHNE RAD STARTEN',
    noGame: 'Bitte wähle zuerst ein Spiel.',
  },
};
