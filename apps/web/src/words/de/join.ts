import type { Words } from '../words.ts';

export const join: Words<'join'> = {
  code: 'Spiel mit!',
  codeLabel: 'Code',
  shortCode: 'Ein Code hat sechs Buchstaben',
  notFound: {
    none: 'Kein Raum mit diesem Code',
    busy: 'Zu viele Versuche, warte kurz',
    unknown: 'Keine Antwort, versuch es erneut',
  },
  name: 'Wie heißt du?',
  nameLabel: 'Name',
  next: 'Weiter',
  team: 'Wähle dein Team',
  shapes: {
    circle: 'Kreis',
    square: 'Quadrat',
    triangle: 'Dreieck',
    diamond: 'Raute',
    heart: 'Herz',
    drop: 'Tropfen',
    flower: 'Blume',
    plus: 'Plus',
  },
  teamAndShape: ({ team, shape }) => `${team}, ${shape}`,
  back: 'Zurück zur Show',
  backTo: ({ team }) => `Zurück zu ${team}`,
  somebodyElse: 'Ich bin jemand anderes',
  door: { title: 'Tür zu', text: 'Die Spielleitung lässt gerade niemanden herein.' },
  tryAgain: 'Erneut versuchen',
};
