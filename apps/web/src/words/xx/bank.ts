import { pseudoWords } from './longer.ts';

export const bank = pseudoWords('bank');
