import { ROOM_CODE_LENGTH, ROOM_LETTERS } from '@wheel/contract';
import { tryStorage } from '../lib/storage/try-storage.ts';

const NO_LETTERS = new RegExp(`[^${ROOM_LETTERS}]`, 'g');

/** A code as it was typed, pasted or scanned: in any case, with spaces or dashes. */
export const bareCode = (text: string): string =>
  text.toUpperCase().replace(NO_LETTERS, '').slice(0, ROOM_CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === ROOM_CODE_LENGTH;

/** As it is shown and said: `KXM RTD`. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** The code in the address of this page, such as /j/KXMRTD, or none. */
export function codeInPath(pathname: string): string {
  const [, , last = ''] = pathname.split('/');
  const code = bareCode(last);
  return isWholeCode(code) ? code : '';
}

/** Where phones find the server of this page. */
export type Reachable = {
  /** What the operator says. */
  readonly publicUrl: string | null;
  /** Under which addresses the machine listens to others; none on localhost. */
  readonly addresses: readonly string[];
};

type Here = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>;

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

const trimmed = (address: string) => address.replace(/\/+$/, '');

/** The origin that phones can open, or `null` when none of them can reach this machine. */
export function joinOrigin({ publicUrl, addresses }: Reachable, here: Here): string | null {
  if (publicUrl) return trimmed(publicUrl);
  if (!LOOPBACK.test(here.hostname)) return here.origin;
  const [address] = addresses;
  if (address === undefined) return null;
  if (address.includes('://')) return trimmed(address);
  return `${here.protocol}//${address}${here.port && `:${here.port}`}`;
}

/** As people type it: without the protocol. */
export const spokenAddress = (origin: string, path: string): string =>
  `${origin.replace(/^https?:\/\//, '')}${path}`;

const PREFERRED = 'room-address';

/** The addresses of a machine, the one that its host chose before the others. */
export function byPreference(addresses: readonly string[]): readonly string[] {
  const wanted = tryStorage(() => localStorage.getItem(PREFERRED), null);
  return addresses.toSorted((one, other) => Number(other === wanted) - Number(one === wanted));
}

/** A browser that keeps nothing asks again. */
export const preferAddress = (address: string): void =>
  tryStorage(() => localStorage.setItem(PREFERRED, address), undefined);
