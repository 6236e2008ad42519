import { formats } from '../formats.ts';
import type { Words } from '../words.ts';

const { counted } = formats('es');

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Sorpréndeme',
    title: 'Juego sorpresa',
  },
  failed: 'El banco de paneles no se ha cargado. Inténtalo de nuevo.',
  dialog: {
    title: 'Banco de paneles',
    allCategories: 'Todas las categorías',
    difficulty: 'Dificultad',
    difficulties: { any: 'Cualquiera', easy: 'Fácil', medium: 'Media', hard: 'Difícil' },
    filter: 'Filtrar',
    list: 'Paneles',
    more: ({ count }) => counted(count, { other: '# más: usa el filtro' }),
    none: 'No se ha encontrado ningún panel.',
    chosen: ({ count }) => counted(count, { one: '# elegido', other: '# elegidos' }),
    choose: ({ count }) => `Elegir ${count} por mí`,
    tryAgain: 'Reintentar',
  },
};
