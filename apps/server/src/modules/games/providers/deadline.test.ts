import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '@pavilion/test-kit';
import { connectTestStudio, openTable, studioOf } from '../../../testing/connected-studio.ts';

const answerWithinMs = 2500;

describe('a wallet that is held up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine: 'postgres' });
  });
  afterAll(() => server.close());

  it('says so in time, has done nothing then or later, and does it when asked again', async () => {
    const send = studioOf(server, await connectTestStudio(server));
    const player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    const table = await openTable(server, send, player);
    const stake = () => table.move('held', [{ kind: 'debit', txId: 'held.1', amount: '10.00' }]);
    const { db } = server.context.database;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let isHeld = (): void => undefined;
    const held = new Promise<void>((resolve) => (isHeld = resolve));
    const holder = db.transaction().execute(async (trx) => {
      await sql`select lock_player(${player.id}::uuid)`.execute(trx);
      isHeld();
      await released;
    });
    await held;
    // Just before the lock's own limit it comes free: the statement goes on, too late to count.
    const freeing = sleep(1900).then(release);
    const startedMs = performance.now();
    const answer = await stake();
    expect(performance.now() - startedMs).toBeLessThan(answerWithinMs);
    expect(answer).toMatchObject({ http: 503, code: 'BUSY', retry: 'same-request' });
    await Promise.all([freeing, holder]);
    await sleep(100);
    const moves = await db
      .selectFrom('wallet_moves')
      .select('tx_id')
      .where('tx_id', '=', 'held.1')
      .execute();
    expect(moves).toEqual([]);
    expect(await stake()).toMatchObject({ code: 'OK', balance: { available: '90.00' } });
  });
});
