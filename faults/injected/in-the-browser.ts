// Faults to inject into a page before the app runs. Each function stands alone: it is sent to the browser as text.

/** Timers go by the wall clock. */
export function wallClockTimers(): void {
  const original = window.setInterval;
  const injected = (work: () => void, ms = 0) => {
    const due = Date.now() + ms;
    const polling = original(() => {
      if (Date.now() < due) return;
      clearInterval(polling);
      work();
    }, 10);
    return polling;
  };
  Object.defineProperty(window, 'setTimeout', { value: injected });
}

/** Leaves the error of a refused sound unhandled. */
export function unhandledAudio(): void {
  AudioContext.prototype.resume = () => {
    Promise.reject(new DOMException('refused', 'NotAllowedError'));
    return new Promise(() => {});
  };
}

/** While the room is offline the page takes no press. */
export function deafWhileOffline(): void {
  const isOffline = () =>
    document.querySelector('[data-testid="room-chip"]')?.textContent?.includes('offline');
  for (const type of ['click', 'pointerdown'])
    addEventListener(type, (event) => isOffline() && event.stopImmediatePropagation(), true);
}

/** Text of the page is taken for markup. */
export function textAsMarkup(): void {
  const take = () => {
    for (const element of document.querySelectorAll('button, h1, h2, p, span, td')) {
      const text = element.textContent ?? '';
      if (element.children.length === 0 && text.includes('<')) element.innerHTML = text;
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(take).observe(document.body, { childList: true, subtree: true });
  });
}

/** Shows without a version, as 0.1 stored them, are not found. */
export function blindToOldShows(): void {
  const found = Object.getOwnPropertyDescriptor(IDBCursorWithValue.prototype, 'value');
  Object.defineProperty(IDBCursorWithValue.prototype, 'value', {
    get() {
      const value = found?.get?.call(this);
      return value?.value && value.value.version === undefined ? undefined : value;
    },
  });
}
