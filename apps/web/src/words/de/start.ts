import type { Words } from '../words.ts';

export const start: Words<'start'> = {
  product: 'Glücksrad',
  headline: 'GLÜCKSRAD',
  tagline: 'Dreh dich zum Sieg!',
  pageTitle: ({ title }) => `${title} – Glücksrad`,
  startTitle: 'Glücksrad – Dreh dich zum Sieg!',
  language: 'Sprache',
  header: {
    skip: 'Zum Inhalt springen',
    main: 'Hauptmenü',
    build: 'Erstellen',
    search: 'Suchen',
    about: 'Info',
    myWheels: 'Meine Spiele',
    login: 'Anmelden',
    logout: 'Abmelden',
    greeting: 'Hallo {}',
  },
  search: {
    label: 'Spiele suchen',
    placeholder: 'Name eines Spiels …',
    submit: 'Suchen',
    suggestions: 'Vorschläge',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    tiles: 'NIRGENDS',
    text: 'Hinter diesen Tafeln steckt nichts.',
  },
  fault: {
    title: 'Das Licht ist ausgegangen',
    text: 'Auf dieser Seite ist ein Fehler aufgetreten. Deine Show und deine Entwürfe sind in diesem Browser gesichert; nach dem Neuladen sind sie wieder da.',
    reload: 'Seite neu laden',
  },
  home: 'Zur Startseite',
  loading: 'Wird geladen',
  signs: { info: 'Hinweis', error: 'Fehler' },
  move: {
    up: 'Nach oben',
    down: 'Nach unten',
    upNamed: ({ name }) => `${name} nach oben`,
    downNamed: ({ name }) => `${name} nach unten`,
  },
  teamNumber: ({ number }) => `Team ${number}`,
  ordinalEnding: ({ place: _place }) => '.',
  gap: {
    ms: ({ ms }) => `+${ms}\u00a0ms`,
    seconds: ({ seconds }) => `+${seconds.toFixed(1).replace('.', ',')}\u00a0s`,
  },
  segments: {
    loseTurn: 'Aussetzen',
    forfeit: 'Bankrott',
    spinAgain: 'Extradreh',
    bonusQuestion: 'Bonusfrage',
    hostsDecision: 'Spielleitung entscheidet',
  },
};
