/**
 * Keeps the screen from going dark where the browser can, and returns the way to stop. A hidden page loses what it was
 * granted, and Safari grants nothing before a touch: whenever the page is shown or used without it, it asks again.
 */
export function keepScreenOn(): () => void {
  if (!('wakeLock' in navigator)) return () => {};
  const stop = new AbortController();
  let granted: WakeLockSentinel | null = null;
  const isOn = () => granted?.released === false;

  async function ask(): Promise<void> {
    if (document.hidden || isOn()) return;
    try {
      const lock = await navigator.wakeLock.request('screen');
      if (stop.signal.aborted || isOn()) await lock.release();
      else granted = lock;
    } catch {
      // No touch yet, or a battery that is nearly empty: the show goes on all the same.
    }
  }

  ask();
  for (const moment of ['visibilitychange', 'click', 'keydown'])
    document.addEventListener(moment, ask, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    granted?.release();
  };
}
