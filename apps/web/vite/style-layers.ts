import type { Plugin } from 'vite';

const FOLDERS = ['styles', 'components', 'features', 'screens', 'app'] as const;
const ORDER = `@layer ${FOLDERS.join(', ')};`;
const OURS = new RegExp(`/src/(${FOLDERS.join('|')})/[^?]*\\.css`);

/**
 * Puts each style sheet into the cascade layer of its folder. Chunks load in any order, so without layers it would be
 * luck whether a screen's rule beats the rule of the feature it places.
 */
export const styleLayers = (): Plugin => ({
  name: 'style-layers',
  enforce: 'pre',
  transform(code, id) {
    const folder = OURS.exec(id)?.[1];
    return folder ? { code: `${ORDER}\n@layer ${folder} {\n${code}\n}\n`, map: null } : null;
  },
});
