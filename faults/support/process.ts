import { readFileSync } from 'node:fs';

/** Memory that a process holds at the moment. */
export const residentMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
