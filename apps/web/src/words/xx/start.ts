import { pseudoWords } from './longer.ts';

export const start = pseudoWords('start');
