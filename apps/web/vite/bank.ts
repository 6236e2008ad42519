import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../bank');
const FILE = /^([a-z]+)\.txt$/;

/** The codes of the languages with a puzzle bank: one file each. */
const banks = (): readonly string[] =>
  readdirSync(FOLDER)
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .sort();

/** Tells the app which languages have a puzzle bank. */
export const bankList = (): Plugin => ({
  name: 'bank-list',
  config: () => ({ define: { 'import.meta.env.BANKS': JSON.stringify(banks()) } }),
});

/** The names of files that are no scripts; puzzle banks are in a folder of their own. */
export const assetFileNames = ({ names }: Rolldown.PreRenderedAsset): string =>
  `assets/${names.some((name) => FILE.test(name)) ? 'bank/' : ''}[name]-[hash:7][extname]`;
