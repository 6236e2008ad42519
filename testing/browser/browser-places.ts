import { delimiter, join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const variables = ['CHROMIUM_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'] as const;

const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
] as const;

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
] as const;

const windowsPrograms = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
] as const;

/** A browser the developer named, or null. A named one is never replaced by another. */
export function namedBrowser(env: Environment): { variable: string; path: string } | null {
  for (const variable of variables) {
    const path = env[variable];
    if (path) return { variable, path };
  }
  return null;
}

const inPath = (programs: readonly string[], env: Environment) => {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
};

/** Where Linux keeps a Chromium that never has a window, and therefore starts and draws sooner. */
export const shellPlaces = (env: Environment) => inPath(['chromium-headless-shell'], env);

/** Where a system keeps its Chromium, the likeliest place first. */
export function systemPlaces(platform: NodeJS.Platform, env: Environment): readonly string[] {
  if (platform === 'darwin') return macApplications;
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => windowsPrograms.map((program) => `${root}\\${program}`));
  }
  return inPath(commands, env);
}
