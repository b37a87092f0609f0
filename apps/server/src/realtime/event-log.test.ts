import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '@pavilion/database';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { openEventLog, type EventLog } from './event-log.ts';
import type { NumberedEvent, SocketEvent } from './event-row.ts';
import { pruneEvents, writeEntries } from './event.store.ts';
import { createNotices } from './notices.ts';
import type { RealtimeEventDraft } from './publisher.ts';
import { createRing } from './ring.ts';

describeServer('the event log', (start) => {
  let server: TestServer;
  let other: EventLog;
  const heard = { here: [] as SocketEvent[], there: [] as SocketEvent[] };
  const missed = vi.fn();
  beforeAll(async () => {
    server = await start();
    other = await openEventLog(server.context);
    follow(server.context.eventLog, heard.here);
    follow(other, heard.there);
  });
  beforeEach(() => {
    heard.here.length = 0;
    heard.there.length = 0;
  });
  afterAll(() => other.close());

  const follow = (log: EventLog, into: SocketEvent[]) =>
    log.follow({ prepare: () => null, deliver: (event) => void into.push(event), missed });
  const draft = (inbox_id: string) =>
    ({ siteId: null, topic: 'inbox', name: 'inbox.received', data: { inbox_id } }) as const;
  const idOf = ({ data }: SocketEvent) => (data as { inbox_id: string }).inbox_id;
  const both = () => [heard.here.map(idOf), heard.there.map(idOf)];
  const db = () => server.context.database.db;
  const rows = async () => (await db().selectFrom('realtime_events').select('id').execute()).length;

  it('tells in order what was committed, and nothing of what was taken back', async () => {
    const { database, publisher } = server.context;
    const notify = vi.spyOn(database, 'notify');
    const write = (ids: string[], isKept: boolean) =>
      inTransaction(database, async (trx) => {
        for (const id of ids) await publisher.publish(trx, draft(id));
        expect(both()).toEqual([[], []]);
        if (!isKept) throw new Error('taken back');
      });
    await expect(write(['never'], false)).rejects.toThrow('taken back');
    await write(['a', 'b'], true);
    await other.publisher.publishAll(database.db, [draft('c'), draft('d')]);
    const all = ['a', 'b', 'c', 'd'];
    await expect.poll(both).toEqual([all, all]);
    expect(notify).not.toHaveBeenCalled();
    notify.mockRestore();
    const numbers = heard.here.map(({ seq }) => seq ?? 0);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('puts two processes whose clocks differ in the order in which they wrote', async () => {
    const late = { ...server.context, ids: { next: () => '01000000-0000-7000-8000-000000000000' } };
    const log = await openEventLog(late);
    await inTransaction(server.context.database, async (trx) => {
      await server.context.publisher.publish(trx, draft('first'));
      await log.publisher.publish(trx, draft('second'));
    });
    await expect.poll(both).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]);
    await log.close();
  });

  it('tells what a process committed that died before it told anybody', async () => {
    const id = server.context.ids.next();
    const entry = { id, site_id: null, player_id: null, name: 'inbox.received', topic: 'inbox' };
    const data = { inbox_id: 'of the dead' };
    await writeEntries(db(), [{ ...entry, data }], server.context.clock.now());
    await expect.poll(both, { timeout: 20_000 }).toEqual([['of the dead'], ['of the dead']]);
  });

  it('sends what was written on its way before it closes', async () => {
    const leaving = await openEventLog(server.context);
    await leaving.publisher.publish(db(), draft('one'));
    await leaving.publisher.publish(db(), draft('two'));
    await leaving.close();
    const left = await db()
      .selectFrom('realtime_events')
      .where('seq', 'is', null)
      .select('id')
      .execute();
    expect(left).toEqual([]);
    await expect.poll(both).toEqual([
      ['one', 'two'],
      ['one', 'two'],
    ]);
  });

  it('carries notices between processes: to itself at the commit, to the others once, to no socket', async () => {
    const { database, eventLog, publisher } = server.context;
    const [here, there] = [vi.fn(), vi.fn()];
    const stops = [eventLog.hear('news', here), other.hear('news', there)];
    const quiet = vi.fn();
    stops.push(other.hear('other news', quiet));
    await inTransaction(database, async (trx) => {
      await publisher.notify(trx, 'news', 'A "1"');
      expect(here).not.toHaveBeenCalled();
    });
    expect(here.mock.calls).toEqual([['A "1"']]);
    await inTransaction(database, async (trx) => {
      await publisher.notify(trx, 'news', 'never');
      throw new Error('taken back');
    }).catch(() => undefined);
    await publisher.publish(database.db, draft('after'));
    await expect.poll(both).toEqual([['after'], ['after']]);
    expect([here.mock.calls, there.mock.calls]).toEqual([[['A "1"']], [['A "1"']]]);
    expect(quiet).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    await publisher.notify(database.db, 'news', 'B');
    expect(here).toHaveBeenCalledTimes(1);
  });

  it('passes on without a row what is not kept, and with one what is too large for a notice', async () => {
    const { publisher } = server.context;
    const before = await rows();
    const bets = (round_id: string): RealtimeEventDraft<'round.bets'> => ({
      siteId: null,
      topic: 'round:x:y',
      name: 'round.bets',
      data: { round_id, bets: [] },
    });
    await publisher.pass(db(), [bets('r1'), bets('r2')]);
    const told = (events: SocketEvent[]) =>
      events.map(({ data, seq }) => [
        (data as { round_id: string }).round_id.slice(0, 2),
        seq !== null,
      ]);
    const passed = [
      ['r1', false],
      ['r2', false],
    ];
    await expect.poll(() => [told(heard.here), told(heard.there)]).toEqual([passed, passed]);
    expect(heard.here[0]?.at).toEqual(server.context.clock.now());
    expect(await rows()).toBe(before);
    await publisher.pass(db(), [bets('r3'.padEnd(8000, '.'))]);
    await expect.poll(() => told(heard.there)).toEqual([...passed, ['r3', true]]);
  });

  it('remembers the last events itself, not longer than the database does', async () => {
    const { eventLog, publisher, database } = server.context;
    const from = eventLog.lastSeq();
    await publisher.publishAll(db(), [draft('x'), draft('y')]);
    await expect.poll(() => eventLog.lastSeq()).toBe(from + 2);
    expect(eventLog.recent(from, from + 2)?.map(idOf)).toEqual(['x', 'y']);
    expect(eventLog.recent(from + 1, from + 2)?.map(idOf)).toEqual(['y']);
    expect(eventLog.recent(0, from + 2)).toBeNull();
    server.advance(2 * 60 * 60 * 1000);
    expect(eventLog.recent(from, from + 2)).toBeNull();
    await pruneEvents(database.db, server.context.clock.now());
  });

  it('says so when entries were forgotten before it read them', async () => {
    const [gap] = [vi.fn()];
    const stop = other.hear('news', () => undefined, gap);
    missed.mockClear();
    const next = server.context.eventLog.lastSeq() + 10;
    await db()
      .updateTable('realtime_counter')
      .set({ last_seq: BigInt(next - 1) })
      .execute();
    await server.context.publisher.publish(db(), draft('after the gap'));
    await expect.poll(both).toEqual([['after the gap'], ['after the gap']]);
    expect([gap.mock.calls.length, missed.mock.calls.length]).toEqual([1, 2]);
    stop();
  });
});

