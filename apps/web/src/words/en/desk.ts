import { inEnglish } from '../registry.ts';

export const desk = inEnglish('desk', {});
