import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { canBeUsername, invalidPassword, invalidUsername, LIMITS } from '@wheel/contract';
import { createPasswords } from '../passwords/passwords.ts';
import { addUser, endSessions, resetPassword } from '../storage/accounts.ts';
import { worded } from '../wording.ts';
import { CommandFailed, runCommand, withDatabase } from './command.ts';

const USAGE =
  'Usage: account create | password | end-sessions NAME (a password is the first line of the input; "password NAME --generate" draws one)';

const GENERATED_BYTES = 15;

function refuseInvalid(path: string, invalid: ReturnType<typeof invalidUsername>): void {
  if (invalid !== null)
    throw new CommandFailed(`The ${path} cannot be used: ${worded({ path, ...invalid }).message}`);
}

async function hashOfNew(password: string): Promise<string> {
  refuseInvalid('password', invalidPassword(password));
  return (await createPasswords()).hash(password);
}

/** Makes an account without the network, also for a name that cannot be registered there. */
async function create(userName: string): Promise<string> {
  refuseInvalid('name', invalidUsername(userName));
  const passwordHash = await hashOfNew(await askPassword());
  const isNew = await withDatabase((engine) =>
    addUser(engine, { userName, passwordHash }, Date.now()),
  );
  if (!isNew) throw new CommandFailed(`The name ${userName} is taken.`);
  return `${userName} has an account now.`;
}

const noSuchAccount = (userName: string) =>
  new CommandFailed(`There is no account ${JSON.stringify(userName)}.`);

async function setPassword(userName: string, password: string): Promise<string> {
  const passwordHash = await hashOfNew(password);
  const isSet = await withDatabase((engine) => resetPassword(engine, { userName, passwordHash }));
  if (!isSet) throw noSuchAccount(userName);
  return `${userName} has a new password, and every session is over.`;
}

/** For a user who has forgotten the password. */
async function changePassword(userName: string): Promise<string> {
  if (!canBeUsername(userName)) throw noSuchAccount(userName);
  return setPassword(userName, await askPassword());
}

/** The same with a drawn password, which is told once and nowhere kept. */
async function drawPassword(userName: string): Promise<string> {
  if (!canBeUsername(userName)) throw noSuchAccount(userName);
  const password = randomBytes(GENERATED_BYTES).toString('base64url');
  return `${await setPassword(userName, password)} The password: ${password}`;
}

/** For a user whose token may be in other hands. */
async function signOut(userName: string): Promise<string> {
  const isDone =
    canBeUsername(userName) && (await withDatabase((engine) => endSessions(engine, userName)));
  if (!isDone) throw noSuchAccount(userName);
  return `Every session of ${userName} is over.`;
}

const VERBS = new Map([
  ['create', create],
  ['password', changePassword],
  ['password --generate', drawPassword],
  ['end-sessions', signOut],
]);

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line of standard input; someone at a terminal is asked for it and does not see it. */
async function askPassword(): Promise<string> {
  const { isTTY } = process.stdin;
  if (isTTY) process.stderr.write('Password: ');
  const lines = createInterface({ input: process.stdin, output: NOWHERE, terminal: isTTY });
  lines.once('SIGINT', () => lines.close());
  const cancelled = once(lines, 'close').then(() => ['']);
  const [line] = await Promise.race([once(lines, 'line'), cancelled]);
  lines.close();
  if (isTTY) process.stderr.write('\n');
  if (!line)
    throw new CommandFailed(
      `No password was given. Type one of at least ${LIMITS.passwordMin} characters, or make it the first line of the input.`,
    );
  return line;
}

await runCommand(async ([verb = '', name = '', ...rest]) => {
  const run = VERBS.get([verb, ...rest].join(' '));
  const userName = name.trim();
  if (run === undefined || userName === '') throw new CommandFailed(USAGE);
  return [await run(userName)];
});
