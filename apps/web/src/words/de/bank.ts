import type { Words } from '../words.ts';

export const bank: Words<'bank'> = {
  surprise: {
    press: 'Überrasch mich',
    title: 'Überraschungsspiel',
    failed: 'Der Rätselvorrat wurde nicht geladen. Bitte versuch es noch einmal.',
  },
};
