import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import manifest from '../../../../package.json' with { type: 'json' };
import type { CallTimer } from '../storage/timed-engine.ts';

const REQUEST_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DATABASE_S = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3];
const ROLES = ['host', 'player', 'screen', 'remote', 'unknown'] as const;

/** Where a device stays for a whole show, which is no request that takes long. */
const STREAM = '/api/rooms/:code/stream';

/** The pattern of the route: an address may hold a name, a code or a title. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

/** Counts and measures in Prometheus' terms. No label is drawn from what a client sent. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'wheel_build_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers,
  }).set({ version: manifest.version }, 1);

  const databaseSeconds = new Histogram({
    name: 'wheel_database_call_seconds',
    help: 'Times of calls to the database, waiting included.',
    labelNames: ['call'],
    buckets: DATABASE_S,
    registers,
  });
  const databaseErrors = new Counter({
    name: 'wheel_database_errors_total',
    help: 'Calls to the database that failed.',
    labelNames: ['call'],
    registers,
  });
  const onDatabaseCall: CallTimer = (call, durationMs, isFailed) => {
    databaseSeconds.observe({ call }, durationMs / 1000);
    if (isFailed) databaseErrors.inc({ call });
  };

  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    onDatabaseCall,
    /** Must come before the routes. */
    watch(app: FastifyInstance): void {
      watchRequests(app, registers);
      watchRooms(app, registers);
    },
  };
}

function watchRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'wheel_http_requests_total',
    help: 'Answered requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'wheel_http_request_seconds',
    help: 'Times from request to answer by route, without the connections of rooms.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_S,
    registers,
  });
  new Gauge({
    name: 'wheel_http_connections',
    help: 'Open connections, those of rooms included.',
    registers,
    async collect() {
      this.set(
        await new Promise<number>((resolve) =>
          app.server.getConnections((_error, count) => resolve(count ?? 0)),
        ),
      );
    },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request);
    const status = reply.statusCode;
    if (route !== STREAM || status !== 200) {
      requests.inc({ method, route, status });
      seconds.observe({ method, route }, reply.elapsedTime / 1000);
    }
    done();
  });
}

function watchRooms(app: FastifyInstance, registers: Registry[]): void {
  new Gauge({
    name: 'wheel_rooms',
    help: 'Rooms in memory.',
    registers,
    collect() {
      this.set(app.roomServer.codes().length);
    },
  });
  new Gauge({
    name: 'wheel_room_connections',
    help: 'Devices connected to rooms by role.',
    labelNames: ['role'],
    registers,
    collect() {
      for (const role of ROLES) this.set({ role }, 0);
      for (const { role } of app.roomServer.connections) this.inc({ role: role ?? 'unknown' });
    },
  });
  const counted = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  counted(
    'wheel_room_deliveries_total',
    'Messages given to devices in rooms.',
    () => app.roomServer.sent.messages,
  );
  counted(
    'wheel_room_delivered_bytes_total',
    'Bytes of those messages.',
    () => app.roomServer.sent.bytes,
  );
}
