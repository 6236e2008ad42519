import type { Words } from '../words.ts';

export const about: Words<'about'> = {
  title: 'Info',
  lede: 'Dreh dich zum Sieg! Hier ist deine Bühne für Rateshows im Klassenzimmer, auf Partys und bei Teamtagen.',
  what: {
    title: 'Worum es geht',
    text: 'Du bringst Publikum und Bildschirm mit; Ratewand, Buchstaben, Glücksrad und Platz für bis zu acht Teams sind schon da, groß genug für die letzte Reihe. Nimm ein fertiges Spiel oder erstell dein eigenes. Zum Suchen, Spielen und Erstellen brauchst du kein Konto. Mit Konto findest du deine Spiele unter „Meine Spiele“ wieder.',
  },
  show: {
    title: 'Die Show im Fernsehen',
    text: 'Im Fernsehen wird an einem großen Rad gedreht und ein Buchstabe nach dem anderen genannt, bis jemand die Lösung hinter den Tafeln lesen kann. Konsonanten bringen, was das Rad zeigt, für Vokale gelten eigene Regeln, und wer zuerst die ganze Lösung sagt, gewinnt das Rätsel. Genau für solche Abende gibt es diese Seite.',
  },
  how: {
    title: 'So geht’s',
    steps: [
      'Such ein Spiel nach seinem Namen oder erstell eines aus Kategorien und gesuchten Wörtern.',
      'Gib deinen Teams Namen; bis zu acht spielen mit.',
      'Leg Gewinne und Überraschungen aufs Rad oder starte ohne Rad.',
      'Dann heißt es: Buchstaben nennen, drehen, lösen. Das Team, das es schafft, bekommt von dir den Stern.',
      'Ist das letzte Rätsel gelöst, steigen die drei besten Teams aufs Siegerpodest.',
    ],
  },
  note: 'Dies ist ein unabhängiges Projekt. Es steht in keiner Verbindung zu der Fernsehshow, der es nachempfunden ist, und wird von deren Produktion nicht unterstützt.',
};
