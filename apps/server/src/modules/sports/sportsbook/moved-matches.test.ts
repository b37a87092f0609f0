import { beforeEach, expect, it } from 'vitest';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import {
  celtic,
  createMatchWorld,
  fundMinor,
  stakeMinor,
  type MatchWorld,
} from '../../../testing/match-world.ts';
import { settleEvents } from '../betting/index.ts';
import { voidOverdueEvents } from './void-overdue.service.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

/** Domain rules 2.8: bets on a match not begun within 48 hours of its scheduled time are void. */
describeServer('a match that is moved', (boot) => {
  let server: TestServer;
  let world: MatchWorld;
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    world = await createMatchWorld(server);
  });
  const only = async (): Promise<string> => (await world.eventIds())[0] ?? '';
  const settle = () => settleEvents(server.context);
  /** A match on 8 August at 14:00 UTC, and a bet on it. */
  const begin = async (): Promise<string> => {
    await world.fixtures(celtic('08/08/2026'));
    return world.bet(await only());
  };

  it('far gives the stakes back after 48 hours, while bets for the new date stand', async () => {
    const before = await begin();
    expect(await world.fixtures(celtic('18/08/2026'))).toMatchObject({ changed: 1, created: 0 });
    expect(await world.events()).toEqual(['2026-08-08 postponed r0', '2026-08-18 upcoming r0']);
    const [old = '', next = ''] = await world.eventIds();
    expect(await world.bet(old)).toBe('marketClosed');
    const after = await world.bet(next);
    expect(await world.fixtures(celtic('18/08/2026'))).toMatchObject({ changed: 0, unchanged: 1 });
    world.at('2026-08-10T14:00:00.000Z');
    expect(await voidOverdueEvents(server.context)).toBe(0);
    world.at('2026-08-10T14:00:01.000Z');
    expect(await voidOverdueEvents(server.context)).toBe(1);
    expect(await settle()).toBe(1);
    expect(await world.stateOf(before)).toBe('voided void 1000 r1');
    expect(await world.cash()).toBe(fundMinor - stakeMinor);
    world.at('2026-08-18T20:00:00.000Z');
    expect(await world.results(celtic('18/08/2026', '2,0,H'))).toMatchObject({ changed: 1 });
    expect(await settle()).toBe(1);
    expect(await world.stateOf(after)).toBe('settled won 1500 r1');
    expect(await world.events()).toEqual(['2026-08-08 cancelled r1', '2026-08-18 finished 2-0 r1']);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('by 48 hours stays itself, and its bets stand', async () => {
    const bet = await begin();
    expect(await world.fixtures(celtic('10/08/2026'))).toMatchObject({ changed: 1 });
    expect(await world.events()).toEqual(['2026-08-10 upcoming r0']);
    world.at('2026-08-10T20:00:00.000Z');
    expect(await voidOverdueEvents(server.context)).toBe(0);
    await world.results(celtic('10/08/2026', '2,0,H'));
    await settle();
    expect(await world.stateOf(bet)).toBe('settled won 1500 r1');
  });

  it('by a minute more does not', async () => {
    await begin();
    await world.fixtures(celtic('10/08/2026', ',,', '15:01'));
    expect(await world.events()).toEqual(['2026-08-08 postponed r0', '2026-08-10 upcoming r0']);
  });

  it('twice counts from the kick-off the first bet was accepted for', async () => {
    await begin();
    await world.fixtures(celtic('09/08/2026'));
    await world.fixtures(celtic('10/08/2026'));
    expect(await world.events()).toEqual(['2026-08-10 upcoming r0']);
    await world.fixtures(celtic('11/08/2026'));
    expect(await world.events()).toEqual(['2026-08-10 postponed r0', '2026-08-11 upcoming r0']);
  });

  it('while nobody bet on it is the same match, and its new kick-off the one that counts', async () => {
    await world.fixtures(celtic('08/08/2026'));
    await world.fixtures(celtic('18/08/2026'));
    const bet = await world.bet(await only());
    await world.fixtures(celtic('18/08/2026', ',,', '20:00'));
    expect(await world.events()).toEqual(['2026-08-18 upcoming r0']);
    world.at('2026-08-18T12:00:00.000Z');
    await server.context.database.db.updateTable('events').set({ state: 'postponed' }).execute();
    expect(await voidOverdueEvents(server.context)).toBe(0);
    expect(await world.stateOf(bet)).toBe('accepted null null r0');
  });

  it('back again keeps its bets', async () => {
    const bet = await begin();
    await world.fixtures(celtic('18/08/2026'));
    await world.fixtures(celtic('08/08/2026'));
    expect(await world.events()).toEqual(['2026-08-08 upcoming r0', '2026-08-18 upcoming r0']);
    world.at('2026-08-08T20:00:00.000Z');
    await world.results(celtic('08/08/2026', '0,1,A'));
    await settle();
    expect(await world.stateOf(bet)).toBe('settled lost 0 r1');
  });

  it('to an earlier day keeps its bets, which were in time', async () => {
    const bet = await begin();
    await world.fixtures(celtic('01/08/2026'));
    expect(await world.events()).toEqual(['2026-08-01 upcoming r0']);
    world.at('2026-08-01T20:00:00.000Z');
    await world.results(celtic('01/08/2026', '2,0,H'));
    await settle();
    expect(await world.stateOf(bet)).toBe('settled won 1500 r1');
  });

  it('put off and told by its result alone is void, and the result a match of its own', async () => {
    const bet = await begin();
    world.at('2026-08-20T12:00:00.000Z');
    expect(await world.results(celtic('19/08/2026', '2,0,H'))).toMatchObject({
      changed: 1,
      problems: [],
    });
    await settle();
    expect(await world.stateOf(bet)).toBe('voided void 1000 r1');
    expect(await world.events()).toEqual(['2026-08-08 cancelled r1', '2026-08-19 finished 2-0 r1']);
    expect(await world.results(celtic('19/08/2026', '2,0,H'))).toMatchObject({ unchanged: 1 });
    expect(await world.cash()).toBe(fundMinor);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('put off by 48 hours and told by its result alone is settled by it', async () => {
    const bet = await begin();
    world.at('2026-08-12T12:00:00.000Z');
    await world.results(celtic('10/08/2026', '2,0,H'));
    await settle();
    expect(await world.stateOf(bet)).toBe('settled won 1500 r1');
  });
});
