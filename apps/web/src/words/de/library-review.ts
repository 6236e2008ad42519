import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, list, number } = formats('de');

export const review: Words<'library'>['review'] = {
  title: 'Prüfung',
  summary: ({ reported, waiting }) =>
    `${number(reported)} gemeldet, ${counted(waiting, {
      one: '# wartet auf Freigabe',
      other: '# warten auf Freigabe',
    })}`,
  empty: 'Gerade gibt es nichts zu prüfen.',
  onlyReviewers: 'Das darf nur, wer Spiele prüft.',
  list: {
    label: 'Spiele zum Prüfen',
    by: ({ username }) => `von ${username}`,
    byHidden: ({ username }) => `von ${username}, ausgeblendet`,
    reports: ({ count }) => counted(count, { one: '# Meldung', other: '# Meldungen' }),
    isNew: 'neu',
  },
  game: {
    facts: ({ username, count }) => `von ${username}, ${counted(count, { other: '# Rätsel' })}`,
    hidden: 'Ausgeblendet',
    noNote: 'ohne Anmerkung',
    pending: 'Wartet auf Freigabe: Die Suche findet es noch nicht.',
    hiddenBefore: 'Nach Prüfung ausgeblendet: Nur wer es erstellt hat, sieht es.',
    setup: ({ name, prizes }) =>
      prizes.length === 0
        ? `Vorlage „${name}“`
        : `Vorlage „${name}“, Preise: ${list(prizes, 'unit')}`,
    puzzles: 'Rätsel',
    showAll: ({ count }) => `Alle ${number(count)} Rätsel zeigen`,
    verdicts: { keep: 'Behalten', hide: 'Ausblenden', remove: 'Entfernen' },
    meaning: 'Ausgeblendete Spiele sieht nur, wer sie erstellt hat. Entfernte sind endgültig weg.',
  },
  done: {
    keep: ({ title }) => `„${title}“ bleibt`,
    hide: ({ title }) => `„${title}“ ist ausgeblendet`,
    remove: ({ title }) => `„${title}“ ist entfernt`,
  },
  failed: ({ title, why }) => `„${title}“: ${why}`,
  undo: 'Rückgängig',
  reasons: {
    unsuitable: 'Unpassend',
    personal: 'Persönliche Daten',
    copyright: 'Urheberrecht',
    spam: 'Spam',
    other: 'Etwas anderes',
  },
  reportDialog: {
    title: 'Melden',
    question: 'Was stimmt mit diesem Spiel nicht?',
    note: 'Anmerkung',
    notePlaceholder: ({ max }) => `Wenn du magst, bis zu ${number(max)} Zeichen`,
    cancel: 'Abbrechen',
    submit: 'Senden',
    sent: 'Danke. Die Meldung ist gesendet.',
  },
};
