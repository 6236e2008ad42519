import { connect } from 'node:net';

/** The status that bytes sent as they are get as an answer; 0 when the connection ends without one. */
export function rawStatus(port: number, bytes: string, withinMs = 20_000): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const finish = () => {
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0));
    };
    socket.setTimeout(withinMs, finish);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n')) finish();
    });
    // A server that refuses a body may close before all of it is sent.
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(bytes);
  });
}
