import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPage, roomPage } from '@wheel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isApi } from './headers.ts';

const NOT_BUILT = 'The web app is not built. Run "npm run build" and start the server again.\n';
const FOREVER = 'public, max-age=31536000, immutable';

/** Files with a hash in their name are never asked about again, nor in parts. */
const UNCHANGING = { etag: false, lastModified: false, acceptRanges: false };

/** The page of a screen. Most come with their content; the others share an empty one. */
function pageFile(path: string): string {
  if (path === '/') return 'index.html';
  const room = roomPage(path);
  if ((room ?? path) === '/screen') return 'screen.html';
  return room ? 'pages/j.html' : `pages${path}.html`;
}

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

export function servePages(app: FastifyInstance, webDir: string): void {
  const shell = join(webDir, 'shell.html');
  const isBuilt = existsSync(shell);
  const assets = join(webDir, 'assets') + sep;
  const pages = builtPages(webDir);

  // This and the handlers return nothing on purpose. Fastify awaits a reply that a handler returns, which adds
  // listeners to it; a missing file that becomes a page would gather so many that Node warns of a leak.
  function sendApp(reply: FastifyReply, file = 'shell.html'): void {
    if (isBuilt) reply.header('vary', 'Accept-Encoding').sendFile(file);
    else reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  }

  app.setNotFoundHandler((request, reply) => {
    app.countAgainst('notFound', request);
    if (!wantsPage(request)) throw new Refusal('NO_SUCH_PAGE');
    // Not as a file, of which a visitor may ask for a part, or for nothing where it has not changed.
    if (isBuilt) reply.code(404).type('text/html; charset=utf-8').send(createReadStream(shell));
    else sendApp(reply);
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
    if (isPage(path)) sendApp(reply, pages.has(pageFile(path)) ? pageFile(path) : 'shell.html');
    else if (!isBuilt || isApi(path) || file === null) reply.callNotFound();
    else {
      reply.header('vary', 'Accept-Encoding');
      const isForever = join(webDir, file).startsWith(assets);
      if (isForever) reply.header('cache-control', FOREVER);
      reply.sendFile(file, isForever ? UNCHANGING : {});
    }
  });
}

/** The HTML files of a build, by their path in it. */
const builtPages = (webDir: string): ReadonlySet<string> =>
  new Set(
    ['', 'pages/'].flatMap((folder) =>
      existsSync(join(webDir, folder))
        ? readdirSync(join(webDir, folder)).map((name) => folder + name)
        : [],
    ),
  );

/** Null for what no file can be called; the disk must not be asked for it. */
function decodedPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return /\0|\\|(^|\/)\.\.?(\/|$)/.test(decoded) ? null : decoded;
  } catch {
    return null;
  }
}
