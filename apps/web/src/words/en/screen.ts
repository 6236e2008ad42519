import { inEnglish } from '../registry.ts';

export const screen = inEnglish('screen', {});
