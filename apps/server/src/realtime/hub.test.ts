import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { SocketEvent } from './event-row.ts';
import { createHub, type Listener } from './hub.ts';

const topic = 'round:PAVILION:crash';

function seats(count: number) {
  const hub = createHub();
  const heard = Array.from({ length: count }, (): string[] => []);
  const listeners = heard.map((names): Listener => {
    const deliver = ({ name }: SocketEvent): void => void names.push(name);
    const topics = new Set([topic]);
    return { siteId: 'site', playerId: null, topics, deliver, reset: () => undefined };
  });
  for (const listener of listeners) hub.add(listener);
  const tell = (name: SocketEvent['name'], seq: number | null): number =>
    hub.fanOut({ seq, siteId: 'site', playerId: null, topic, name, data: {}, at: new Date(0) });
  const countOf = (name: string): number => heard.filter((names) => names.includes(name)).length;
  return { hub, listeners, heard, tell, countOf };
}

it('tells a small room at once', () => {
  const { tell, countOf } = seats(3);
  expect(tell('round.bets', null)).toBe(3);
  expect(countOf('round.bets')).toBe(3);
});

it('tells thousands of what is not kept in slices, and of what has a number at once', async () => {
  const { tell, countOf } = seats(2100);
  expect(tell('round.bets', null)).toBe(2100);
  expect(countOf('round.bets')).toBeLessThan(2100);
  tell('round.changed', 7);
  expect(countOf('round.changed')).toBe(2100);
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(countOf('round.bets')).toBe(2100);
});

it('tells what is not kept in its order, and nobody who left meanwhile', async () => {
  const { hub, listeners, heard, tell } = seats(1200);
  tell('round.bets', null);
  tell('event.changed', null);
  const [first, last] = [heard[0], heard.at(-1)];
  const left = listeners.at(-1);
  if (left) hub.remove(left);
  for (let turns = 0; turns < 10; turns += 1) await turn();
  expect(first).toEqual(['round.bets', 'event.changed']);
  expect(heard.at(-2)).toEqual(['round.bets', 'event.changed']);
  expect(last).toEqual([]);
});

it('knows the players of a site who hear a private topic, once each', () => {
  const hub = createHub();
  const open = (siteId: string, playerId: string | null, topics: string[]): void =>
    hub.add({
      siteId,
      playerId,
      topics: new Set(topics),
      deliver: () => undefined,
      reset: () => undefined,
    });
  open('a', 'ana', ['bets', 'balance']);
  open('a', 'ana', ['bets']);
  open('a', 'ben', ['balance']);
  open('a', null, ['bets']);
  open('b', 'cleo', ['bets']);
  expect(hub.playersWhoHear('a', 'bets')).toEqual(['ana']);
  expect(hub.playersWhoHear('b', 'bets')).toEqual(['cleo']);
});
