import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { canBeUsername, invalidPassword, invalidUsername } from '@wheel/contract';
import { createPasswords } from '../passwords/passwords.ts';
import { addUser, endSessions, resetPassword } from '../storage/accounts.ts';
import { worded } from '../wording.ts';
import { CommandFailed, runCommand, withDatabase } from './command.ts';

const USAGE =
  'Usage: npm run account -- create | reset | end-sessions NAME (a password is the first line of the input)';

function refuseInvalid(path: string, invalid: ReturnType<typeof invalidUsername>): void {
  if (invalid !== null)
    throw new CommandFailed(`The ${path} cannot be used: ${worded({ path, ...invalid }).message}`);
}

async function hashOfNewPassword(): Promise<string> {
  const password = await askPassword();
  refuseInvalid('password', invalidPassword(password));
  return (await createPasswords()).hash(password);
}

/** Makes an account without the network, also for a name that cannot be registered there. */
async function create(userName: string): Promise<string> {
  refuseInvalid('name', invalidUsername(userName));
  const passwordHash = await hashOfNewPassword();
  const isNew = await withDatabase((engine) =>
    addUser(engine, { userName, passwordHash }, Date.now()),
  );
  if (!isNew) throw new CommandFailed(`The name ${userName} is taken.`);
  return `${userName} has an account now.`;
}

const noSuchAccount = (userName: string) =>
  new CommandFailed(`There is no account ${JSON.stringify(userName)}.`);

/** For a user who has forgotten the password. */
async function reset(userName: string): Promise<string> {
  if (!canBeUsername(userName)) throw noSuchAccount(userName);
  const passwordHash = await hashOfNewPassword();
  const isReset = await withDatabase((engine) => resetPassword(engine, { userName, passwordHash }));
  if (!isReset) throw noSuchAccount(userName);
  return `${userName} has a new password, and every session is over.`;
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
  ['reset', reset],
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
  return line;
}

await runCommand(async ([verb = '', name = '', ...rest]) => {
  const run = VERBS.get(verb);
  const userName = name.trim();
  if (run === undefined || userName === '' || rest.length > 0) throw new CommandFailed(USAGE);
  return [await run(userName)];
});
