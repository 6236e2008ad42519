import { pseudoWords } from './longer.ts';

export const show = pseudoWords('show');
