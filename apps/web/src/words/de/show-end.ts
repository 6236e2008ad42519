import type { Words } from '../words.ts';

export const end: Words<'show'>['end'] = {
  title: 'Siegerehrung',
  winner: 'SIEGER',
  over: 'ENDE',
  podium: {
    label: 'Siegerpodest',
    points: ({ points }) => `${points} Punkte`,
    others: 'Weitere Teams',
  },
  next: {
    playAgain: 'Noch einmal',
    keepTeams: 'Neues Spiel, gleiche Teams',
    results: 'Ergebnisse',
    home: 'Zur Startseite',
  },
  results: {
    title: 'Ergebnisse',
    noHistory: 'Wie die Punkte zustande kamen, ist nicht mehr bekannt.',
    table: 'Punkte nach Rätsel und Team',
    columns: {
      puzzle: 'Rätsel',
      category: 'Kategorie',
      phrase: 'Lösung',
      kind: 'Art',
      solver: 'Gelöst von',
      prizes: 'Preise',
    },
    sum: 'Summe',
    before: 'Vor dem ersten Rätsel',
    skipped: 'übersprungen',
    open: 'nicht gelöst',
    solver: ', hat es gelöst',
    saveCsv: 'Als CSV speichern',
    print: 'Drucken',
    savePicture: 'Bild speichern',
    saved: ({ file }) => `Gespeichert: ${file}`,
    pictureSaved: 'Das Bild ist gespeichert.',
    pictureFailed: 'Das Bild ließ sich nicht erstellen.',
    file: ({ title, type }) => `Ergebnisse ${title}.${type}`,
    untitled: 'Show',
  },
};
