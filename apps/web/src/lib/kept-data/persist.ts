let hasAsked = false;

/** Asks the browser, once, not to clear our data when disk space gets short. */
export function askToKeepStorage(): void {
  if (hasAsked) return;
  hasAsked = true;
  // Absent on plain http; a refusal changes nothing for the host.
  globalThis.navigator?.storage?.persist?.().catch(() => {});
}
