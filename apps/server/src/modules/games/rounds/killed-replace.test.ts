import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { getBalance, roundJoin, roundMine, roundState } from '@pavilion/contracts';
import { alphaHost, describeOnPostgres, startTestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { offerHouseGames } from '../../../testing/house-games.ts';

const oddEven = { provider_code: 'PAVILION', game_code: 'hash-odd-even' };
const odd = (stake: string) => [{ params: { side: 'odd' }, stake }];

describeOnPostgres('a replace that is killed', (openFresh) => {
  it('leaves the ticket as it was, after the old stake went back and before the new one is taken', async ({
    onTestFinished,
  }) => {
    const server = await startTestServer({ database: await openFresh() });
    onTestFinished(() => server.close());
    await offerHouseGames(server);
    const { db } = server.context.database;
    const player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    const site = { domain_name: alphaHost };
    const { round_id } = (await server.call(roundState, { ...site, ...oddEven })).value;
    const join = { ...player.me, ...oddEven, round_id };
    await server.call(roundJoin, { ...join, bets: odd('100.00') });
    const request_id = crypto.randomUUID();
    const change = { ...join, bets: odd('300.00'), replace: true, request_id };

    const killed = await db.transaction().execute(async (holder) => {
      // The rollback's own counting waits for this row: its journal is written by then, the new
      // stake's is not.
      await sql`select from play_days for update`.execute(holder);
      const sent = server.call(roundJoin, change).then(
        () => 'OK',
        (failure: CallFailure) => failure.code,
      );
      const waiting = async (): Promise<number | undefined> =>
        (
          await sql<{ pid: number }>`select pid from pg_stat_activity
            where wait_event_type = 'Lock' and query like '%round_bet(%'`.execute(db)
        ).rows[0]?.pid;
      let pid = await waiting();
      for (; pid === undefined; pid = await waiting()) await sleep(20);
      await sql`select pg_terminate_backend(${pid}::integer)`.execute(db);
      return sent;
    });
    expect(killed).not.toBe('OK');

    const balance = async () => (await server.call(getBalance, player.me)).game_balance;
    const mine = async () =>
      (await server.call(roundMine, { ...player.me, ...oddEven, round_id })).value;
    expect(await balance()).toBe('9900.00');
    expect(await mine()).toMatchObject({ state: 'open', stake: '100.00' });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);

    const { value } = await server.call(roundJoin, change);
    expect([value.stake, await balance()]).toEqual(['300.00', '9700.00']);
    await server.call(roundJoin, change);
    expect(await balance()).toBe('9700.00');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
