import type { ServerMessage } from '@pavilion/contracts/realtime/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOffMs } from './back-off.ts';
import {
  createRealtimeClient,
  type RealtimePorts,
  type RealtimeStatus,
} from './realtime-client.ts';

class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  sent: unknown[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const me = { account_id: 'demo', auth: 'token' };

function setUp() {
  const sockets: FakeSocket[] = [];
  const statuses: RealtimeStatus[] = [];
  const events: unknown[][] = [];
  const onReset = vi.fn();
  const onStranger = vi.fn();
  const credentials = vi.fn((): ReturnType<RealtimePorts['credentials']> => me);
  const client = createRealtimeClient({
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    credentials,
    random: () => 0,
    onStatus: (status) => statuses.push(status),
    onEvent: (...event) => events.push(event),
    onReset,
    onStranger,
  });
  return { client, sockets, statuses, events, onReset, onStranger, credentials };
}

const welcome: ServerMessage = { type: 'welcome', seq: 10, heartbeat_ms: 1000, signed_in: true };
const event = (seq: number): ServerMessage => ({
  type: 'event',
  seq,
  topic: 'balance',
  event: 'balance.changed',
  data: { game_balance: '1', bonus_balance: '0', game_token: '0', frozen_token: '0' },
  at: '',
});

describe('realtime client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('greets with player and topics, and hands events on', () => {
    const { client, sockets, events, statuses } = setUp();
    client.subscribe('balance');
    client.connect();
    sockets[0]!.accept();
    expect(sockets[0]!.sent).toEqual([
      { type: 'hello', account_id: 'demo', auth: 'token', topics: ['balance'] },
    ]);
    sockets[0]!.say(welcome);
    sockets[0]!.say(event(11));
    expect(events).toHaveLength(1);
    expect(statuses).toEqual(['connecting', 'online']);
  });

  it.each([
    ['a player the server knows', me, true, 0],
    ['a player whose session is over', me, false, 1],
    ['a guest', null, false, 0],
  ])(
    'of %s (%o, signed in: %s) it says %i times that the server does not know them',
    (_name, player, isKnown, times) => {
      const { client, sockets, onStranger, credentials } = setUp();
      credentials.mockReturnValue(player);
      client.connect();
      sockets[0]!.accept();
      sockets[0]!.say({ ...welcome, signed_in: isKnown });
      expect(onStranger).toHaveBeenCalledTimes(times);
    },
  );

  it('comes back after a drop with the last sequence number it saw', () => {
    const { client, sockets, statuses } = setUp();
    client.connect();
    sockets[0]!.accept();
    sockets[0]!.say(welcome);
    sockets[0]!.say(event(12));
    sockets[0]!.close();
    expect(statuses.at(-1)).toBe('offline');
    vi.advanceTimersByTime(backOffMs(1, 0));
    sockets[1]!.accept();
    expect(sockets[1]!.sent[0]).toMatchObject({ type: 'hello', last_seq: 12 });
  });

  it('waits longer after each failure and starts over after a welcome', () => {
    const { client, sockets } = setUp();
    client.connect();
    sockets[0]!.close();
    vi.advanceTimersByTime(backOffMs(1, 0));
    sockets[1]!.close();
    vi.advanceTimersByTime(backOffMs(2, 0) - 1);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(3);
    sockets[2]!.accept();
    sockets[2]!.say(welcome);
    sockets[2]!.close();
    vi.advanceTimersByTime(backOffMs(1, 0));
    expect(sockets).toHaveLength(4);
  });

  it('gives a line up that no longer answers', () => {
    const { client, sockets, statuses } = setUp();
    client.connect();
    sockets[0]!.accept();
    sockets[0]!.say(welcome);
    vi.advanceTimersByTime(1000);
    sockets[0]!.say({ type: 'pong' });
    vi.advanceTimersByTime(1000);
    expect(statuses.at(-1)).toBe('online');
    vi.advanceTimersByTime(1000);
    expect(statuses.at(-1)).toBe('offline');
  });

  it('tells the server of the first and the last listener of a topic only', () => {
    const { client, sockets } = setUp();
    client.connect();
    sockets[0]!.accept();
    const stops = [client.subscribe('odds'), client.subscribe('odds')];
    stops.forEach((stop) => stop());
    expect(sockets[0]!.sent.slice(1)).toEqual([
      { type: 'subscribe', topics: ['odds'] },
      { type: 'unsubscribe', topics: ['odds'] },
    ]);
  });

  it('fetches anew when the server no longer has what was missed', () => {
    const { client, sockets, onReset } = setUp();
    client.connect();
    sockets[0]!.accept();
    sockets[0]!.say({ type: 'reset', seq: 40 });
    expect(onReset).toHaveBeenCalledOnce();
  });
});

describe('back-off', () => {
  it.each([
    [1, 0, 500],
    [1, 0.5, 750],
    [2, 0, 1000],
    [6, 0, 15_000],
    [50, 0, 15_000],
  ])('try %i with chance %d waits %i ms', (attempt, random, waitMs) => {
    expect(backOffMs(attempt, random)).toBe(waitMs);
  });
});
