/**
 * Lets the app open offline. It is written to `/sw.js` at build time, with the files to keep and a version that
 * follows from their content.
 *
 * A new version waits until no page of the old one is open: a show that runs for hours across a deploy
 * finds every chunk it was built with, and is never switched over in the middle.
 */
declare const VERSION: string;
/** Paths of files. Those under `/assets/` carry a hash in their name and never change. */
declare const FILES: readonly string[];
/** Paths of the puzzle banks, which are kept in the languages that are spoken here. */
declare const BANKS: readonly string[];
/** Paths of the sounds of sets that a host may choose, which are kept once they are fetched. */
declare const SETS: readonly string[];

// The compiler knows the page's globals only; these are the few of a worker that are used here.
interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PostedEvent extends WaitingEvent {
  readonly data: unknown;
}
interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PostedEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
const worker = globalThis as unknown as Worker;

const PREFIX = 'wheel-';
const CACHE = PREFIX + VERSION;
/** An empty page that says no language: its script knows what this browser is spoken to in. */
const OFFLINE = '/offline.html';
const NETWORK_PATIENCE_MS = 3000;

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => event.waitUntil(keepBank(event.data)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (/^\/(?:api|healthz|readyz)(?:\/|$)/.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname) || pathname.startsWith('/assets/'))
    event.respondWith(keptOrFetched(request));
  else if (SETS.includes(pathname)) event.respondWith(keptOnceFetched(request));
});

async function keepFiles() {
  const cache = await caches.open(CACHE);
  const kept = await keptPaths();
  const banks = BANKS.filter((bank) => kept.some((path) => languageOf(path) === languageOf(bank)));
  const sets = SETS.filter((sound) => kept.includes(sound));
  await Promise.all(
    [...FILES, ...banks, ...sets].map(async (file) => {
      // What the last version kept under the same hash need not come over the network again.
      const kept = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      if (kept) await cache.put(file, kept);
      else await cache.add(new Request(file, { cache: 'no-cache' }));
    }),
  );
  await replaceOldPages(cache);
}

/**
 * Until the worker of an earlier version gives way, it answers with the page that it kept when the network is gone. That one
 * could not read the show of a page of this version, so it gets this version's.
 */
async function replaceOldPages(cache: Cache) {
  const page = await cache.match(OFFLINE);
  for (const name of await outdatedCaches()) {
    const old = await caches.open(name);
    for (const path of ['/', OFFLINE])
      if (page && (await old.match(path))) await old.put(path, page.clone());
  }
}

const outdatedCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

/** The paths of what the versions until now have kept. */
async function keptPaths(): Promise<readonly string[]> {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return (await Promise.all(caching)).flat().map(({ url }) => new URL(url).pathname);
}

const languageOf = (path: string) => /^\/assets\/bank\/([a-z]+)-/.exec(path)?.[1];

/** Keeps the puzzle bank of the language that a page names. */
async function keepBank(message: unknown) {
  const { bank: language } = (message ?? {}) as { readonly bank?: unknown };
  const file = BANKS.find((path) => languageOf(path) === language);
  if (file && !(await caches.match(file))) await (await caches.open(CACHE)).add(file);
}

async function takeOver() {
  const outdated = await outdatedCaches();
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The newest page when the network answers soon, else the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await Promise.race([fetch(request), patience()]);
    if (response.status < 500) return response;
    return (await keptPage()) ?? response;
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

/** Loses the race without cutting off a page that is only slow to arrive. */
const patience = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The network took too long.')), NETWORK_PATIENCE_MS);
  });

async function keptPage() {
  const cache = await caches.open(CACHE);
  return cache.match(OFFLINE);
}

/** Looks through the caches of all versions: a page newer than this worker finds its files there as well. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keptOnceFetched(request: Request): Promise<Response> {
  const response = await keptOrFetched(request);
  const cache = await caches.open(CACHE);
  // A full disk must not cost the sound.
  if (response.ok && !(await cache.match(request)))
    await cache.put(request, response.clone()).catch(() => {});
  return response;
}

export {};
