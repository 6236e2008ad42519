import type { Fault } from './support/fault.ts';
import { killNine } from './t01-kill-nine.ts';
import { fsyncFirst } from './t02-fsync-first.ts';
import { diskFull } from './t03-disk-full.ts';
import { restartAndRetry } from './t04-restart-and-retry.ts';
import { backupUnderLoad } from './t05-backup-under-load.ts';
import { malformedRequests } from './t06-malformed-requests.ts';
import { slowClients } from './t07-slow-clients.ts';
import { sizeLimits } from './t08-size-limits.ts';
import { loginFlood } from './t09-login-flood.ts';
import { authorisation } from './t13-authorisation.ts';
import { rateLimits } from './t14-rate-limits.ts';
import { twoServers } from './t15-two-servers.ts';

export const faults: Readonly<Record<string, Fault>> = {
  T1: killNine,
  T2: fsyncFirst,
  T3: diskFull,
  T4: restartAndRetry,
  T5: backupUnderLoad,
  T6: malformedRequests,
  T7: slowClients,
  T8: sizeLimits,
  T9: loginFlood,
  T13: authorisation,
  T14: rateLimits,
  T15: twoServers,
};
