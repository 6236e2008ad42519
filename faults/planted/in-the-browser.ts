// Faults to plant in a page before the app runs. Each function stands alone: it is sent to the browser as text.

/** Every third write to the browser's storage stores what was there before. */
export function forgetfulStorage(): void {
  const put = IDBObjectStore.prototype.put;
  const last = new Map<string, unknown>();
  let writes = 0;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    const name = JSON.stringify(key);
    const isForgotten = ++writes % 3 === 0 && last.has(name);
    const stored = isForgotten ? last.get(name) : value;
    last.set(name, stored);
    return put.call(this, stored, key);
  };
}

/** Writes reach the browser's storage three seconds after they were promised to be there. */
export function lateStorage(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
    const { db } = this.transaction;
    const { name } = this;
    setTimeout(
      () => put.call(db.transaction(name, 'readwrite').objectStore(name), value, key),
      3000,
    );
    return this.count() as unknown as IDBRequest<IDBValidKey>;
  };
}

/** Writes are accepted and go nowhere. */
export function lyingStorage(): void {
  IDBObjectStore.prototype.put = function () {
    return this.count() as unknown as IDBRequest<IDBValidKey>;
  };
}

/** Every window believes that it alone hosts the show. */
export function everyWindowHosts(): void {
  Object.defineProperty(navigator, 'locks', {
    value: { request: async (_name: string, _options: unknown, work: () => unknown) => work() },
  });
  BroadcastChannel.prototype.postMessage = () => {};
  const count = IDBObjectStore.prototype.count;
  IDBObjectStore.prototype.count = function () {
    return count.call(this, IDBKeyRange.only('nothing has this key'));
  };
}

/** Timers go by the wall clock. */
export function wallClockTimers(): void {
  const original = window.setInterval;
  const planted = (work: () => void, ms = 0) => {
    const due = Date.now() + ms;
    const polling = original(() => {
      if (Date.now() < due) return;
      clearInterval(polling);
      work();
    }, 10);
    return polling;
  };
  Object.defineProperty(window, 'setTimeout', { value: planted });
}

/** A refused sound is nobody's business. */
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
