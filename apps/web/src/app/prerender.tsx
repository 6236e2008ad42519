import '../words/en/start.ts';
import { renderToString } from 'react-dom/server';
import { drawAt } from '../lib/address.ts';
import { directionOf } from '../words/direction.ts';
import { words } from '../words/words.ts';
import { pageWords, speakWhole } from './built-words.ts';
import { App } from './frame.tsx';
import { routeAt } from './router.tsx';

export { LANGUAGES as languages } from '../words/languages.ts';

/** A screen as an unknown visitor sees it, and of a show the frame alone. Runs while the app is built. */
export async function draw(path: string, language: string): Promise<string> {
  const route = routeAt(path);
  if (!route.show) await route.load();
  await speakWhole(language);
  drawAt(path);
  return renderToString(<App />);
}

/** The texts of the template. */
export async function textsIn(language: string): Promise<readonly string[]> {
  await speakWhole(language);
  const { description, shared, noScript } = pageWords(language);
  const { startTitle } = words('start');
  return [startTitle, description, shared.description, shared.picture, noScript];
}

/** What the manifest of the installed app says in a language. */
export function manifestIn(language: string): Readonly<Record<string, string>> {
  const { name, shortName, description } = pageWords(language).app;
  return { lang: language, dir: directionOf(language), name, short_name: shortName, description };
}
