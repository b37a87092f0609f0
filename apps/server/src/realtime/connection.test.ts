import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from '@fastify/websocket';
import type { ServerMessage } from '@pavilion/contracts';
import type { ServerContext } from '../context.ts';
import type { Site } from '../site-directory/index.ts';
import { Connection } from './connection.ts';
import type { SocketEvent } from './event-row.ts';
import { createHub } from './hub.ts';
import { createReplayGate } from './replay-gate.ts';

const siteId = 'site';

/** A socket whose reader reads as slowly as the test says. */
function slowSocket() {
  const sent: Array<Buffer | string> = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (data: Buffer | string) => sent.push(data),
    close: () => undefined,
  };
  const told = () =>
    sent.map((data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      return message.type === 'event' ? (message.data as { n: number }).n : message.type;
    });
  return { socket, sent, told };
}

/** A tab on the topic of odds, the socket standing in for the network alone. */
async function join(hub: ReturnType<typeof createHub>) {
  const line = slowSocket();
  const connection = new Connection(line.socket as unknown as WebSocket, { id: siteId } as Site, {
    // A guest's tab asks for neither session nor database.
    context: {} as ServerContext,
    hub,
    eventLog: { lastSeq: () => 7, recent: () => null },
    replays: createReplayGate({ atOnce: 1, waitingMax: 1 }),
    authenticate: () => Promise.reject(new Error('nobody signs in')),
    guarded: { isGuarded: () => false, mayHear: () => Promise.resolve(false) },
  });
  hub.add(connection);
  connection.receive(JSON.stringify({ type: 'hello', topics: ['odds'] }));
  await expect.poll(() => line.told()).toEqual(['welcome']);
  return line;
}

const news = (n: number): SocketEvent => ({
  seq: n,
  siteId: null,
  playerId: null,
  topic: 'odds',
  name: 'odds.changed',
  data: { n },
  at: new Date(0),
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('writes an event once for everybody who hears it', async () => {
  const hub = createHub();
  const [one, two] = [await join(hub), await join(hub)];
  expect(hub.fanOut(news(8))).toBe(2);
  expect([one.told(), two.told()]).toEqual([
    ['welcome', 8],
    ['welcome', 8],
  ]);
  expect(one.sent[1]).toBe(two.sent[1]);
});

it('lets nothing pile up for who does not read, and has him begin anew once he does', async () => {
  const hub = createHub();
  const [slow, quick] = [await join(hub), await join(hub)];
  slow.socket.bufferedAmount = 300_000;
  for (let n = 8; n < 12; n += 1) hub.fanOut(news(n));
  slow.socket.bufferedAmount = 100_000;
  vi.advanceTimersByTime(5000);
  hub.fanOut(news(12));
  expect(slow.told()).toEqual(['welcome']);
  slow.socket.bufferedAmount = 0;
  vi.advanceTimersByTime(250);
  hub.fanOut(news(13));
  expect(slow.told()).toEqual(['welcome', 'reset', 13]);
  expect(quick.told()).toEqual(['welcome', 8, 9, 10, 11, 12, 13]);
});
