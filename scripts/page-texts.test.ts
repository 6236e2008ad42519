import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { page } from '../apps/web/src/words/en/page.ts';
import { start } from '../apps/web/src/words/en/start.ts';
import { fileIn, translated, withoutLanguage } from '../apps/web/vite/page-texts.ts';
import { fromRoot } from './lib/paths.ts';

const template = (name: string) => readFileSync(fromRoot('apps/web', name), 'utf8');
const { description, shared, noScript, app, phone } = page;
const TEXTS = {
  'index.html': [start.startTitle, description, shared.description, shared.picture, noScript],
  'phone.html': [start.pageTitle({ title: phone.title }), phone.description, phone.noScript],
};

describe.each(Object.entries(TEXTS))('the page made of %s', (name, english) => {
  const texts = english.map((_text, at) => `«${at}» & "mehr"`);
  const made = translated(template(name), { language: 'ar', dir: 'rtl', english, texts });

  it('is in its language', () => {
    expect(made).toContain('<html lang="ar" dir="rtl">');
    for (const text of english) expect(made).not.toContain(text);
    for (const [at] of texts.entries()) expect(made).toContain(`«${at}» &#38; &#34;mehr&#34;`);
  });

  it('has no other words', () => {
    const bare = made
      .replace(/«\d» &#38; &#34;mehr&#34;/g, '')
      .replace(
        /<(?:link|script|!doctype|html|meta name="(?:viewport|theme-color|color-scheme)")[^>]*>/g,
        '',
      )
      .replace(
        /<meta (?:property="og:(?:type|image|image:width|image:height)"|name="twitter:card")[^>]*>/g,
        '',
      );
    const shown = [...bare.matchAll(/content="([^"]*)"|>([^<]*)</g)].map(
      ([, content = '', text = '']) => (content + text).trim(),
    );
    expect(shown.join('')).toBe('');
  });

  it('stays as it is in English', () => {
    const page = template(name);
    expect(translated(page, { language: 'en', dir: 'ltr', english, texts })).toBe(page);
  });
});

it('points to the manifest of its language', () => {
  const english = TEXTS['index.html'];
  const made = translated(template('index.html'), {
    language: 'de',
    dir: 'ltr',
    english,
    texts: english,
  });
  expect(made).toContain('href="/manifest.de.webmanifest"');
});

it('takes no text for another one', () => {
  const page = '<html lang="en" dir="ltr">one two';
  const made = translated(page, {
    language: 'de',
    dir: 'ltr',
    english: ['one', 'two'],
    texts: ['two', 'one'],
  });
  expect(made).toBe('<html lang="de" dir="ltr">two one');
});

it('is not made of a template that has lost a text', () => {
  const texts = ['eins'];
  const made = () =>
    translated('<html lang="en" dir="ltr">', {
      language: 'de',
      dir: 'ltr',
      english: ['one'],
      texts,
    });
  expect(made).toThrow('The template has no "one".');
});

it('says nothing of a language where its script decides', () => {
  for (const name of ['index.html', 'screen.html'])
    expect(withoutLanguage(template(name))).toContain('<html>');
});

it('has its language in its name', () => {
  expect(fileIn('pages/search.html', 'en')).toBe('pages/search.html');
  expect(fileIn('pages/search.html', 'de')).toBe('pages/search.de.html');
});

it('has an English manifest that says what the words say', () => {
  const { name, short_name, description } = JSON.parse(template('public/manifest.webmanifest'));
  expect({ name, shortName: short_name, description }).toEqual(app);
});
