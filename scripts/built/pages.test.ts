import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { directionOf } from '../../apps/web/src/words/direction.ts';
import { languageFolders } from '../../apps/web/vite/language-folders.ts';
import { fromRoot } from '../lib/paths.ts';

const dist = (...parts: readonly string[]) => fromRoot('apps/web/dist', ...parts);
const text = (file: string) => readFileSync(dist(file), 'utf8');
const pageFiles = (folder: string) =>
  readdirSync(dist(folder)).filter((name) => name.endsWith('.html'));

const zippedSize = (...path: readonly string[]) =>
  gzipSync(readFileSync(dist(...path)), { level: 9 }).length;
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);

const languages = languageFolders();
const others = languages.filter((language) => language !== 'en');

const english = [
  ...['index.html', 'shell.html'],
  ...pageFiles('pages')
    .filter((name) => /^[\w-]+\.html$/.test(name))
    .map((name) => `pages/${name}`),
];
const fileIn = (file: string, language: string) =>
  language === 'en' ? file : file.replace('.html', `.${language}.html`);
const titleOf = (page: string) => /<title>([^<]+)<\/title>/.exec(page)?.[1];
const wordsIn = (page: string) =>
  [...page.matchAll(/href="\/(assets\/(?:\w+\/)?words\/[^"]+)"/g)].map(([, file = '']) => file);

describe.each(languages)('the pages in %s', (language) => {
  it.each(english)('there is %s', (file) => {
    const page = text(fileIn(file, language));
    expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    for (const ending of ['.br', '.gz'])
      expect(existsSync(dist(fileIn(file, language) + ending))).toBe(true);
    expect(page).not.toMatch(/ style="|<style|<script(?! [^>]*src=)/);
    const isEmpty = page.includes('<div id="root"></div>');
    expect(isEmpty).toBe(file === 'shell.html');
  });

  it('begin with at most 83 kB of script, and with 84 kB where words come with it', () => {
    const page = text(fileIn('index.html', language));
    const scripts = new Set(page.match(/(?<=")\/assets\/[^"]+\.js(?=")/g));
    const sizes = [...scripts].map((file) => zippedSize(file));
    expect(sizes.length).toBeGreaterThan(2);
    expect(sum(sizes)).toBeLessThanOrEqual(language === 'en' ? 83_000 : 84_000);
  });

  it('each fetch their own words together with the script, and no others', () => {
    for (const file of english) {
      // English comes with the screens.
      const names = wordsIn(text(fileIn(file, language))).filter(
        (name) => !name.includes('/words/en-'),
      );
      const starts = names.filter((name) => name.includes(`/${language}-start-`));
      expect(starts).toHaveLength(language === 'en' ? 0 : 1);
      expect(names.filter((name) => !name.includes(`/words/${language}-`))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe.each(others)('a browser that is spoken to in %s', (language) => {
  it.each(english)('reads nothing in English on %s', (file) => {
    const [own, other] = [text(fileIn(file, language)), text(file)];
    expect(titleOf(own)).not.toBe(titleOf(other));
    for (const part of [/name="description"\s+content="([^"]+)"/, /<noscript>([^<]+)/])
      expect(part.exec(own)?.[1]).not.toBe(part.exec(other)?.[1]);
  });

  it('names the fonts of its letters with marks, which English does without', () => {
    const named = (file: string) => text(file).match(/rel="preload"[^>]*-marks-[^>]*woff2/g) ?? [];
    expect(named(`index.${language}.html`)).toHaveLength(2);
    expect(named('index.html')).toEqual([]);
  });

  it('has a manifest of its own', () => {
    const [own, other] = [`manifest.${language}.webmanifest`, 'manifest.webmanifest'].map((file) =>
      JSON.parse(text(file)),
    );
    expect(text(`index.${language}.html`)).toContain(`"/manifest.${language}.webmanifest"`);
    expect(own).toMatchObject({ lang: language, id: other.id, start_url: '/', icons: other.icons });
    expect(own.description).not.toBe(other.description);
  });

  const zipped = (folder: string, file: RegExp) =>
    readdirSync(dist(folder))
      .filter((name) => name.startsWith(`${language}-`) && file.test(name))
      .map((name) => zippedSize(folder, name));
  it('fetches at most 12.5 kB of words beside those of the bank and the stage, and no part of more than 4 kB', () => {
    const sizes = zipped('assets/words', /^..-(?!bank|stage).*\.js$/);
    expect(sizes).toHaveLength(8);
    // What is said about prizes came on top of 12 kB.
    expect(sum(sizes)).toBeLessThanOrEqual(12_500);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4000);
  });

  it('fetches at most 4 kB of words with the dialogs of the stage', () => {
    const sizes = zipped('assets/words', /^..-stage.*\.js$/);
    expect(sizes).toHaveLength(1);
    expect(sum(sizes)).toBeLessThanOrEqual(4000);
  });

  it('fetches at most 16 kB of puzzles and their words', () => {
    const sizes = [
      ...zipped('assets/bank', /\.txt$/),
      ...zipped('assets/words', /^..-bank.*\.js$/),
    ];
    expect(sizes).toHaveLength(2);
    expect(sum(sizes)).toBeLessThanOrEqual(16_000);
  });
});

it('brings the looks to the pages of a show alone', () => {
  const sheetsOf = (file: string) => text(file).match(/(?<=")\/assets\/[^"]+\.css(?=")/g) ?? [];
  const looked = english.filter((file) =>
    sheetsOf(file).some((sheet) => text(sheet).includes('data-look=')),
  );
  expect(looked.sort()).toEqual(
    ['game', 'teams', 'wheel', 'winner'].map((name) => `pages/${name}.html`),
  );
});

it('has no page in the made-up language, and two in none', () => {
  const names = [...pageFiles(''), ...pageFiles('pages')];
  expect(names.filter((name) => name.includes('.xx.'))).toEqual([]);
  for (const file of ['offline.html', 'screen.html']) expect(text(file)).toContain('<html>');
});

it('keeps the words of every language for offline, and none of the made-up one', () => {
  const worker = text('sw.js');
  const files: readonly string[] = JSON.parse(/FILES = (\[.*\]);/.exec(worker)?.[1] ?? '[]');
  const words = readdirSync(dist('assets/words')).filter((name) => name.endsWith('.js'));
  for (const name of words)
    expect(files.includes(`/assets/words/${name}`)).toBe(!name.startsWith('xx-'));
  for (const language of others) expect(files).toContain(`/manifest.${language}.webmanifest`);
  // Offline every address gets the one page that says no language.
  expect(files.filter((file) => file.endsWith('.html') || file === '/')).toEqual(['/offline.html']);
});
