import type { Fault } from './support/fault.ts';
import { killNine } from './t01-kill-nine.ts';
import { fsyncFirst } from './t02-fsync-first.ts';
import { diskFull } from './t03-disk-full.ts';
import { restartAndRetry } from './t04-restart-and-retry.ts';
import { backupUnderLoad } from './t05-backup-under-load.ts';
import { slowClients } from './t07-slow-clients.ts';
import { sizeLimits } from './t08-size-limits.ts';
import { loginFlood } from './t09-login-flood.ts';
import { searchUnderLoad } from './t10-search-under-load.ts';
import { steadyLoad } from './t11-steady-load.ts';
import { soak } from './t12-soak.ts';
import { twoServers } from './t15-two-servers.ts';
import { reloadAnywhere } from './t17-reload-anywhere.ts';
import { browserKilled } from './t18-browser-killed.ts';
import { offline } from './t19-offline.ts';
import { twoWindows } from './t20-two-windows.ts';
import { noStorage } from './t21-no-storage.ts';
import { noAudio } from './t22-no-audio.ts';
import { clockJumps } from './t23-clock-jumps.ts';
import { drafts } from './t24-drafts.ts';
import { markupInText } from './t26-markup-in-text.ts';
import { killNineEdits } from './t28-kill-nine-edits.ts';
import { killNinePurges } from './t29-kill-nine-purges.ts';
import { diskFullEdits } from './t30-disk-full-edits.ts';
import { accountDeleted } from './t31-account-deleted.ts';
import { roomServerKilled } from './t32-room-server-killed.ts';
import { roomsOnTwoServers } from './t33-rooms-on-two-servers.ts';
import { slowScreen } from './t34-slow-screen.ts';
import { guessedCodes } from './t35-guessed-codes.ts';
import { silentPooler } from './t36-silent-pooler.ts';
import { hostAsleep } from './t37-host-asleep.ts';
import { roomWithoutServer } from './t38-room-without-server.ts';

export const faults: Readonly<Record<string, Fault>> = {
  T1: killNine,
  T2: fsyncFirst,
  T3: diskFull,
  T4: restartAndRetry,
  T5: backupUnderLoad,
  T7: slowClients,
  T8: sizeLimits,
  T9: loginFlood,
  T10: searchUnderLoad,
  T11: steadyLoad,
  T12: soak,
  T15: twoServers,
  T17: reloadAnywhere,
  T18: browserKilled,
  T19: offline,
  T20: twoWindows,
  T21: noStorage,
  T22: noAudio,
  T23: clockJumps,
  T24: drafts,
  T26: markupInText,
  T28: killNineEdits,
  T29: killNinePurges,
  T30: diskFullEdits,
  T31: accountDeleted,
  T32: roomServerKilled,
  T33: roomsOnTwoServers,
  T34: slowScreen,
  T35: guessedCodes,
  T36: silentPooler,
  T37: hostAsleep,
  T38: roomWithoutServer,
};
