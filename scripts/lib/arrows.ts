import type { Import } from './imports.ts';

const testFile = /\.test\.tsx?$/;

/** A layer of the web app may import itself and the layers named here. */
const webLayers: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  words: ['lib'],
  text: ['words', 'lib'],
  show: ['words', 'lib', 'text', 'ui'],
  stores: ['words', 'lib', 'show'],
  ui: ['words', 'lib'],
  room: ['words', 'lib', 'text', 'show', 'stores'],
  features: ['words', 'lib', 'text', 'show', 'stores', 'room', 'ui'],
  screens: ['words', 'lib', 'text', 'show', 'stores', 'room', 'ui', 'features'],
  app: ['words', 'lib', 'text', 'show', 'stores', 'room', 'ui', 'features', 'screens'],
};

const databases = /^(pg|@photostructure\/sqlite)(\/|$)/;

/** The folder, or the name that a file shares with its styles and tests. */
const partOf = (name = '') => name.split('.')[0];
const webPart = (path: string) => /^apps\/web\/src\/([^/]+)\/([^/]+)/.exec(path);
const workspace = (path: string) => /^(?:apps|packages)\/[^/]+/.exec(path)?.[0];

/** Why this import goes against the arrows, or null. */
export function wrongArrow(found: Import): string | null {
  const { file, target, isRelative } = found;
  if (/^apps\/[^/]+\/test\//.test(file) && target.startsWith('testing/')) return null;
  // Texts and the version are for everybody.
  if (file.startsWith('apps/') && /^(bank\/|package\.json$)/.test(target)) return null;
  if (isRelative && workspace(target) !== workspace(file)) {
    return 'a workspace is entered by its name, not by a path';
  }
  if (file.startsWith('packages/alphabet/')) return wrongInAlphabet(found);
  if (file.startsWith('packages/game/')) return wrongInGame(found);
  if (file.startsWith('packages/contract/')) return wrongInContract(found);
  if (file.startsWith('packages/room/')) return wrongInRoom(found);
  if (file.startsWith('apps/web/')) return isRelative ? wrongInWeb(file, target) : null;
  if (file.startsWith('apps/server/src/') && !file.startsWith('apps/server/src/storage/')) {
    return databases.test(target) ? 'only storage/ knows the databases' : null;
  }
  return null;
}

const tools = (file: string) => (testFile.test(file) ? ['vitest', 'fast-check'] : []);

const wrongInAlphabet = ({ file, target, isRelative }: Import): string | null =>
  isRelative || tools(file).includes(target) ? null : 'an alphabet imports nothing';

function wrongInGame({ file, target, isRelative }: Import): string | null {
  const allowed = ['@wheel/alphabet', ...tools(file)];
  return isRelative || allowed.includes(target) ? null : 'the rules know the alphabet alone';
}

function wrongInContract({ file, target, isRelative }: Import): string | null {
  const allowed = ['@wheel/alphabet', ...tools(file)];
  return isRelative || allowed.includes(target) || /^typebox(\/.+)?$/.test(target)
    ? null
    : 'the contract knows typebox and the alphabet alone';
}

function wrongInRoom({ file, target, isRelative }: Import): string | null {
  const allowed = ['@wheel/contract', ...tools(file)];
  return isRelative || allowed.includes(target) ? null : 'a room knows the contract alone';
}

function wrongInWeb(file: string, target: string): string | null {
  const [, fromLayer = '', fromRoom] = webPart(file) ?? [];
  const [, toLayer = '', toRoom] = webPart(target) ?? [];
  const allowed = webLayers[fromLayer];
  if (!allowed || !(toLayer in webLayers)) return null;
  if (fromLayer === toLayer) {
    if (partOf(fromRoom) === partOf(toRoom)) return null;
    if (fromLayer === 'screens' && toRoom === 'shared') return null;
    return ['features', 'screens'].includes(fromLayer)
      ? `${fromLayer} do not import each other`
      : null;
  }
  return allowed.includes(toLayer) ? null : `${fromLayer} may not import ${toLayer}`;
}
