import { inEnglish } from '../registry.ts';

export const room = inEnglish('room', {});
