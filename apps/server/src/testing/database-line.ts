import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a PostgreSQL server that can be cut or frozen, as networks and servers do. */
export interface DatabaseLine {
  /** Connection string through the line. */
  readonly url: string;
  /** Nothing passes any more, and nobody says so. */
  freeze(): void;
  /** Connections break, new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const listener = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (chunk) => isFrozen || to.write(chunk));
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number): Promise<void> => {
    listener.listen(port, '127.0.0.1');
    await once(listener, 'listening');
  };
  await listen(0);
  const { port } = listener.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!listener.listening) return;
    listener.close();
    await once(listener, 'close');
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    freeze: () => void (isFrozen = true),
    cut,
    async mend() {
      // What was lost meanwhile is missing for good: such a connection is of no use.
      if (isFrozen) for (const socket of sockets) socket.destroy();
      isFrozen = false;
      if (!listener.listening) await listen(port);
    },
    close: cut,
  };
}
