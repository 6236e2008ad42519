import { spawnSync } from 'node:child_process';
import { installedBrowser } from '../testing/browser/find-browser.ts';

const advice =
  'No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.';

function succeeds(command: string, ...args: readonly string[]): boolean {
  console.log(`No Chromium yet, trying: ${[command, ...args].join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { stdio: 'inherit', env, shell, timeout: 300_000 }).status === 0;
}

const isRoot = process.getuid?.() === 0;
const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function obtain(): void {
  if (
    succeeds('npx', 'playwright', 'install', 'chromium') &&
    installedBrowser({ isShellEnough: true })
  )
    return;
  if (isRoot && hasApt() && succeeds('apt-get', 'update')) {
    const install = ['install', '-y', '--no-install-recommends'];
    succeeds('apt-get', ...install, 'chromium');
    succeeds('apt-get', ...install, 'chromium-headless-shell');
  }
}

try {
  if (!installedBrowser({ isShellEnough: true })) obtain();
  const found = installedBrowser({ isShellEnough: true });
  console.log(found ?? advice);
  process.exitCode = found ? 0 : 1;
} catch (error) {
  console.log(error instanceof Error ? error.message : advice);
  process.exitCode = 1;
}
