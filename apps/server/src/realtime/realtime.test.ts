import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { logout, type ServerMessage } from '@pavilion/contracts';
import { alphaHost, describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';

let server: TestServer;
let url: string;
const open: WebSocket[] = [];
describeServer('the socket', (start) => {
  beforeAll(async () => {
    server = await start();
    url = `${(await server.listen()).replace('http', 'ws')}/ws`;
  });
  afterAll(() => {
    for (const socket of open) socket.terminate();
  });

  /** A socket that keeps what it hears. */
  async function connect(headers: Record<string, string> = {}) {
    const socket = new WebSocket(url, { headers: { host: alphaHost, ...headers } });
    open.push(socket);
    const heard: ServerMessage[] = [];
    socket.on('message', (data: Buffer) =>
      heard.push(JSON.parse(data.toString('utf8')) as ServerMessage),
    );
    await once(socket, 'open');
    return {
      heard,
      socket,
      send: (message: unknown) => socket.send(JSON.stringify(message)),
      async until(type: string, count = 1): Promise<ServerMessage[]> {
        const wanted = () =>
          heard.filter((message) => message.type === type && !isGreeting(message));
        await expect.poll(() => wanted().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
        return wanted();
      },
    };
  }

  /** A new player's welcome reward is told too, at any time after the sign-up. */
  const isGreeting = (message: ServerMessage): boolean =>
    message.type === 'event' &&
    message.event === 'inbox.received' &&
    !toldIds.has((message.data as { inbox_id: string }).inbox_id);
  const toldIds = new Set(['one', 'a', 'b', 'c', 'secret', 'later']);

  const tell = (player: TestPlayer, inboxId: string) =>
    server.context.publisher.publish(server.context.database.db, {
      siteId: player.siteId,
      playerId: player.id,
      topic: 'inbox',
      name: 'inbox.received',
      data: { inbox_id: inboxId },
    });
  const idsOf = (messages: ServerMessage[]) =>
    messages.map((message) =>
      message.type === 'event' ? (message.data as { inbox_id: string }).inbox_id : '',
    );
  const hello = (player: TestPlayer, last_seq?: number) => ({
    type: 'hello',
    account_id: player.accountId,
    auth: player.token,
    topics: ['inbox', 'session', 'odds'],
    last_seq,
  });

  describe('realtime', () => {
    it('tells a signed-in player his own events and nobody else', async () => {
      const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
      const [mine, theirs, guest] = [await connect(), await connect(), await connect()];
      mine.send(hello(player));
      theirs.send(hello(other));
      guest.send({ type: 'hello', topics: ['inbox'] });
      expect(await mine.until('welcome')).toMatchObject([{ signed_in: true }]);
      expect(await theirs.until('welcome')).toMatchObject([{ signed_in: true }]);
      expect(await guest.until('welcome')).toMatchObject([{ signed_in: false }]);
      await tell(player, 'one');
      expect(idsOf(await mine.until('event'))).toEqual(['one']);
      for (const socket of [theirs, guest]) {
        socket.send({ type: 'ping' });
        await socket.until('pong');
        expect(idsOf(socket.heard)).not.toContain('one');
      }
    });

    it('sends what was missed, in order, after a drop, and reset when that is gone', async () => {
      const player = await server.signUpPlayer();
      const first = await connect();
      first.send(hello(player));
      await first.until('welcome');
      await tell(player, 'a');
      const [event] = await first.until('event');
      const seq = event?.type === 'event' ? (event.seq ?? 0) : 0;
      first.socket.terminate();
      await tell(player, 'b');
      await tell(player, 'c');
      const second = await connect();
      second.send(hello(player, seq));
      expect(idsOf(await second.until('event', 2))).toEqual(['b', 'c']);
      server.advance(2 * 60 * 60 * 1000);
      await server.runJob('prune-realtime-events');
      const third = await connect();
      third.send(hello(player, seq - 1));
      expect(await third.until('reset')).toHaveLength(1);
    });

    it('sends what was missed also where nobody remembers it: from the database', async () => {
      const player = await server.signUpPlayer();
      const first = await connect();
      first.send(hello(player));
      await first.until('welcome');
      await tell(player, 'a');
      const [event] = await first.until('event');
      const seq = event?.type === 'event' ? (event.seq ?? 0) : 0;
      await tell(player, 'b');
      await first.until('event', 2);
      const recent = vi.spyOn(server.context.eventLog, 'recent').mockReturnValue(null);
      const second = await connect();
      second.send(hello(player, seq));
      expect(idsOf(await second.until('event'))).toEqual(['b']);
      expect(recent).toHaveBeenCalledTimes(1);
      recent.mockRestore();
    });

    it('replays once for a socket, and only what is little enough to be worth it', async () => {
      const player = await server.signUpPlayer();
      const first = await connect();
      first.send(hello(player));
      await first.until('welcome');
      await tell(player, 'a');
      const [event] = await first.until('event');
      const seq = event?.type === 'event' ? (event.seq ?? 0) : 0;
      await tell(player, 'b');
      await first.until('event', 2);
      const second = await connect();
      second.send(hello(player, seq));
      expect(idsOf(await second.until('event'))).toEqual(['b']);
      second.send(hello(player, seq));
      expect(await second.until('reset')).toHaveLength(1);
      const more = Array.from({ length: 101 }, (_, count) => `more ${count}`);
      for (const id of more) await tell(player, (toldIds.add(id), id));
      await first.until('event', 103);
      const third = await connect();
      third.send(hello(player, seq));
      expect(await third.until('reset')).toHaveLength(1);
      expect(third.heard.filter(({ type }) => type === 'event')).toEqual([]);
    });

    it('ends the session of an open socket when the player signs out', async () => {
      const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
      const [socket, witness] = [await connect(), await connect()];
      socket.send(hello(player));
      witness.send(hello(other));
      await socket.until('welcome');
      await witness.until('welcome');
      await server.call(logout, player.me);
      expect(await socket.until('event')).toMatchObject([
        { event: 'session.ended', data: { reason: 'signed out' } },
      ]);
      await tell(player, 'secret');
      // Events go out in order: once this one is heard, the one before has reached whoever it was
      // for.
      await tell(other, 'later');
      expect(idsOf(await witness.until('event'))).toEqual(['later']);
      socket.send({ type: 'ping' });
      await socket.until('pong');
      expect(idsOf(socket.heard)).not.toContain('secret');
    });

    it('refuses a page of another site, nonsense, and an unknown host', async () => {
      await expect(connect({ origin: 'https://evil.example' })).rejects.toThrow(/403/);
      await expect(connect({ host: 'nobody.test' })).rejects.toThrow(/404/);
      const socket = await connect({ origin: `http://${alphaHost}:4000` });
      socket.socket.send('{');
      expect(await socket.until('error')).toMatchObject([{ message: 'invalidInput' }]);
    });

    it('tells an ended session at hello', async () => {
      const player = await server.signUpPlayer();
      await server.call(logout, player.me);
      const socket = await connect();
      socket.send(hello(player));
      expect(await socket.until('error')).toMatchObject([{ message: 'sessionExpired' }]);
      expect(await socket.until('welcome')).toMatchObject([{ signed_in: false }]);
    });
  });

  describe('at shutdown', () => {
    it('closes sockets with code 1001', async () => {
      const second = await start();
      const origin = await second.listen();
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, {
        headers: { host: alphaHost },
      });
      await once(socket, 'open');
      const closed = once(socket, 'close');
      await second.close();
      expect((await closed)[0]).toBe(1001);
    });
  });
});
