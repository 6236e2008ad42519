import { createHmac, randomBytes } from 'node:crypto';
import { clientKey } from '../limits/client-key.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Names for people without an account, so that one counts once. The key is known to nobody and new each day: what is
 * stored leads back to no address.
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
