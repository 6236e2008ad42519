import type { Words } from '../words.ts';
import { setups } from './stage-setups.ts';
import { sounds } from './stage-sounds.ts';

export const stage: Words<'stage'> = {
  dialog: {
    title: 'Bühne',
    done: 'Fertig',
    close: 'Schließen',
    notKept: 'Dieser Browser behält nichts; mit dieser Seite ist es weg.',
  },
  tabs: {
    look: {
      title: 'Aussehen',
      hint: 'Jederzeit änderbar, auch während sich das Rad dreht. Bildschirme und Handys ziehen mit; Gedrucktes bleibt schwarz auf weiß.',
    },
    name: {
      title: 'Name und Logo',
      hint: 'Zu sehen bei den Teams, auf dem wartenden Bildschirm, in der Ecke der Tafel, auf dem Podest und im Ergebnisbild.',
    },
    sounds: {
      title: 'Klänge',
      hint: 'Eigene Dateien bleiben in diesem Browser: je höchstens 1 MB und 10 Sekunden. Publikumsansichten spielen das Paket.',
    },
  },
  sounds,
  setups,
  looks: {
    tungsten: { name: 'Glühlicht', says: 'Warmes Studiolicht auf Petrol.' },
    daylight: { name: 'Tageslicht', says: 'Für helle Räume und schwache Beamer.' },
    contrast: { name: 'Kontrast', says: 'Schwarz, Weiß und Gelb, alles mit Rand.' },
    winter: { name: 'Winternacht', says: 'Schnee, Kerzen und Tannengrün.' },
    neon: { name: 'Neonlicht', says: 'Eine Spielhalle bei Nacht.' },
  },
  naming: {
    name: 'Name der Show',
    logo: 'Logo',
    choose: 'Bild wählen',
    remove: 'Entfernen',
    hint: 'Eine Bilddatei. Sie wird hier verkleinert und bleibt in diesem Browser; Publikumsansichten bekommen sie von dir.',
    noPicture: 'In dieser Datei ist kein Bild, das der Browser lesen kann.',
    preview: 'In der Publikumsansicht',
    aboutToBegin: 'Gleich geht die Show los',
  },
  chips: {
    title: 'Deine Felder',
    kind: 'Art',
    prize: 'Preis',
    points: 'Punkte',
    add: 'Hinzufügen',
    hints: {
      prize:
        'Am Pult hält ihn, wer einen Konsonanten trifft, und wer löst, gewinnt ihn. Von Hand vergibst du ihn.',
      points: 'Eine ganze Zahl von 1 bis 1000000.',
    },
    unshowable: 'Diese Zeichen lassen sich nicht anzeigen.',
    same: ({ chip }) => `Ein Feld „${chip}“ gibt es schon.`,
    digits: 'Für eine Zahl nimm „Punkte“.',
    full: 'Mehr als zehn eigene Felder gehen nicht.',
    preview: 'Auf einem vollen Rad',
    made: 'Bisher gemacht',
    count: ({ count, most }) => `${count} von ${most}`,
    remove: ({ chip }) => `${chip} entfernen`,
    removed: ({ chip }) => `${chip} entfernt`,
    undo: 'Rückgängig',
    few: 'Weniger als vier Felder gehen nicht.',
  },
};
