import { GUEST } from '@wheel/contract';
import { foldName } from './fold.ts';

/** The owner of the starter games. */
export const RESERVED_OWNER = 'Wheel Studio';

const RESERVED = new Set([GUEST, RESERVED_OWNER].map(foldName));

/** Names that nobody can register, in any case. */
export const isReservedName = (name: string) => RESERVED.has(foldName(name.trim()));
