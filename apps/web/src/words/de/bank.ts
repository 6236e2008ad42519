import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('de');

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Überrasch mich',
    title: 'Überraschungsspiel',
  },
  failed: 'Der Rätselvorrat wurde nicht geladen. Bitte versuch es noch einmal.',
  dialog: {
    title: 'Rätselvorrat',
    allCategories: 'Alle Kategorien',
    difficulty: 'Schwierigkeit',
    difficulties: { any: 'Jede', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
    filter: 'Filtern',
    list: 'Rätsel',
    more: ({ count }) => counted(count, { other: '# weitere: bitte filtern' }),
    none: 'Keine Rätsel gefunden.',
    chosen: ({ count }) => counted(count, { other: '# gewählt' }),
    choose: ({ count }) => `${count} für mich wählen`,
    tryAgain: 'Erneut versuchen',
  },
};
