import type { Words } from '../words.ts';

export const about: Words<'about'> = {
  title: 'Info',
  lede: 'Dreh dich zum Sieg! Dies ist eine Bühne für Rateshows im Klassenzimmer, auf Partys und bei Teamtagen.',
  what: {
    title: 'Was es ist',
    text: 'Bring ein Publikum und einen Bildschirm mit; Ratewand, Buchstaben, Glücksrad und bis zu acht Teams stehen bereit, so groß, dass man sie auch in der letzten Reihe sieht. Leite ein Spiel, das jemand anderes erstellt hat, oder schreib dein eigenes. Zum Suchen, Spielen und Erstellen brauchst du kein Konto. Mit einem Konto warten deine Spiele unter „Meine Spiele“ auf dich.',
  },
  show: {
    title: 'Die Show im Fernsehen',
    text: 'Im Fernsehen wird an einem großen Rad gedreht und ein Buchstabe nach dem anderen genannt, bis jemand die Lösung hinter den Tafeln lesen kann. Konsonanten bringen, was das Rad zeigt, für Vokale gelten eigene Regeln, und wer zuerst die ganze Lösung sagt, gewinnt das Rätsel. Für Abende in diesem Geist ist diese Seite da.',
  },
  how: {
    title: 'So geht es',
    steps: [
      'Such ein Spiel nach seinem Namen, oder erstell eines aus Kategorien und gesuchten Wörtern.',
      'Gib deinen Teams Namen; eines bis acht können mitspielen.',
      'Leg Gewinne und Überraschungen aufs Rad, oder starte ohne Rad.',
      'Dann heißt es Buchstaben nennen, drehen, lösen, und du gibst dem Team, das es geschafft hat, den Stern.',
      'Ist das letzte Rätsel gelöst, steigen die besten drei Teams aufs Siegerpodest.',
    ],
  },
  note: 'Dies ist ein unabhängiges Projekt. Es steht in keiner Verbindung zu der Fernsehshow, der es nachempfunden ist, und wird von deren Produktion nicht unterstützt.',
};
