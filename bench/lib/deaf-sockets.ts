import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerProcess } from './server-process.ts';

const keepAliveMs = 20_000;
const textFrame = 0x81;
const masked = 0x80;
/** Lengths up to here stand in the second byte itself. */
const shortMost = 125;

/** A text frame of a client whose mask changes nothing. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length > shortMost) throw new RangeError('too long for a short frame');
  return Buffer.concat([Buffer.from([textFrame, masked | body.length, 0, 0, 0, 0]), body]);
}

/**
 * A page that hears these topics and reads what it is sent without looking at it: thousands of them
 * in one process cost the machine that is measured as little as can be.
 */
export function openDeafPage(
  { port }: ServerProcess,
  host: string,
  topics: readonly string[],
): Promise<{ bytes: () => number; close: () => void }> {
  const headers = {
    ...{ host, origin: `http://${host}`, connection: 'Upgrade', upgrade: 'websocket' },
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const asked = request({ host: '127.0.0.1', port, path: '/ws', headers, agent: false });
  return new Promise((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', ({ statusCode }) => reject(new Error(`no socket: ${statusCode}`)));
    asked.once('upgrade', (_response, socket: Socket, head: Buffer) => {
      socket.on('error', () => socket.destroy());
      let bytes = head.length;
      socket.on('data', (piece: Buffer) => void (bytes += piece.length));
      socket.write(frameOf(JSON.stringify({ type: 'hello', topics })));
      const ping = setInterval(() => socket.write(frameOf('{"type":"ping"}')), keepAliveMs);
      const close = (): void => {
        clearInterval(ping);
        socket.destroy();
      };
      resolve({ bytes: () => bytes, close });
    });
    asked.end();
  });
}
