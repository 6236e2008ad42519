import { connect, createServer, type Server, type Socket } from 'node:net';

const NOTIFICATION = 'A'.charCodeAt(0);

/** Stands before PostgreSQL like a pooler that passes everything on but notifications. */
export async function startPooler(port: number, isSilent: boolean) {
  const server: Server = createServer((client) => {
    const database = connect(port, '127.0.0.1');
    client.pipe(database);
    database.on('data', isSilent ? withoutNotifications(client) : (chunk) => client.write(chunk));
    const end = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    close: () => server.close(),
  };
}

/** Each message is a letter and a length that counts itself. */
function withoutNotifications(client: Socket) {
  let rest = Buffer.alloc(0);
  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length >= 1 + rest.readUInt32BE(1)) {
      const length = 1 + rest.readUInt32BE(1);
      if (rest[0] !== NOTIFICATION) client.write(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}
