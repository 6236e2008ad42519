import { pseudoWords } from './longer.ts';

export const library = pseudoWords('library');
