import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { failToStart, type ServerProcess, startServer } from './helpers/server-process.ts';
import { useFolder } from './support/folders.ts';

const PATIENCE = { timeout: 60_000 };

const home = useFolder();
let count = 0;
/** A folder that does not exist yet. */
const newFolder = () => join(home, `data-${++count}`);

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  failToStart({ HOME: home, ...env }, { program: 'cli', args });

const running: ServerProcess[] = [];
async function start(args: readonly string[], env: Record<string, string> = {}) {
  const server = await startServer({ HOME: home, ...env }, { program: 'cli', args });
  running.push(server);
  return server;
}
afterEach(async () => {
  for (const server of running.splice(0)) await server.end('SIGTERM');
});

it('prints its options and its version', async () => {
  const help = await run(['--help']);
  expect(await run(['backup', '--help'])).toEqual(help);
  expect(help).toMatchObject({ code: 0, stderr: '' });
  for (const option of ['--data', '--port', '--host', '--open', '--help', '--version', 'backup'])
    expect(help.stdout).toContain(option);
  expect(await run(['--version'])).toEqual({
    code: 0,
    stdout: `${manifest.version}\n`,
    stderr: '',
  });
});

it.concurrent.each([
  [
    'an unknown option',
    ['--prot', '80'],
    /^Unknown option '--prot'\. See wheel-of-fortune-host --help$/,
  ],
  ['an option without its value', ['--port'], /^Option '--port <value>' argument missing\. See /],
  [
    'two options, the first without its value',
    ['--data', '--open'],
    /^Option '--data.*ambiguous\. See /,
  ],
  [
    'an unknown command',
    ['serve'],
    /^There is no command "serve"\. See wheel-of-fortune-host --help$/,
  ],
  [
    'a port that is none',
    ['--port', 'http'],
    /^--port must be a number from 0 to 65535, not "http"\.$/,
  ],
  ['a host that is none', ['--host', 'my house'], /^--host must be an address/],
  ['an address of another machine', ['--host', '192.0.2.1'], /Set --host to one of its own/],
  ['a folder below a file', ['--data', '/dev/null/x'], /^--data \/dev\/null\/x must be a folder /],
  ['a command without its file', ['backup'], /^Backup failed: Usage: backup FILE$/],
  ['two files for one', ['backup', 'a', 'b'], /^Backup failed: Usage: backup FILE$/],
  [
    'an unknown option after a command',
    ['backup', 'a', '--bogus'],
    /^Unknown option '--bogus'\. See /,
  ],
  [
    'an option of another command',
    ['review', 'list', '--generate'],
    /^Unknown option '--generate'\. See /,
  ],
])('says in one line what is wrong with %s, and makes nothing', async (_what, args, line) => {
  const folder = newFolder();
  const { code, stdout, stderr } = await run(args, { DATA_DIR: folder, PORT: '0' });
  expect(stderr.trimEnd()).toMatch(line);
  expect(stderr.trimEnd()).not.toContain('\n');
  expect([code, stdout, existsSync(folder)]).toEqual([1, '', false]);
});

it('takes a flag before the environment', async () => {
  const [ours, other] = [newFolder(), newFolder()];
  const server = await start(['--port', '0', '--data', ours], { PORT: 'http', DATA_DIR: other });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  expect([existsSync(join(ours, 'wheel.sqlite')), existsSync(other)]).toEqual([true, false]);
});

it('keeps its data in the home of the user and says where', async () => {
  const share = newFolder();
  const server = await start(['--port', '0'], { XDG_DATA_HOME: share, LOCALAPPDATA: share });
  const inHome = process.platform === 'darwin' ? join(home, 'Library/Application Support') : share;
  const folder = join(inHome, 'wheel-of-fortune-host');
  expect(readdirSync(folder)).toContain('wheel.sqlite');
  await vi.waitFor(() => expect(server.said()).toContain('--host'), PATIENCE);
  expect(server.said()).toBe(
    `Wheel of Fortune is on http://localhost:${server.port}\nIts data is in ${folder}\n` +
      'Only this computer reaches it. With --host 0.0.0.0 phones do, too.\n',
  );
});

it('says where phones reach it', async () => {
  const env = { PUBLIC_URL: 'https://show.example' };
  const server = await start(['--data', newFolder(), '--host', '0.0.0.0'], env);
  await vi.waitFor(
    () => expect(server.said()).toMatch(/^Phones join at https:\/\/show\.example\/join$/m),
    PATIENCE,
  );
  expect(server.address).toBe(`http://localhost:${server.port}`);
});

it('says that a port is in use', async () => {
  const { port } = await start(['--data', newFolder()]);
  const folder = newFolder();
  const { code, stderr } = await run(['--data', folder, '--port', String(port)]);
  expect(stderr).toMatch(
    /^Cannot start: Port \d+ of 127\.0\.0\.1 is in use\. .*set --port to another/,
  );
  expect([code, existsSync(folder)]).toEqual([1, false]);
});

it('leaves a damaged database alone and says how to restore a copy', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, 'wheel.sqlite'), 'precious '.repeat(1000));
  const { code, stderr } = await run(['--data', folder, '--port', '0']);
  expect(stderr).toContain(`--data ${folder} cannot be used: `);
  expect(stderr).toMatch(/Restore a backup: npx wheel-of-fortune-host restore COPY\n$/);
  expect(code).toBe(1);
  expect(readFileSync(join(folder, 'wheel.sqlite'), 'utf8')).toMatch(/^(precious )+$/);
});

it('copies, restores and works on the accounts of its data', async () => {
  const [folder, copy] = [newFolder(), join(home, 'copy.sqlite')];
  await (await start(['--data', folder])).end('SIGTERM');
  running.pop();
  expect((await run(['--data', folder, 'backup', copy])).stdout).toContain(copy);
  expect((await run(['restore', copy, '--data', folder])).stdout).toContain(folder);
  expect((await run([`--data=${folder}`, 'review', 'list'])).code).toBe(0);
  const unknown = await run(['--data', folder, 'account', 'password', 'anna', '--generate']);
  expect(unknown.stderr).toBe('There is no account "anna".\n');
});

/** Where `xdg-open` does this, as `PATH`. */
function desktopWith(script: string): string {
  const programs = newFolder();
  mkdirSync(programs);
  writeFileSync(join(programs, 'xdg-open'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return `${programs}:/usr/bin:/bin`;
}

it.skipIf(process.platform !== 'linux')('opens the browser of a Linux desktop', async () => {
  const opened = newFolder();
  const PATH = desktopWith(`echo "$1" > ${opened}`);
  const { address } = await start(['--data', newFolder(), '--open'], { PATH });
  await vi.waitFor(() => expect(readFileSync(opened, 'utf8')).toBe(`${address}\n`), PATIENCE);
});

describe.skipIf(process.platform !== 'linux')('runs on and says what to open', () => {
  it.each([
    ['where no program opens browsers', newFolder],
    ['where that program finds no browser', () => desktopWith('exit 3')],
  ])('%s', async (_where, makePath) => {
    const server = await start(['--data', newFolder(), '--open'], { PATH: makePath() });
    await vi.waitFor(
      () => expect(server.log()).toContain(`Open ${server.address} in one.`),
      PATIENCE,
    );
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });
});
