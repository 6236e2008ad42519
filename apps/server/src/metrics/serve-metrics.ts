import { createServer } from 'node:http';
import type { createMetrics } from './metrics.ts';
import type { MetricsSettings } from './settings.ts';

const CONNECTIONS_MAX = 20;

/** Answers on a port of its own, so that no proxy in front of the server shows the figures to visitors. */
export function serveMetrics(
  { text, contentType }: ReturnType<typeof createMetrics>,
  { host, port }: MetricsSettings,
): Promise<void> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const figures = await text();
      response.writeHead(200, { 'content-type': contentType }).end(figures);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.maxConnections = CONNECTIONS_MAX;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
}
