import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage, roomPage } from '@wheel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { builtPages } from './built-pages.ts';
import { isApi } from './headers.ts';
import { pageLanguage } from './page-language.ts';

const NOT_BUILT = 'The web app is not built. Run "npm run build" and start the server again.\n';
const FOREVER = 'public, max-age=31536000, immutable';
/** A browser takes it for the tab as well as for the header, and would ask about it each time. */
const FAVICON = { path: '/favicon.svg', caching: 'public, max-age=3600' } as const;

/** Files with a hash in their name are never asked about again, nor in parts. */
const UNCHANGING = { etag: false, lastModified: false, acceptRanges: false };

/** Pages have a tag of their own. */
const PAGE = { etag: false, lastModified: false };
const PAGE_VARY = 'Accept-Encoding, Accept-Language, Cookie';

/** The one page that is worded by script, since it speaks the language of the show's host. */
const SCREEN = 'screen.html';

/** The page of a screen. Most come with their content; the others share an empty one. */
function pageName(path: string): string {
  if (path === '/') return 'index';
  return roomPage(path) === '/join' ? 'pages/j' : `pages${path}`;
}

const isScreen = (path: string) => (roomPage(path) ?? path) === '/screen';

const pathOf = (url: string) => {
  const [path = '/'] = url.split('?');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** A browser that opens an address, not one that loads a script, a picture or a call's answer. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isApi(url) || url.startsWith('/assets/')) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

/** Whether the browser has kept what the tag stands for, and was not told to ask for it whole. */
function isKept({ headers }: FastifyRequest, tag: string): boolean {
  if (headers['cache-control']?.includes('no-cache')) return false;
  const kept = headers['if-none-match']?.split(',').map((other) => other.trim());
  return kept?.includes(tag) ?? false;
}

export function servePages(app: FastifyInstance, webDir: string): void {
  const isBuilt = existsSync(join(webDir, 'shell.html'));
  const assets = join(webDir, 'assets') + sep;
  const pages = builtPages(webDir);

  /** Chooses the language of a page, and says so. */
  function wordedPage(request: FastifyRequest, reply: FastifyReply, name: string) {
    const language = pageLanguage(request.headers, pages.languages);
    reply.headers({ vary: PAGE_VARY, 'content-language': language });
    return { language, file: pages.fileOf(name, language) };
  }

  // This and the handlers return nothing on purpose. Fastify awaits a reply that a handler returns, which adds
  // listeners to it; a missing file that becomes a page would gather so many that Node warns of a leak.
  function sendPage(request: FastifyRequest, reply: FastifyReply, name: string): void {
    const { language, file } = wordedPage(request, reply, name);
    stat(join(webDir, file)).then(
      ({ size, mtimeMs }) => {
        // With the language in it: two pages may be of one length and age.
        const tag = `W/"${language}-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
        reply.header('etag', tag);
        if (isKept(request, tag)) reply.code(304).send();
        else reply.sendFile(file, PAGE);
      },
      (error: unknown) => reply.send(error),
    );
  }

  function sendApp(request: FastifyRequest, reply: FastifyReply, path: string): void {
    if (!isBuilt) reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    else if (isScreen(path) && pages.files.has(SCREEN))
      reply.header('vary', 'Accept-Encoding').sendFile(SCREEN);
    else sendPage(request, reply, pageName(path));
  }

  app.setNotFoundHandler((request, reply) => {
    app.countAgainst('notFound', request);
    if (!wantsPage(request)) throw new Refusal('NO_SUCH_PAGE');
    if (!isBuilt) return sendApp(request, reply, request.url);
    // Not as a file, of which a visitor may ask for a part, or for nothing where it has not changed.
    const { file } = wordedPage(request, reply, 'shell');
    reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(createReadStream(join(webDir, file)));
  });

  app.register(fastifyStatic, {
    root: webDir,
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
  });

  // Under any load: a page without one of its scripts is dead, and a file costs little.
  app.get('/*', { schema: { hide: true }, config: { always: true } }, (request, reply) => {
    const path = pathOf(request.url);
    const file = decodedPath(path);
    if (isPage(path)) sendApp(request, reply, path);
    else if (!isBuilt || isApi(path) || file === null) reply.callNotFound();
    else {
      reply.header('vary', 'Accept-Encoding');
      const isForever = join(webDir, file).startsWith(assets);
      if (isForever) reply.header('cache-control', FOREVER);
      else if (path === FAVICON.path) reply.header('cache-control', FAVICON.caching);
      reply.sendFile(file, isForever ? UNCHANGING : {});
    }
  });
}

/** Null for what no file can be called; the disk must not be asked for it. */
function decodedPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return /\0|\\|(^|\/)\.\.?(\/|$)/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
