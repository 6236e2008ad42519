import { pseudoWords } from './longer.ts';

export const desk = pseudoWords('desk');
