import type { Words } from '../words.ts';

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Surprenez-moi',
    title: 'Jeu surprise',
    failed: 'La banque d’énigmes n’a pas pu être chargée. Veuillez réessayer.',
  },
};
