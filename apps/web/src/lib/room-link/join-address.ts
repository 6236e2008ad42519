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
