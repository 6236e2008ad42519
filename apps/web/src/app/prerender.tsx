import '../words/en/start.ts';
import { renderToString } from 'react-dom/server';
import { drawAt } from '../lib/address.ts';
import { App } from './frame.tsx';
import { routeAt } from './router.tsx';

/** A screen as an unknown visitor sees it, and of a show the frame alone. Runs while the app is built. */
export async function draw(path: string): Promise<string> {
  drawAt(path);
  const route = routeAt(path);
  if (!route.show) await route.load();
  return renderToString(<App />);
}
