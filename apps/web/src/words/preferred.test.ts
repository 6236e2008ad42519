import { describe, expect, it } from 'vitest';
import { namedLanguage, preferredLanguage } from './preferred.ts';

const OURS = ['de', 'en', 'es', 'fr'];

describe('the language of an address', () => {
  it.each([
    ['/?lang=xx', 'xx'],
    ['/game?sound=off&lang=xx', 'xx'],
    ['/?lang=de', undefined],
    ['/join?lang=fr', undefined],
    ['/screen?lang=de', 'de'],
    ['/screen/KXMRTD?lang=es&sound=off', 'es'],
    ['/screen?lang=xx', 'xx'],
    ['/screen?lang=klingon', undefined],
    ['/screen?lang=DE', undefined],
    ['/screen?lang=', undefined],
    ['/screen?lang=de&lang=fr', undefined],
    ['/?lang=xx&lang=xx', undefined],
    ['/screens?lang=de', undefined],
    ['/screen', undefined],
  ])('%s is %s', (address, language) => {
    expect(namedLanguage(new URL(address, 'https://wheel.example'), OURS)).toBe(language);
  });
});

describe('the language of a browser', () => {
  const browser = { cookies: '', noted: '', liked: [] };
  it.each([
    [{}, undefined],
    [{ liked: ['de-AT', 'en'] }, 'de'],
    [{ liked: ['ca', 'ES-419', 'en'] }, 'es'],
    [{ liked: ['ca', 'xx', ''] }, undefined],
    [{ noted: 'fr', liked: ['de'] }, 'fr'],
    [{ noted: 'xx', liked: ['de'] }, 'de'],
    [{ noted: 'klingon', liked: ['de'] }, 'de'],
    [{ cookies: 'language=es', noted: 'fr', liked: ['de'] }, 'es'],
    [{ cookies: 'a=1; language=es; b=2', liked: ['de'] }, 'es'],
    [{ cookies: 'my-language=es', liked: ['de'] }, 'de'],
    [{ cookies: 'language=xx; language=es', liked: ['de'] }, 'es'],
  ])('with %j is %s', (known, language) => {
    expect(preferredLanguage({ ...browser, ...known }, OURS)).toBe(language);
  });
});
