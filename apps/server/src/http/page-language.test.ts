import { describe, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

const OURS = new Set(['de', 'en', 'es', 'fr']);

describe('a browser that has chosen no language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['de', 'de'],
    ['DE', 'de'],
    ['de-AT', 'de'],
    ['zh-Hant-TW,fr-CH;q=0.7', 'fr'],
    ['en-GB,de;q=0.9', 'en'],
    ['ca,es;q=0.9', 'es'],
    ['ca', 'en'],
    ['es;q=0.5,fr;q=0.8,de;q=0.8', 'fr'],
    ['es;q=0.001', 'es'],
    [' es ; q=0.4 , fr;Q=0.5', 'fr'],
    ['de;q=0', 'en'],
    ['de;q=0.000,es;q=0.1', 'es'],
    ['*', 'en'],
    ['*,de;q=0.5', 'de'],
    ['xx', 'en'],
    ['de;q=2,de;q=-1,de;q=x,de;q=,de;q=.,de_DE,déjà,;;;,,d e,constructor', 'en'],
    [`${'ca,'.repeat(300)}fr`, 'fr'],
    [`${'ca,'.repeat(3000)}fr`, 'en'],
    [`${'ca,'.repeat(332)}es;q=0.5`, 'en'],
    ['d'.repeat(10_000), 'en'],
    [`de${'-at'.repeat(5000)}`, 'en'],
  ])('that sends %j gets %s', (header, language) => {
    const headers = header === undefined ? {} : { 'accept-language': header };
    expect(pageLanguage(headers, OURS)).toBe(language);
  });
});

describe('a browser that likes French', () => {
  it.each([
    ['language=de', 'de'],
    ['language=en', 'en'],
    ['other=1; language=es', 'es'],
    ['other=1;language=es ;more=2', 'es'],
    ['language=klingon', 'fr'],
    ['language=xx', 'fr'],
    ['language=', 'fr'],
    ['language', 'fr'],
    ['language=DE', 'fr'],
    ['language=de-AT', 'fr'],
    ['my-language=de', 'fr'],
    ['languages=de', 'fr'],
    ['language=klingon; language=es; language=de', 'es'],
    [`language=${'e'.repeat(4000)}`, 'fr'],
    [`language=de${'; '.repeat(4000)}`, 'de'],
  ])('and sends the cookie %j gets %s', (cookie, language) => {
    expect(pageLanguage({ cookie, 'accept-language': 'fr' }, OURS)).toBe(language);
  });
});

it('is English where there are no pages in another language', () => {
  const headers = { cookie: 'language=de', 'accept-language': 'de' };
  expect(pageLanguage(headers, new Set(['en']))).toBe('en');
});
