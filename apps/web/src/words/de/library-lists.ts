import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('de');

export const lists: Words<'library'>['lists'] = {
  preview: 'Vorschau',
  ready: {
    entry: ({ count }) => counted(count, { other: '# Rätsel bereit' }),
    puzzle: ({ count }) => counted(count, { other: '# Rätsel bereit' }),
  },
  staying: ({ count }) =>
    counted(count, { one: '# Zeile bleibt im Feld', other: '# Zeilen bleiben im Feld' }),
  more: ({ lines, bad }) =>
    counted(lines, {
      one: `# weitere Zeile, davon ${bad} fehlerhaft`,
      other: `# weitere Zeilen, davon ${bad} fehlerhaft`,
    }),
  withoutSetup: 'Ohne seine Vorlage importiert.',
  untitled: 'Ein Spiel ohne Titel',
  fromAbove: 'aus der Zeile darüber',
  problems: {
    TOO_LARGE: 'Das ist mehr als 1\u00a0MiB.',
    NOT_JSON: 'Das lässt sich nicht als JSON lesen.',
    NO_ENTRIES: 'Darin sind keine Rätsel.',
  },
  faults: {
    missing: {
      category: 'Die Kategorie fehlt.',
      searchedWord: 'Das gesuchte Wort fehlt.',
    },
    category: ({ text }) => `Kategorie: ${text}.`,
    tooMany: ({ max }) => `Ein Spiel hat höchstens ${max} Rätsel.`,
  },
};
