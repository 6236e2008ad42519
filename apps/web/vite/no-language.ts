import type { Plugin } from 'vite';
import { withoutLanguage } from './page-texts.ts';

/** Leaves it to the script of a page to say in which language it is. */
export const noLanguage = (): Plugin => ({
  name: 'no-language',
  transformIndexHtml: withoutLanguage,
});
