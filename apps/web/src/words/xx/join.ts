import { pseudoWords } from './longer.ts';

export const join = pseudoWords('join');
