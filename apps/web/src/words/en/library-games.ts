import { formats } from '../formats.ts';

const { counted, date, number, time } = formats('en-GB');

type Count = { readonly count: number };
type Title = { readonly title: string };
type Refused = { readonly title: string; readonly why: string };
type Time = { readonly time: number };

const puzzles = ({ count }: Count) => counted(count, { one: '# puzzle', other: '# puzzles' });

/** The games of a host, their dialogs, and a game opened by its link. */
export const games = {
  /** Of the tab. */
  title: 'My Wheels',
  heading: 'My Created Games',
  noneYet: "You haven't created any games yet.",
  noneFound: 'No games found.',
  /** How many the filter leaves, for a screen reader. */
  found: ({ count }: Count) => `Games: ${number(count)}`,
  /** A link behind the sentence that the session is over. */
  logIn: 'Log in',
  /** Buttons of dialogs and toasts. */
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  /** Above the list. */
  bar: {
    filter: 'Filter by title',
    import: 'Import',
    trash: 'Trash',
    /** The same button for a screen reader, when something is in it. */
    trashCount: ({ count }: Count) => `Trash (${number(count)})`,
    newGame: 'New game',
  },
  card: {
    /** The button with three dots. */
    more: ({ title }: Title) => `More for ${title}`,
    puzzles,
    played: ({ count }: Count) => counted(count, { one: 'played # time', other: 'played # times' }),
    notPlayed: 'not played yet',
    hidden: 'Hidden after review',
    /** The menu of a card. */
    actions: {
      edit: 'Edit',
      duplicate: 'Duplicate',
      rename: 'Rename',
      share: 'Share',
      print: 'Print',
      export: 'Export',
      delete: 'Delete',
    },
  },
  /** Toasts. */
  done: {
    duplicate: ({ title }: Title) => `“${title}” is duplicated.`,
    delete: ({ title }: Title) => `“${title}” is in the trash`,
  },
  /** Toasts; `why` is a sentence. */
  failed: {
    duplicate: ({ title, why }: Refused) => `“${title}” was not duplicated. ${why}`,
    delete: ({ title, why }: Refused) => `“${title}” was not deleted. ${why}`,
    restore: ({ title, why }: Refused) => `“${title}” was not restored. ${why}`,
    load: ({ title, why }: Refused) => `“${title}” did not load. ${why}`,
  },
  /** In the place of a name, where a game has no owner. */
  guest: 'Guest',
  /** The choice of a language for the puzzles of a game. */
  puzzleLanguage: 'Puzzle language',
  visibility: {
    label: 'Who can see it',
    names: { public: 'Everyone', link: 'Anyone with the link', private: 'Only me' },
    meanings: {
      public: 'It is found by search.',
      link: 'It is in no search.',
      private: 'The link opens for nobody else.',
    },
  },
  /** When something was; a day stands alone or in `moment`. */
  days: {
    today: 'today',
    yesterday: 'yesterday',
    thisYear: ({ time: at }: Time) => date(at, { day: 'numeric', month: 'long' }),
    earlier: ({ time: at }: Time) => date(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: ({ time: at }: Time) => time(at),
    moment: ({ day, time: clock }: { readonly day: string; readonly time: string }) =>
      `${day}, ${clock}`,
  },
  importDialog: {
    title: 'Import',
    gameTitle: 'Game Title',
    /** In the place of the title, when a file holds many games. */
    ownTitles: 'Each game keeps its own title.',
    /** Below the choice of a language. */
    languageHint: 'For lists that do not name one.',
    list: 'List',
    listHint: 'Paste rows here, or choose a file.',
    choose: 'Choose a file',
    kinds: 'CSV, JSON or a spreadsheet’s cells',
    /** The button that starts it, by how much there is. */
    submit: 'Import',
    submitGames: ({ count }: Count) =>
      counted(count, { one: 'Import # game', other: 'Import # games' }),
    submitOne: ({ count }: Count) =>
      counted(count, {
        one: 'Create game with # puzzle',
        other: 'Create game with # puzzles',
      }),
    /** Said by a screen reader before `submitOne`. */
    submitLead: 'Import:',
    tooLarge: 'This file is larger than 1 MiB.',
    nothing: 'There is nothing to import yet.',
    noTitle: 'Please give the game a title.',
    badTitle: ({ fault }: { readonly fault: string }) => `Game Title: ${fault}.`,
    /** What is wrong with one game of many. */
    ofGame: ({ number: at, fault }: { readonly number: number; readonly fault: string }) =>
      `Game ${at}: ${fault}`,
    rowsLeft: 'These rows are not imported yet.',
    imported: ({ title }: Title) => `“${title}” is imported`,
    importedGames: ({ count }: Count) =>
      counted(count, { one: '# game is imported', other: '# games are imported' }),
  },
  exportDialog: {
    title: 'Export',
    /** What each kind of file is for, beside its button. */
    uses: { json: 'to import it again, here or elsewhere', csv: 'for a spreadsheet' },
    /** The name of the file where the title of the game gives none. */
    fileName: 'Game',
    saved: ({ file }: { readonly file: string }) => `Saved: ${file}`,
  },
  printDialog: {
    title: 'Print',
    preview: 'Preview',
    /** The choice between the two kinds, for a screen reader. */
    sheet: 'Sheet',
    kinds: { host: "Host's sheet", blank: 'Blanks only' },
    submit: 'Print',
    /** Under the title of the sheet. */
    facts: ({ username, count }: { readonly username: string; readonly count: number }) =>
      `by ${username}, ${puzzles({ count })}`,
  },
  renameDialog: {
    title: 'Rename',
    label: 'Title',
    submit: 'Rename',
    /** `why` is a sentence: the game was changed elsewhere. */
    titleNow: ({ title, why }: Refused) => `${why} Its title is “${title}” now.`,
  },
  shareDialog: {
    title: ({ title }: Title) => `Share “${title}”`,
    /** In the place of the QR code. */
    onlyYou: 'Only you can open it.',
    code: 'QR code',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied',
    byHand: 'Please copy the link by hand.',
  },
  trashDialog: {
    title: 'Trash',
    hint: ({ days }: { readonly days: number }) =>
      counted(days, {
        one: 'Games stay here for # day.',
        other: 'Games stay here for # days.',
      }),
    empty: 'There is nothing in it.',
    notLoaded: 'The trash did not load.',
    /** Under the title of a game. */
    goneToday: ({ count }: Count) => `${puzzles({ count })}, gone for good today`,
    goneTomorrow: ({ count }: Count) => `${puzzles({ count })}, gone for good tomorrow`,
    goneIn: ({ count, days }: { readonly count: number; readonly days: number }) =>
      `${puzzles({ count })}, gone for good ${counted(days, { one: 'in # day', other: 'in # days' })}`,
    restore: 'Restore',
    restoreGame: ({ title }: Title) => `Restore ${title}`,
    restored: ({ title }: Title) => `“${title}” is back.`,
    purge: 'Delete for good',
    purgeGame: ({ title }: Title) => `Delete for good ${title}`,
    purged: ({ title }: Title) => `“${title}” is gone.`,
  },
  /** A game opened by its link. */
  shared: {
    /** Of the tab and the page until the title of the game is known. */
    title: 'A game',
    none: 'There is no game behind this link.',
    /** The place is the name of the user. */
    by: 'by {}',
    /** The place is the number. */
    puzzles: ({ count }: Count) => counted(count, { one: '{} puzzle', other: '{} puzzles' }),
    play: 'Play',
    copy: 'Copy to my games',
    report: 'Report',
  },
};
