import { pseudoWords } from './longer.ts';

export const screen = pseudoWords('screen');
