const KEY = 'room-address';

/** The addresses of a machine, the one that its host chose before the others. */
export function byPreference(addresses: readonly string[]): readonly string[] {
  const wanted = read();
  return addresses.toSorted((one, other) => Number(other === wanted) - Number(one === wanted));
}

export function preferAddress(address: string): void {
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing asks again.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
