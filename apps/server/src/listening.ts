import { createServer } from 'node:net';

export type Place = {
  readonly host: string;
  readonly port: number;
  /** The settings that name it. */
  readonly settings: { readonly host: string; readonly port: string };
};

/** Throws where nobody can listen, so that no database is opened, and perhaps migrated, in vain. */
export function assertFree(place: Place): Promise<void> {
  const { host, port } = place;
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(new Error(sentenceOf(error, place))));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function sentenceOf(error: NodeJS.ErrnoException, { host, port, settings }: Place): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Stop the other server, or set ${settings.port} to another port.`;
    case 'EACCES':
      return `This user may not listen on port ${port}. Set ${settings.port} to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine. Set ${settings.host} to one of its own, or to 0.0.0.0 for all.`;
    default:
      return error.message;
  }
}
