import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted, time } = formats('es');

export const build: Words<'library'>['build'] = {
  title: 'Crear',
  editTitle: 'Editar',
  headline: 'Crea tu propio programa de Ruleta de la Fortuna',
  gameTitle: 'Título del juego',
  gameTitleTip: 'Con este título pueden encontrarlo los demás',
  home: 'VOLVER AL INICIO',
  create: 'CREAR JUEGO',
  save: 'GUARDAR CAMBIOS',
  state: {
    draft: 'Guardado como borrador en este navegador',
    changed: 'Los cambios quedan como borrador hasta que guardes',
    saved: ({ at }) => `Guardado, ${time(at)}`,
  },
  entries: {
    title: 'PANELES',
    add: 'AÑADIR PANEL',
    moved: ({ number, count }) => `Panel ${number} de ${count}`,
    removed: ({ number }) => `Panel ${number} quitado`,
    undo: 'Deshacer',
  },
  entry: {
    name: ({ number }) => `Panel ${number}`,
    moved: ({ number }) => `panel ${number}`,
    remove: ({ number }) => `Quitar panel ${number}`,
    drag: 'Arrastrar',
    category: 'Categoría',
    searchedWord: 'Palabra buscada',
    noBoard: 'Aquí aparece el tablero',
    small: 'Pequeño en un proyector',
  },
  paste: {
    title: 'Pegar una lista',
    label: 'Lista',
    hint: 'Un panel por línea: categoría y luego palabra buscada',
    nothing: 'Todavía no hay nada que añadir.',
    cancel: 'Cancelar',
    add: 'Añadir',
    addCounted: ({ count }) => counted(count, { one: 'Añadir # panel', other: 'Añadir # paneles' }),
  },
  bank: {
    open: 'Del banco',
    failed: 'El banco de paneles no se ha cargado. Inténtalo de nuevo.',
  },
  created: {
    title: '¡Tu juego está listo!',
    tiles: 'LISTO',
    home: 'Volver al menú principal',
    play: '¡A probarlo!',
  },
  conflict: {
    changed: 'Este juego se ha cambiado en otra ventana.',
    deleted: 'Este juego se ha eliminado en otra ventana.',
    mine: 'Tu versión',
    theirs: 'La otra versión',
    mineCount: ({ count }) =>
      counted(count, {
        one: '# panel, aquí en esta ventana',
        other: '# paneles, aquí en esta ventana',
      }),
    theirsCount: ({ count }) =>
      counted(count, {
        one: '# panel, guardado entretanto',
        other: '# paneles, guardados entretanto',
      }),
    saveCopy: 'Guardar la tuya como copia',
    saveOver: 'Sobrescribir con la tuya',
    takeTheirs: 'Usar la otra',
  },
  changes: {
    all: ({ changes }) => changes.join(', '),
    nothing: 'sin cambios',
    title: 'otro título',
    visibility: 'cambia quién puede verlo',
    language: 'otro idioma',
    order: 'otro orden',
    added: ({ count }) => counted(count, { one: '# nuevo', other: '# nuevos' }),
    changed: ({ count }) => counted(count, { one: '# cambiado', other: '# cambiados' }),
    removed: ({ count }) => counted(count, { one: '# quitado', other: '# quitados' }),
  },
  toasts: {
    marked: 'Corrige lo que está marcado.',
    putAway: 'Tus cambios se han descartado',
    undo: 'Deshacer',
    copied: 'Guardado como copia',
    unsaved: 'Aquí están tus cambios sin guardar',
  },
  notMine: {
    headline: 'Editar un juego',
    text: 'Este juego no es tuyo.',
    look: 'Verlo',
    login: 'Entrar',
  },
};
