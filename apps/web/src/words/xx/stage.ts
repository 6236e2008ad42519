import { pseudoWords } from './longer.ts';

export const stage = pseudoWords('stage');
