import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { number } = formats('de');

export const sounds: Words<'stage'>['sounds'] = {
  set: 'Klangpaket',
  sets: { television: 'Fernsehen', soft: 'Sanft', arcade: 'Spielhalle' },
  effects: 'Effekte',
  applause: 'Applaus',
  from: 'Wiedergabe',
  places: { host: 'Dieses Gerät', screen: 'Publikumsansicht', both: 'Beide' },
  mute: '„Ton ausschalten“ lässt alles auf einmal verstummen.',
  noScreen: 'Keine Publikumsansicht: Wiedergabe auf diesem Gerät.',
  names: {
    correct: 'Richtiger Buchstabe',
    wrong: 'Falsch',
    applause: 'Applaus',
    timeUp: 'Die Zeit ist um',
    buzz: 'Buzzer',
    forfeit: 'Bankrott',
    tick: 'Ticken des Rads',
    clockTick: 'Letzte Sekunden',
    letter: 'Buchstabe im Schnellrätsel',
  },
  try: ({ sound }) => `Anhören: ${sound}`,
  ownFile: 'Eigene Datei …',
  own: ({ file, seconds }) => `${file}, ${number(seconds)} s`,
  ownCut: ({ file }) => `${file}, die ersten 10 s`,
  back: 'Zurück zum Paket',
  flaws: {
    large: 'Höchstens 1 MB.',
    unreadable: 'Der Browser kann diese Datei nicht als Ton lesen.',
    silent: 'In dieser Datei ist nichts zu hören.',
  },
};
