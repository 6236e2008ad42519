import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, date, number, time } = formats('de');

const puzzles = ({ count }: { readonly count: number }) => counted(count, { other: '# Rätsel' });

export const games: Words<'library'>['games'] = {
  title: 'Meine Spiele',
  heading: 'Meine Spiele',
  noneYet: 'Du hast noch keine Spiele erstellt.',
  noneFound: 'Keine Spiele gefunden.',
  found: ({ count }) => `Spiele: ${number(count)}`,
  logIn: 'Anmelden',
  cancel: 'Abbrechen',
  close: 'Schließen',
  undo: 'Rückgängig',
  bar: {
    filter: 'Nach Titel filtern',
    import: 'Importieren',
    trash: 'Papierkorb',
    trashCount: ({ count }) => `Papierkorb (${number(count)})`,
    newGame: 'Neues Spiel',
  },
  card: {
    more: ({ title }) => `Mehr zu ${title}`,
    puzzles,
    played: ({ count }) => counted(count, { other: '#-mal gespielt' }),
    notPlayed: 'noch nicht gespielt',
    hidden: 'Nach Prüfung ausgeblendet',
    actions: {
      edit: 'Bearbeiten',
      duplicate: 'Duplizieren',
      rename: 'Umbenennen',
      share: 'Teilen',
      print: 'Drucken',
      export: 'Exportieren',
      delete: 'Löschen',
    },
  },
  done: {
    duplicate: ({ title }) => `„${title}“ ist dupliziert.`,
    delete: ({ title }) => `„${title}“ ist im Papierkorb`,
  },
  failed: {
    duplicate: ({ title, why }) => `„${title}“ wurde nicht dupliziert. ${why}`,
    delete: ({ title, why }) => `„${title}“ wurde nicht gelöscht. ${why}`,
    restore: ({ title, why }) => `„${title}“ wurde nicht wiederhergestellt. ${why}`,
    load: ({ title, why }) => `„${title}“ wurde nicht geladen. ${why}`,
  },
  guest: 'Gast',
  puzzleLanguage: 'Sprache der Rätsel',
  visibility: {
    label: 'Sichtbarkeit',
    names: { public: 'Jeder', link: 'Alle mit dem Link', private: 'Nur ich' },
    meanings: {
      public: 'Die Suche findet es.',
      link: 'Die Suche findet es nicht.',
      private: 'Niemand sonst kann den Link öffnen.',
    },
  },
  days: {
    today: 'heute',
    yesterday: 'gestern',
    thisYear: ({ time: at }) => date(at, { day: 'numeric', month: 'long' }),
    earlier: ({ time: at }) => date(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: ({ time: at }) => `${time(at)}\u00a0Uhr`,
    moment: ({ day, time: clock }) => `${day}, ${clock}`,
  },
  importDialog: {
    title: 'Importieren',
    gameTitle: 'Titel des Spiels',
    ownTitles: 'Jedes Spiel behält seinen eigenen Titel.',
    languageHint: 'Für Listen, die keine nennen.',
    list: 'Deine Liste',
    listHint: 'Füg hier Zeilen ein oder wähle eine Datei.',
    choose: 'Datei wählen',
    kinds: 'CSV, JSON oder Zellen einer Tabelle',
    submit: 'Importieren',
    submitGames: ({ count }) =>
      counted(count, { one: '# Spiel importieren', other: '# Spiele importieren' }),
    submitOne: ({ count }) =>
      counted(count, {
        one: 'Spiel mit # Rätsel erstellen',
        other: 'Spiel mit # Rätseln erstellen',
      }),
    submitLead: 'Importieren:',
    tooLarge: 'Diese Datei ist größer als 1\u00a0MiB.',
    nothing: 'Es gibt noch nichts zu importieren.',
    noTitle: 'Bitte gib dem Spiel einen Titel.',
    badTitle: ({ fault }) => `Titel des Spiels: ${fault}.`,
    ofGame: ({ number: at, fault }) => `Spiel ${at}: ${fault}`,
    rowsLeft: 'Diese Zeilen sind noch nicht importiert.',
    imported: ({ title }) => `„${title}“ ist importiert`,
    importedGames: ({ count }) =>
      counted(count, { one: '# Spiel ist importiert', other: '# Spiele sind importiert' }),
  },
  exportDialog: {
    title: 'Exportieren',
    uses: { json: 'zum Importieren, hier oder anderswo', csv: 'für eine Tabelle' },
    fileName: 'Spiel',
    saved: ({ file }) => `Gespeichert: ${file}`,
  },
  printDialog: {
    title: 'Drucken',
    preview: 'Vorschau',
    sheet: 'Blatt',
    kinds: { host: 'Für die Spielleitung', blank: 'Nur Lücken' },
    submit: 'Drucken',
    facts: ({ username, count }) => `von ${username}, ${puzzles({ count })}`,
  },
  renameDialog: {
    title: 'Umbenennen',
    label: 'Titel',
    submit: 'Umbenennen',
    titleNow: ({ title, why }) => `${why} Es heißt jetzt „${title}“.`,
  },
  shareDialog: {
    title: ({ title }) => `„${title}“ teilen`,
    onlyYou: 'Nur du kannst es öffnen.',
    code: 'QR-Code',
    link: 'Link',
    copy: 'Kopieren',
    copied: 'Kopiert',
    byHand: 'Bitte kopier den Link von Hand.',
  },
  trashDialog: {
    title: 'Papierkorb',
    hint: ({ days }) =>
      counted(days, {
        one: 'Spiele bleiben hier # Tag.',
        other: 'Spiele bleiben hier # Tage.',
      }),
    empty: 'Der Papierkorb ist leer.',
    notLoaded: 'Der Papierkorb wurde nicht geladen.',
    goneToday: ({ count }) => `${puzzles({ count })}, heute endgültig weg`,
    goneTomorrow: ({ count }) => `${puzzles({ count })}, morgen endgültig weg`,
    goneIn: ({ count, days }) =>
      `${puzzles({ count })}, ${counted(days, { one: 'in # Tag', other: 'in # Tagen' })} endgültig weg`,
    restore: 'Wiederherstellen',
    restoreGame: ({ title }) => `${title} wiederherstellen`,
    restored: ({ title }) => `„${title}“ ist wieder da.`,
    purge: 'Endgültig löschen',
    purgeGame: ({ title }) => `${title} endgültig löschen`,
    purged: ({ title }) => `„${title}“ ist gelöscht.`,
  },
  shared: {
    title: 'Ein Spiel',
    none: 'Hinter diesem Link steckt kein Spiel.',
    by: 'von {}',
    puzzles: ({ count }) => counted(count, { other: '{} Rätsel' }),
    play: 'Spielen',
    copy: 'In meine Spiele kopieren',
    report: 'Melden',
  },
};
