// One line for each language; its code is the name of its alphabet.
export { de } from './de.ts';
export { en } from './en.ts';
export { es } from './es.ts';
export { fr } from './fr.ts';
