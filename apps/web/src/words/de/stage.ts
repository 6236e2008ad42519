import type { Words } from '../words.ts';

export const stage: Words<'stage'> = {
  dialog: { title: 'Bühne', done: 'Fertig', close: 'Schließen' },
  tabs: {
    look: {
      title: 'Aussehen',
      hint: 'Jederzeit änderbar, auch während sich das Rad dreht. Bildschirme und Handys ziehen mit; Gedrucktes bleibt schwarz auf weiß.',
    },
  },
  looks: {
    tungsten: { name: 'Glühlicht', says: 'Warmes Studiolicht auf Petrol.' },
    daylight: { name: 'Tageslicht', says: 'Für helle Räume und schwache Beamer.' },
    contrast: { name: 'Kontrast', says: 'Schwarz, Weiß und Gelb, alles mit Rand.' },
    winter: { name: 'Winternacht', says: 'Schnee, Kerzen und Tannengrün.' },
    neon: { name: 'Neonlicht', says: 'Eine Spielhalle bei Nacht.' },
  },
};