describe('the memory of a log', () => {
  const event = (seq: number): NumberedEvent => ({
    seq,
    siteId: null,
    playerId: null,
    topic: 'site',
    name: 'site.changed',
    data: null,
    at: new Date(0),
  });

  it('gives what it has whole, without notices, and nothing when a part is gone', () => {
    const ring = createRing(4);
    expect(ring.between(0, 0)).toBeNull();
    for (let seq = 5; seq <= 9; seq += 1) ring.push(event(seq));
    ring.push({ seq: 10, id: 'n', topic: null, channel: 'c', payload: '' });
    const numbers = (after: number, upTo: number) =>
      ring.between(after, upTo)?.map(({ seq }) => seq) ?? null;
    expect(numbers(4, 10)).toEqual([5, 6, 7, 8, 9]);
    expect(numbers(6, 8)).toEqual([7, 8]);
    expect(numbers(3, 10)).toBeNull();
    ring.push(event(11));
    expect(numbers(4, 11)).toBeNull();
    expect(numbers(7, 11)).toEqual([8, 9, 11]);
  });

  it('does not hand on a notice twice', () => {
    const notices = createNotices();
    const onPayload = vi.fn();
    notices.hear('c', { onPayload, onGap: undefined });
    const notice = { id: '1', channel: 'c', payload: 'p' };
    notices.tellHere(notice);
    notices.arrive(notice);
    notices.arrive({ ...notice, id: '2' });
    expect(onPayload).toHaveBeenCalledTimes(2);
  });
});
