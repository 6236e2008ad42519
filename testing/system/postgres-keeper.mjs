// Runs PostgreSQL for as long as its parent lives: when the parent ends, even by a kill, standard
// input ends, and the server and its folder go.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const { program, args, folder, options } = JSON.parse(process.argv[2] ?? '');
const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });

server.stderr.pipe(process.stdout);
// Nobody reads any more once the parent is gone.
process.stdout.on('error', () => server.stderr.resume());
server.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

process.stdin.resume();
process.stdin.on('end', () => server.kill('SIGINT'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill('SIGINT'));
