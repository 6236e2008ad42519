#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import manifest from '../../../package.json' with { type: 'json' };
import type { Listening } from './server.ts';

const { name, version } = manifest;

const HELP = `Hosts a word-puzzle show with a wheel on this computer.

  ${name} [options]             starts the server
  ${name} COMMAND [--data DIR]  works on its data

Options, each with the environment variable that it overrides:
  --data DIR      folder of the database (DATA_DIR), by default one in your home
  --port NUMBER   port to listen on (PORT), by default 3000
  --host ADDRESS  address to listen on (HOST), by default 127.0.0.1: this computer alone;
                  0.0.0.0 lets phones and screens of your network in
  --open          opens the browser
  --help          prints this
  --version       prints the version

Commands:
  backup FILE     copies the database, also while the server runs
  restore COPY    puts a backup in its place
  account create | password | end-sessions NAME
  review list | hide QUIZ_ID
`;

const OPTIONS = {
  data: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  open: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
  // Of the command "account password".
  generate: { type: 'boolean' },
} as const;

/** Each runs as soon as it is loaded, on the arguments of the process. */
const COMMANDS = new Map<string, () => Promise<unknown>>([
  ['backup', () => import('./backup.ts')],
  ['restore', () => import('./commands/restore.ts')],
  ['account', () => import('./commands/account.ts')],
  ['review', () => import('./commands/review.ts')],
]);

const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** npm only warns of an older one. */
const NODE_MIN = [20, 19] as const;

function assertNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < NODE_MIN[0] || (major === NODE_MIN[0] && minor < NODE_MIN[1]))
    throw new Error(
      `Node ${NODE_MIN.join('.')} or newer is needed; this is ${process.versions.node}. Install the LTS version from nodejs.org.`,
    );
}

/** Takes the first sentence: Node adds what would confuse here. */
const wrongCall = (what: string) =>
  new Error(`${what.split(/\.?(?:\s|$)(?=To |Did |$)/)[0]}. See ${name} --help`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw error instanceof Error ? wrongCall(error.message) : error;
  }
}

/** The options, wherever they stand, and the command with arguments of its own. */
function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { generate, ...flags } = values;
  const [command, ...rest] = positionals;
  if (command !== undefined && !COMMANDS.has(command))
    throw wrongCall(`There is no command "${command}"`);
  if (generate && command !== 'account') throw wrongCall("Unknown option '--generate'");
  return { flags, command, rest: generate ? [...rest, '--generate'] : rest };
}

type Flags = ReturnType<typeof readArguments>['flags'];

/** Puts the flags where the server and the commands read their settings. Answers which folder holds the data. */
async function applyFlags({ data, port, host }: Flags): Promise<string> {
  const { homeDataDir } = await import('./data-dir.ts');
  const { env } = process;
  const dataDir = resolve(data || env.DATA_DIR?.trim() || homeDataDir(name));
  env.DATA_DIR = dataDir;
  if (port !== undefined) env.PORT = port;
  if (host !== undefined) env.HOST = host;
  // A host at this terminal is told what went wrong, and not of every login.
  env.LOG_LEVEL ||= 'warn';
  return dataDir;
}

/** Names settings by their flags, and commands as they are called here. */
function inFlags(line: string, dataDir: string): string {
  const flags: Readonly<Record<string, string>> = {
    DATA_DIR: `--data ${dataDir}`,
    PORT: '--port',
    HOST: '--host',
  };
  return line
    .replaceAll(/\b(?:DATA_DIR|PORT|HOST)\b/g, (setting) => flags[setting] ?? setting)
    .replace(/npm run (\w+) --/, `npx ${name} $1`);
}

/** By its local name where there is one: browsers switch off some functions at a network address. */
const ownAddress = ({ address }: Listening) =>
  address.replace(/(?<=^http:\/\/)(?:127\.0\.0\.1|0\.0\.0\.0|\[::1?])(?=:)/, 'localhost');

const isForAll = ({ address }: Listening) => /\/\/(?:0\.0\.0\.0|\[::]):/.test(address);

async function tellWhere(listening: Listening, dataDir: string): Promise<void> {
  const { reachedAt } = listening;
  console.log(`Wheel of Fortune is on ${ownAddress(listening)}`);
  if (process.stdout.isTTY) console.log('Ctrl+C stops it.');
  if (!process.env.DATABASE_URL) console.log(`Its data is in ${dataDir}`);
  if (reachedAt === null && !isForAll(listening))
    console.log('Only this computer reaches it. With --host 0.0.0.0 phones do, too.');
  if (reachedAt === null) return;
  const joinAt = `${reachedAt}/join`;
  console.log(`Phones join at ${joinAt}`);
  if (process.stdout.isTTY) console.log((await import('./qr-text.ts')).qrText(joinAt));
}

const OPENERS: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

function openBrowser(address: string): void {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  const complain = () => console.error(`No browser could be started. Open ${address} in one.`);
  child.once('error', complain);
  child.once('exit', (code) => code !== 0 && complain());
  child.unref();
}

async function host({ open }: Flags, dataDir: string): Promise<void> {
  const { failureOf, startServer } = await import('./server.ts');
  const listening = await startServer(process.env, WEB_DIR).catch((error: Error) => {
    throw new Error(inFlags(failureOf(error), dataDir));
  });
  await tellWhere(listening, dataDir);
  if (open) openBrowser(ownAddress(listening));
}

async function main(args: readonly string[]): Promise<void> {
  assertNode();
  const { flags, command, rest } = readArguments(args);
  if (flags.help) return console.log(HELP);
  if (flags.version) return console.log(version);
  const dataDir = await applyFlags(flags);
  if (command === undefined) return host(flags, dataDir);
  process.argv.splice(2, args.length, ...rest);
  await COMMANDS.get(command)?.();
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
