import type { Plugin } from 'vite';

const LAYERS = ['styles', 'ui', 'show', 'features', 'parts', 'screens', 'app'];
const ORDER = `@layer ${LAYERS.join(', ')};`;
const SHEET = /\/web\/src\/([^/]+)\/[^?]*\.css/;
const SHEET_OF_SCREEN = /-screen\.module\.css/;

function layerOf(id: string): string | undefined {
  const folder = SHEET.exec(id)?.[1];
  // Without a layer it would beat every sheet that has one.
  if (folder && !LAYERS.includes(folder)) throw new Error(`There is no layer for src/${folder}.`);
  return folder === 'screens' && !SHEET_OF_SCREEN.test(id) ? 'parts' : folder;
}

/**
 * Puts each style sheet into the cascade layer of its folder. Chunks load in any order, so without layers it would be
 * luck whether a screen's rule beats the rule of the part it places. The parts of a screen stand in its folder, below
 * the sheet of the screen itself.
 */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform(code, id) {
    const layer = layerOf(id);
    return layer ? { code: `${ORDER}\n@layer ${layer} {\n${code}\n}\n`, map: null } : null;
  },
});
