import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../scripts/lib/paths.ts';

export const folder = fromRoot('test-results/browsers');

export function clearReport(): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export const pictureName = (screen: string, engine: string) =>
  `${screen}-${engine.toLowerCase()}.png`;

export function keepPicture(screen: string, engine: string, png: Buffer): void {
  writeFileSync(join(folder, pictureName(screen, engine)), png);
}

/** One page with the engines side by side, screen by screen. */
export function writeReport(screens: readonly string[], engines: readonly string[]): string {
  const rows = screens.map((screen) => {
    const pictures = engines.map(
      (engine) =>
        `<figure><figcaption>${engine}</figcaption><img src="${pictureName(screen, engine)}" alt="not taken" loading="lazy"></figure>`,
    );
    return `<h2>${screen}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:16px sans-serif;margin:1em}div{display:flex;gap:8px}figure{flex:1;margin:0}img{max-width:100%}';
  const file = join(folder, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>Every engine</title><style>${style}</style>${rows.join('\n')}\n`,
  );
  return file;
}
