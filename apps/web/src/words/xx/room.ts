import { pseudoWords } from './longer.ts';

export const room = pseudoWords('room');
