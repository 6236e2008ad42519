import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { list } = formats('de');

export const screen: Words<'screen'> = {
  title: 'Publikumsansicht',
  enter: {
    code: 'Code',
    submit: 'Raum zeigen',
    notFound: {
      none: 'Kein Raum mit diesem Code',
      busy: 'Zu viele Versuche, warte kurz',
      unknown: 'Keine Antwort, versuch es erneut',
    },
  },
  waiting: {
    join: 'Mit dem Handy mitspielen',
    qr: 'QR-Code zum Mitspielen',
    code: ({ code }) => `Code ${code}`,
    aboutToBegin: 'Gleich geht die Show los',
  },
  endings: {
    closed: { lettering: 'ENDE', text: 'Raum geschlossen' },
    removed: { lettering: 'ENTFERNT', text: 'Die Spielleitung hat diese Ansicht beendet' },
    elsewhere: {
      lettering: 'ENTFERNT',
      text: 'Diese Ansicht läuft in einem anderen Fenster weiter',
    },
    full: { lettering: 'RAUM VOLL', text: 'Mehr Ansichten passen nicht hinein' },
    door: { lettering: 'TÜR ZU', text: 'Die Spielleitung lässt gerade niemanden herein' },
    old: { lettering: 'VERALTET', text: 'Bitte lade diese Seite neu' },
  },
  corner: {
    reconnecting: 'Verbinde neu',
    away: 'Spielleitung kurz weg',
    sound: 'Für Ton tippen',
  },
  floor: {
    label: 'Teams',
    locked: 'Gesperrt',
  },
  buzz: {
    first: ({ team }) => `Zuerst gebuzzert: ${team}`,
    tied: ({ teams }) => `Gleichstand: ${list(teams, 'unit')}`,
    tie: 'GLEICHSTAND',
    next: 'Danach',
  },
};
