/** A timer that comes this much too late has slept. */
const BEAT_MS = 2000;
const SLEPT_MS = 6000;

/**
 * Tells when the page was away long enough for its connections to be worth nothing: it is shown again, comes back from
 * the browser's cache, the network is back, or the device slept under it. Returns the way to stop.
 */
export function onWake(wake: () => void): () => void {
  let hiddenAtMs: number | null = null;
  let beatAtMs = Date.now();

  function look() {
    if (document.hidden) hiddenAtMs = Date.now();
    else if (hiddenAtMs !== null && Date.now() - hiddenAtMs > BEAT_MS) wakeOnce();
  }
  function wakeOnce() {
    hiddenAtMs = null;
    beatAtMs = Date.now();
    wake();
  }
  const shown = (event: PageTransitionEvent) => event.persisted && wakeOnce();
  const beat = setInterval(() => {
    const sleptMs = Date.now() - beatAtMs;
    beatAtMs = Date.now();
    // Hidden pages are given fewer beats; they are asked when they are shown.
    if (sleptMs > SLEPT_MS && !document.hidden) wakeOnce();
  }, BEAT_MS);

  document.addEventListener('visibilitychange', look);
  addEventListener('online', wakeOnce);
  addEventListener('pageshow', shown);
  return () => {
    clearInterval(beat);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', wakeOnce);
    removeEventListener('pageshow', shown);
  };
}
