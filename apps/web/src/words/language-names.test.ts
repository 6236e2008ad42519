import { afterEach, expect, it } from 'vitest';
import { languageName, languageTitle } from './language-names.ts';
import { ENGLISH, setLanguage } from './registry.ts';

afterEach(() => setLanguage(ENGLISH));

it.each([
  ['en', 'Spanish', 'Spanish'],
  ['de', 'Spanisch', 'Spanisch'],
  ['es', 'español', 'Español'],
  ['fr', 'espagnol', 'Espagnol'],
  ['xx', 'Spanish', 'Spanish'],
])('names a language in %s: %s', (spoken, name, title) => {
  setLanguage(spoken);
  expect(languageName('es')).toBe(name);
  expect(languageTitle('es')).toBe(title);
});
