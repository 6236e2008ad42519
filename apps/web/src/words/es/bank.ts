import type { Words } from '../words.ts';

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Sorpréndeme',
    title: 'Juego sorpresa',
    failed: 'El banco de paneles no se ha cargado. Inténtalo de nuevo.',
  },
};
