import { pseudoWords } from './longer.ts';

export const about = pseudoWords('about');
