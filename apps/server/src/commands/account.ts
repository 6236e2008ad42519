import { invalidPassword, invalidUsername } from '@wheel/contract';
import { createPasswords } from '../passwords/passwords.ts';
import { addUser } from '../storage/accounts.ts';
import { worded } from '../wording.ts';
import { askPassword } from './ask-password.ts';
import { CommandFailed, runCommand, withDatabase } from './command.ts';

const USAGE = 'Usage: npm run account -- create NAME (the password is the first line of the input)';

function refuseInvalid(path: string, invalid: ReturnType<typeof invalidUsername>): void {
  if (invalid !== null)
    throw new CommandFailed(`The ${path} cannot be used: ${worded({ path, ...invalid }).message}`);
}

/** Makes an account past the network, for a name that nobody can register there. */
await runCommand(async ([verb, name = '', ...rest]) => {
  if (verb !== 'create' || name === '' || rest.length > 0) throw new CommandFailed(USAGE);
  const userName = name.trim();
  refuseInvalid('name', invalidUsername(userName));
  const password = await askPassword();
  refuseInvalid('password', invalidPassword(password));
  const passwordHash = await (await createPasswords()).hash(password);
  const isNew = await withDatabase((engine) =>
    addUser(engine, { userName, passwordHash }, Date.now()),
  );
  if (!isNew) throw new CommandFailed(`The name ${userName} is taken.`);
  return [`${userName} has an account now.`];
});
