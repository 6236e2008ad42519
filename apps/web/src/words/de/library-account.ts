import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('de');

export const account: Words<'library'>['account'] = {
  form: {
    username: 'Benutzername',
    password: 'Passwort',
    show: 'Eingabe anzeigen',
    nameTaken: 'Dieser Benutzername ist vergeben',
  },
  login: {
    title: 'Anmelden',
    placeholders: { username: 'Benutzernamen eingeben', password: 'Passwort eingeben' },
    passwordTip: 'Dein Passwort wird sicher verschlüsselt.',
    failed: 'Anmeldung fehlgeschlagen',
    other: 'Noch kein Konto? {}',
    otherLink: 'Registrieren',
  },
  register: {
    title: 'Registrieren',
    placeholders: { username: 'Benutzernamen wählen', password: 'Passwort wählen' },
    passwordTip: 'Dein Passwort braucht mindestens 8 Zeichen und wird sicher verschlüsselt.',
    failed: 'Registrierung fehlgeschlagen',
    other: 'Schon ein Konto? {}',
    otherLink: 'Anmelden',
  },
  dialog: {
    facts: ({ count, since }) =>
      `${counted(count, { one: '# Spiel', other: '# Spiele' })}, dabei seit ${since}`,
    review: 'Prüfung',
    reviewHint: 'gemeldete Spiele',
    exportData: 'Meine Daten exportieren',
    exportHint: 'eine JSON-Datei',
    fileName: 'Konto',
    saved: ({ file }) => `Gespeichert: ${file}`,
    close: 'Schließen',
  },
  changePassword: {
    title: 'Passwort ändern',
    hint: 'beendet alle anderen Sitzungen',
    password: 'Bisheriges Passwort',
    newPassword: 'Neues Passwort',
    changed: 'Das Passwort ist geändert.',
  },
  deleteAccount: {
    title: 'Konto löschen',
    hint: 'samt allen Spielen',
    warning:
      'Dein Konto und alle deine Spiele werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
    warningGames: ({ count }) =>
      counted(count, {
        one: 'Dein Konto und dein Spiel werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
        other:
          'Dein Konto und deine # Spiele werden sofort gelöscht. Das lässt sich nicht rückgängig machen.',
      }),
    password: 'Passwort',
  },
  leaving: {
    title: 'Deinen Entwurf auf diesem Computer behalten?',
    untitled: 'Ohne Titel',
    kinds: { new: 'neues Spiel', changes: 'Änderungen' },
    more: ({ count }) => counted(count, { one: 'und # weiterer', other: 'und # weitere' }),
    note: 'Noch nicht gespeichert. Was du behältst, ist wieder da, wenn du dich auf diesem Computer anmeldest.',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    keep: 'Behalten',
  },
};
