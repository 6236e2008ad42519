import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fromRoot } from './lib/paths.ts';

const script = readFileSync(fromRoot('apps/web/public/old-browser.js'), 'utf8');

/** What a browser without `replaceAll` shows. */
function shownTo(navigator: object): { readonly lang?: string; readonly textContent: string } {
  const root = {
    textContent: '',
    style: { cssText: '' },
    setAttribute(name: string, value: string) {
      Reflect.set(this, name, value);
    },
  };
  const document = { getElementById: () => root };
  runInNewContext(`delete String.prototype.replaceAll;\n${script}`, { document, navigator });
  return root;
}

it.each([
  [{ language: 'de-AT' }, 'de', 'zu alt für die Publikumsansicht'],
  [{ language: 'ES' }, 'es', 'demasiado antiguo para la pantalla del público'],
  [{ language: 'fr-FR' }, 'fr', 'trop ancien pour l’écran du public'],
  [{ userLanguage: 'de' }, 'de', 'zu alt'],
  [{ language: 'it' }, 'en', 'too old for the audience screen'],
  [{}, 'en', 'too old'],
])('speaks to a browser too old with %j in %s', (navigator, language, sentence) => {
  const { lang, textContent } = shownTo(navigator);
  expect(lang).toBe(language);
  expect(textContent).toContain(sentence);
});
