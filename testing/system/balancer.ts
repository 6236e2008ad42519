import { connect, createServer, type Socket } from 'node:net';

/** One address before several servers: each connection goes to the next one that answers. */
export async function startBalancer(ports: readonly number[]) {
  const open = new Set<Socket>();
  let turn = 0;

  function pass(client: Socket, tries: number): void {
    const server = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    const end = () => {
      client.destroy();
      server.destroy();
    };
    server.once('connect', () => {
      server.pipe(client).pipe(server);
      for (const socket of [client, server]) socket.on('error', end).on('close', end);
    });
    server.once('error', () => (tries > 1 ? pass(client, tries - 1) : client.destroy()));
  }

  const balancer = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client)).on('error', () => {});
    pass(client, ports.length);
  });
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve));
  const bound = balancer.address();
  return {
    origin: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    close() {
      balancer.close();
      for (const socket of open) socket.destroy();
    },
  };
}
