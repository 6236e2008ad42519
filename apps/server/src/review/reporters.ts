import { createHmac, randomBytes } from 'node:crypto';
import { clientKey } from '../http/limits/client-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Names for people without an account, so that one counts once. The key is never stored and new each day, so the
 * names lead back to no address.
 */
export function createReporterNames(): (address: string, nowMs: number) => string {
  let key = randomBytes(32);
  let keptDay = 0;
  return (address, nowMs) => {
    const day = Math.floor(nowMs / DAY_MS);
    if (day !== keptDay) key = randomBytes(32);
    keptDay = day;
    return createHmac('sha256', key).update(clientKey(address)).digest('base64url');
  };
}
