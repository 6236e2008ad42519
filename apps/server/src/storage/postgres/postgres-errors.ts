import { StorageError } from '../errors.ts';

const DISK_FULL = '53100';
/**
 * Classes of SQLSTATE that pass by themselves: connection lost, transaction rolled back (a deadlock),
 * too little of something, cancelled or timed out, server going down or coming up.
 */
const PASSING_CLASSES = ['08', '40', '53', '55', '57'];
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** The driver's own errors carry no code. */
const LOST_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed/i;
/** A database that says nothing is not asked again: the caller has waited long enough. */
const SILENT_MESSAGE = /Query read timeout/i;

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '');

/** Whether the connection is gone, so that another one may do. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return (
    NETWORK_CODES.has(code) ||
    code.startsWith('08') ||
    code.startsWith('57P') ||
    LOST_MESSAGES.test(error.message)
  );
}

export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StorageError) return error;
  const code = codeOf(error);
  if (code === DISK_FULL) return new StorageError('STORAGE_FULL', error);
  const passes = code.length === 5 && PASSING_CLASSES.includes(code.slice(0, 2));
  const isSilent = SILENT_MESSAGE.test(error.message);
  if (passes || isSilent || isConnectionLost(error)) return new StorageError('STORAGE_BUSY', error);
  return error;
}

const USE_ITS_PASSWORD = 'Name user and password like postgres://user:password@host:5432/name.';
/** By SQLSTATE. */
const REMEDIES: Partial<Record<string, string>> = {
  '28000': USE_ITS_PASSWORD,
  '28P01': USE_ITS_PASSWORD,
  '3D000': 'Make this database, or name another.',
  '42501': 'Make this user the owner of the database.',
};

/** What an operator can do about a database that refuses a server; empty when that is not known. */
export function postgresRemedy(error: Error): string {
  // The driver's own error carries no code.
  if (/client password must be/.test(error.message)) return USE_ITS_PASSWORD;
  return REMEDIES[codeOf(error)] ?? '';
}
