import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('de');

export const search: Words<'library'>['search'] = {
  title: 'Suchen',
  results: ({ count }) => `Ergebnisse: ${count}`,
  empty: 'Keine Spiele gefunden.',
  by: ({ username }) => `von ${username}`,
  puzzles: ({ count }) => counted(count, { other: '# Rätsel' }),
  menu: {
    name: ({ title }) => `Mehr zu ${title}`,
    play: 'Spielen',
    copy: 'In meine Spiele kopieren',
    report: 'Melden',
  },
  copied: ({ title }) => `„${title}“ ist in deinen Spielen`,
  reported: 'Danke. Die Meldung ist gesendet.',
};
