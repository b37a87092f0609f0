import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  fields: Record<string, unknown>;
}

/** One connection to a server, byte by byte: for tests of what happens to a request on its way. */
export interface RawConnection {
  send(text: string): void;
  /** The whole next answer. Rejects when the connection ends before it is there. */
  answer(): Promise<RawAnswer>;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<unknown>;
  close(): void;
}

export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // A reset is the end as well; what was missing by then shows in the answer.
  socket.on('error', () => socket.destroy());
  const ended = new Promise((resolve) => socket.once('close', resolve));
  let received = Buffer.alloc(0);
  let taken = 0;
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
  });
  return {
    ended,
    send: (text) => void socket.write(text),
    close: () => void socket.destroy(),
    async answer() {
      for (;;) {
        const found = readAnswer(received.subarray(taken));
        if (found) {
          taken += found.length;
          return found.answer;
        }
        await next(socket);
      }
    },
  };
}

async function next(socket: Socket): Promise<void> {
  if (socket.destroyed) throw new Error('the connection ended before the answer');
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
}

function readAnswer(bytes: Buffer): { answer: RawAnswer; length: number } | null {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = bytes.subarray(0, headEnd).toString('latin1');
  const bodyStart = headEnd + 4;
  const length = bodyStart + Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
  if (!(bytes.length >= length)) return null;
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  const fields = JSON.parse(
    bytes.subarray(bodyStart, length).toString('utf8'),
  ) as RawAnswer['fields'];
  return { answer: { status, fields }, length };
}

/** A call as it goes over the wire; the connection stays open unless the server ends it. */
export function rawCall(
  host: string,
  path: string,
  fields: object,
): { head: string; body: string } {
  const body = JSON.stringify(fields);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: keep-alive',
    '\r\n',
  ].join('\r\n');
  return { head, body };
}
