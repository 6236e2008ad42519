import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

const NOWHERE = new Writable({ write: (_chunk, _encoding, done) => done() });

/** The first line of standard input; someone at a terminal is asked for it and does not see it. */
export async function askPassword(): Promise<string> {
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
