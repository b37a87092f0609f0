import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StudioUnreachable } from './guarded-call.service.ts';
import { postToStudio } from './post-to-studio.ts';

const megabyte = 1024 * 1024;
/** Longer than a call may take, by what a busy machine adds. */
const inTimeMs = 8000;

/** What a studio does with a request. */
const answers: Record<string, (answer: ServerResponse) => void> = {
  '/never': () => undefined,
  '/half': (answer) => void answer.writeHead(200).write('{"status":'),
  '/cut': (answer) => void answer.writeHead(200).write('{', () => answer.socket?.destroy()),
  '/nonsense': (answer) => void answer.end('<html>'),
  '/elsewhere': (answer) => void answer.writeHead(302, { location: '/good' }).end(),
  '/good': (answer) => void answer.end('{"status":"ok"}'),
};

describe('a studio that is asked', () => {
  let studio: Server;
  let address: string;
  let sentBytes = 0;
  /** Without end, as fast as it is read. */
  const pour = (answer: ServerResponse): void => {
    while (!answer.destroyed && sentBytes < 256 * megabyte) {
      sentBytes += megabyte;
      if (!answer.write('x'.repeat(megabyte))) return void answer.once('drain', () => pour(answer));
    }
  };
  beforeAll(async () => {
    studio = createServer((request, answer) => {
      request.resume();
      if (request.url === '/endless') pour(answer);
      else answers[request.url ?? '']?.(answer);
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(studio.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    studio.closeAllConnections();
    studio.close();
  });
  const ask = (path: string) => postToStudio(`${address}${path}`, { headers: {}, body: '{}' });

  it('is heard', async () => expect(await ask('/good')).toEqual({ status: 'ok' }));

  it.each(['/never', '/half', '/cut', '/nonsense', '/elsewhere'])(
    'and answers %s is unreachable, in time',
    async (path) => {
      const startedMs = performance.now();
      await expect(ask(path)).rejects.toBeInstanceOf(StudioUnreachable);
      expect(performance.now() - startedMs).toBeLessThan(inTimeMs);
    },
    2 * inTimeMs,
  );

  it(
    'and answers without end is not read to its end',
    async () => {
      await expect(ask('/endless')).rejects.toThrow(StudioUnreachable);
      // What lies in buffers between the two comes on top of what is read.
      expect(sentBytes).toBeLessThan(64 * megabyte);
    },
    2 * inTimeMs,
  );
});
