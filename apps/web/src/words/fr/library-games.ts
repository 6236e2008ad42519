import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, date, number, time } = formats('fr');

type Count = { readonly count: number };

const puzzles = ({ count }: Count) => counted(count, { one: '# énigme', other: '# énigmes' });

/** "le 9 novembre", "le 1er mai 2025". */
const dayOf = (at: number, options: Intl.DateTimeFormatOptions): string =>
  `le ${date(at, options).replace(/^1\b/, '1er')}`;

/** The games of a host, their dialogs, and a game opened by its link. */
export const games: Words<'library'>['games'] = {
  title: 'Mes jeux',
  heading: 'Mes jeux',
  noneYet: 'Vous n’avez pas encore créé de jeu.',
  noneFound: 'Aucun jeu trouvé.',
  found: ({ count }) => `Jeux : ${number(count)}`,
  logIn: 'Se connecter',
  cancel: 'Abandonner',
  close: 'Fermer',
  undo: 'Annuler',
  bar: {
    filter: 'Filtrer par titre',
    import: 'Importer',
    trash: 'Corbeille',
    trashCount: ({ count }) => `Corbeille (${number(count)})`,
    newGame: 'Nouveau jeu',
  },
  card: {
    more: ({ title }) => `Autres actions : ${title}`,
    puzzles,
    played: ({ count }) => counted(count, { other: 'joué # fois' }),
    notPlayed: 'pas encore joué',
    hidden: 'Masqué par la modération',
    actions: {
      edit: 'Modifier',
      duplicate: 'Dupliquer',
      rename: 'Renommer',
      share: 'Partager',
      print: 'Imprimer',
      export: 'Exporter',
      delete: 'Supprimer',
    },
  },
  done: {
    duplicate: ({ title }) => `« ${title} » est dupliqué.`,
    delete: ({ title }) => `« ${title} » est dans la corbeille`,
  },
  failed: {
    duplicate: ({ title, why }) => `« ${title} » n’a pas été dupliqué. ${why}`,
    delete: ({ title, why }) => `« ${title} » n’a pas été supprimé. ${why}`,
    restore: ({ title, why }) => `« ${title} » n’a pas été restauré. ${why}`,
    load: ({ title, why }) => `« ${title} » n’a pas pu être chargé. ${why}`,
  },
  guest: 'Invité',
  puzzleLanguage: 'Langue des énigmes',
  visibility: {
    label: 'Qui peut le voir',
    names: { public: 'Tout le monde', link: 'Avec le lien', private: 'Moi seulement' },
    meanings: {
      public: 'Visible dans la recherche.',
      link: 'Absent de la recherche.',
      private: 'Le lien ne marche que pour vous.',
    },
  },
  days: {
    today: 'aujourd’hui',
    yesterday: 'hier',
    thisYear: ({ time: at }) => dayOf(at, { day: 'numeric', month: 'long' }),
    earlier: ({ time: at }) => dayOf(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: ({ time: at }) => time(at),
    moment: ({ day, time: clock }) => `${day} à ${clock}`,
  },
  importDialog: {
    title: 'Importer',
    gameTitle: 'Titre du jeu',
    ownTitles: 'Chaque jeu garde son titre.',
    languageHint: 'Pour les listes qui n’en indiquent aucune.',
    list: 'Liste',
    listHint: 'Collez des lignes ici, ou choisissez un fichier.',
    choose: 'Choisir un fichier',
    kinds: 'CSV, JSON ou cellules d’un tableur',
    submit: 'Importer',
    submitGames: ({ count }) => counted(count, { one: 'Importer # jeu', other: 'Importer # jeux' }),
    submitOne: ({ count }) =>
      counted(count, {
        one: 'Créer le jeu avec # énigme',
        other: 'Créer le jeu avec # énigmes',
      }),
    submitLead: 'Importer :',
    tooLarge: 'Ce fichier dépasse 1 Mio.',
    nothing: 'Rien à importer pour l’instant.',
    noTitle: 'Donnez un titre au jeu.',
    badTitle: ({ fault }) => `Titre du jeu – ${fault}.`,
    ofGame: ({ number: at, fault }) => `Jeu ${at} : ${fault}`,
    rowsLeft: 'Ces lignes ne sont pas encore importées.',
    imported: ({ title }) => `« ${title} » est importé`,
    importedGames: ({ count }) =>
      counted(count, { one: '# jeu importé', other: '# jeux importés' }),
  },
  exportDialog: {
    title: 'Exporter',
    uses: { json: 'pour le réimporter, ici ou ailleurs', csv: 'pour un tableur' },
    fileName: 'Jeu',
    saved: ({ file }) => `Enregistré : ${file}`,
  },
  printDialog: {
    title: 'Imprimer',
    preview: 'Aperçu',
    sheet: 'Feuille',
    kinds: { host: 'Pour l’animateur', blank: 'Lettres cachées' },
    submit: 'Imprimer',
    facts: ({ username, count }) => `par ${username}, ${puzzles({ count })}`,
  },
  renameDialog: {
    title: 'Renommer',
    label: 'Titre',
    submit: 'Renommer',
    titleNow: ({ title, why }) => `${why} Il s’appelle maintenant « ${title} ».`,
  },
  shareDialog: {
    title: ({ title }) => `Partager « ${title} »`,
    onlyYou: 'Personne d’autre ne peut l’ouvrir.',
    code: 'Code QR',
    link: 'Lien',
    copy: 'Copier',
    copied: 'Copié',
    byHand: 'Copiez le lien à la main.',
  },
  trashDialog: {
    title: 'Corbeille',
    hint: ({ days }) =>
      counted(days, {
        one: 'Les jeux restent ici # jour.',
        other: 'Les jeux restent ici # jours.',
      }),
    empty: 'Elle est vide.',
    notLoaded: 'La corbeille n’a pas pu être chargée.',
    goneToday: ({ count }) => `${puzzles({ count })}, jeu effacé pour de bon aujourd’hui`,
    goneTomorrow: ({ count }) => `${puzzles({ count })}, jeu effacé pour de bon demain`,
    goneIn: ({ count, days }) =>
      `${puzzles({ count })}, jeu effacé pour de bon ${counted(days, { one: 'dans # jour', other: 'dans # jours' })}`,
    restore: 'Restaurer',
    restoreGame: ({ title }) => `Restaurer ${title}`,
    restored: ({ title }) => `« ${title} » est de retour.`,
    purge: 'Effacer pour de bon',
    purgeGame: ({ title }) => `Effacer pour de bon ${title}`,
    purged: ({ title }) => `« ${title} » est effacé.`,
  },
  shared: {
    title: 'Un jeu',
    none: 'Aucun jeu derrière ce lien.',
    by: 'par {}',
    puzzles: ({ count }) => counted(count, { one: '{} énigme', other: '{} énigmes' }),
    play: 'Jouer',
    copy: 'Copier dans mes jeux',
    report: 'Signaler',
  },
};
