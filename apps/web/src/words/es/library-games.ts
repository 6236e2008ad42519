import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, date, number, time } = formats('es');

const puzzles = ({ count }: { readonly count: number }) =>
  counted(count, { one: '# panel', other: '# paneles' });

export const games: Words<'library'>['games'] = {
  title: 'Mis juegos',
  heading: 'Mis juegos',
  noneYet: 'Todavía no has creado ningún juego.',
  noneFound: 'No se ha encontrado ningún juego.',
  found: ({ count }) => `Juegos: ${number(count)}`,
  logIn: 'Entrar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  undo: 'Deshacer',
  bar: {
    filter: 'Filtrar por título',
    import: 'Importar',
    trash: 'Papelera',
    trashCount: ({ count }) => `Papelera (${number(count)})`,
    newGame: 'Juego nuevo',
  },
  card: {
    more: ({ title }) => `Más opciones de ${title}`,
    puzzles,
    played: ({ count }) => counted(count, { one: 'jugado # vez', other: 'jugado # veces' }),
    notPlayed: 'aún sin jugar',
    hidden: 'Oculto tras la revisión',
    actions: {
      edit: 'Editar',
      duplicate: 'Duplicar',
      rename: 'Renombrar',
      share: 'Compartir',
      print: 'Imprimir',
      export: 'Exportar',
      delete: 'Eliminar',
    },
  },
  done: {
    duplicate: ({ title }) => `Se ha duplicado «${title}».`,
    delete: ({ title }) => `«${title}» está en la papelera`,
  },
  failed: {
    duplicate: ({ title, why }) => `No se ha duplicado «${title}». ${why}`,
    delete: ({ title, why }) => `No se ha eliminado «${title}». ${why}`,
    restore: ({ title, why }) => `No se ha recuperado «${title}». ${why}`,
    load: ({ title, why }) => `No se ha cargado «${title}». ${why}`,
  },
  guest: 'Invitado',
  puzzleLanguage: 'Idioma de los paneles',
  visibility: {
    label: 'Quién puede verlo',
    names: { public: 'Todos', link: 'Quien tenga el enlace', private: 'Solo yo' },
    meanings: {
      public: 'Aparece en las búsquedas.',
      link: 'No aparece en las búsquedas.',
      private: 'Nadie más puede abrir el enlace.',
    },
  },
  days: {
    today: 'hoy',
    yesterday: 'ayer',
    thisYear: ({ time: at }) => date(at, { day: 'numeric', month: 'long' }),
    earlier: ({ time: at }) => date(at, { day: 'numeric', month: 'long', year: 'numeric' }),
    time: ({ time: at }) => time(at),
    moment: ({ day, time: clock }) => `${day}, ${clock}`,
  },
  importDialog: {
    title: 'Importar',
    gameTitle: 'Título del juego',
    ownTitles: 'Cada juego conserva su título.',
    languageHint: 'Para listas que no indican ninguno.',
    list: 'Lista',
    listHint: 'Pega aquí las filas o elige un archivo.',
    choose: 'Elegir un archivo',
    kinds: 'CSV, JSON o celdas de una hoja de cálculo',
    submit: 'Importar',
    submitGames: ({ count }) =>
      counted(count, { one: 'Importar # juego', other: 'Importar # juegos' }),
    submitOne: ({ count }) =>
      counted(count, { one: 'Crear juego con # panel', other: 'Crear juego con # paneles' }),
    submitLead: 'Importar:',
    tooLarge: 'Este archivo ocupa más de 1\u00a0MiB.',
    nothing: 'Todavía no hay nada que importar.',
    noTitle: 'Ponle un título al juego.',
    badTitle: ({ fault }) => `Título del juego: ${fault}.`,
    ofGame: ({ number: at, fault }) => `Juego ${at}: ${fault}`,
    rowsLeft: 'Estas filas aún no se han importado.',
    imported: ({ title }) => `Se ha importado «${title}»`,
    importedGames: ({ count }) =>
      counted(count, { one: 'Se ha importado # juego', other: 'Se han importado # juegos' }),
  },
  exportDialog: {
    title: 'Exportar',
    uses: {
      json: 'para volver a importarlo, aquí o en otro sitio',
      csv: 'para una hoja de cálculo',
    },
    fileName: 'Juego',
    saved: ({ file }) => `Guardado: ${file}`,
  },
  printDialog: {
    title: 'Imprimir',
    preview: 'Vista previa',
    sheet: 'Hoja',
    kinds: { host: 'Hoja del presentador', blank: 'Solo los huecos' },
    submit: 'Imprimir',
    facts: ({ username, count }) => `de ${username}, ${puzzles({ count })}`,
  },
  renameDialog: {
    title: 'Renombrar',
    label: 'Título',
    submit: 'Renombrar',
    titleNow: ({ title, why }) => `${why} Ahora se titula «${title}».`,
  },
  shareDialog: {
    title: ({ title }) => `Compartir «${title}»`,
    onlyYou: 'Solo tú puedes abrirlo.',
    code: 'Código QR',
    link: 'Enlace',
    copy: 'Copiar',
    copied: 'Copiado',
    byHand: 'Copia el enlace a mano.',
  },
  trashDialog: {
    title: 'Papelera',
    hint: ({ days }) =>
      counted(days, {
        one: 'Los juegos se quedan aquí # día.',
        other: 'Los juegos se quedan aquí # días.',
      }),
    empty: 'Está vacía.',
    notLoaded: 'No se ha cargado la papelera.',
    goneToday: ({ count }) => `${puzzles({ count })}, borrado definitivo hoy`,
    goneTomorrow: ({ count }) => `${puzzles({ count })}, borrado definitivo mañana`,
    goneIn: ({ count, days }) =>
      `${puzzles({ count })}, borrado definitivo ${counted(days, { one: 'en # día', other: 'en # días' })}`,
    restore: 'Recuperar',
    restoreGame: ({ title }) => `Recuperar ${title}`,
    restored: ({ title }) => `Se ha recuperado «${title}».`,
    purge: 'Borrar para siempre',
    purgeGame: ({ title }) => `Borrar para siempre ${title}`,
    purged: ({ title }) => `Se ha borrado «${title}».`,
  },
  shared: {
    title: 'Un juego',
    none: 'Este enlace no lleva a ningún juego.',
    by: 'de {}',
    puzzles: ({ count }) => counted(count, { one: '{} panel', other: '{} paneles' }),
    play: 'Jugar',
    copy: 'Copiar a mis juegos',
    report: 'Denunciar',
  },
};
