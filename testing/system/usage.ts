import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Processor time a process has used so far, in milliseconds; NaN where the system does not tell. */
export function cpuMs(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the program's name in brackets and may itself hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const ticksPerSecond = 100;
  return (ticks * 1000) / ticksPerSecond;
}

/** Resident memory in megabytes. */
export function residentMb(pid: number): number {
  if (process.platform === 'win32') return Number.NaN;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
