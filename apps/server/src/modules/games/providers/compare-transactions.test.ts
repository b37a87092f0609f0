import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studioTransactions, studioTransactionStatus } from '@pavilion/contracts/provider';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import {
  connectTestStudio,
  openTable,
  studioGame,
  studioOf,
} from '../../../testing/connected-studio.ts';
import { runTool } from '../../../testing/run-tool.ts';
import type { FeedRow } from './compare-transaction.ts';
import { compareTransactions, openIncidents } from './index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const minuteMs = 60_000;

describe('the books of a studio beside those of the wallet', () => {
  let server: TestServer;
  let studio: Server;
  let player: TestPlayer;
  let table: Awaited<ReturnType<typeof openTable>>;
  /** What the studio has in its feed. */
  let feed: FeedRow[] = [];
  /** What it says when it is asked about one; without, what its feed says. */
  let said: Record<string, object> = {};
  let asked: string[] = [];
  let hasFeed = true;
  let keptSince: string | null = null;

  const answerTo = (path: string, input: { from: string; txId: string }): object | null => {
    asked.push(path.includes('status') ? input.txId : path);
    if (path.endsWith(studioTransactions.path) && hasFeed) {
      const next = server.context.clock.now().toISOString();
      const transactions = feed.filter(({ at }) => at >= input.from && at < next);
      return { transactions, next, hasMore: false, keptSince };
    }
    if (!path.endsWith(studioTransactionStatus.path)) return null;
    const row = feed.find(({ txId }) => txId === input.txId);
    const state = row?.state === 'failed' ? 'refused' : 'applied';
    return (
      said[input.txId] ??
      (row ? { state, transaction: row } : { state: 'unknown', transaction: null })
    );
  };
  beforeAll(async () => {
    studio = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const input = JSON.parse(Buffer.concat(chunks).toString()) as {
          from: string;
          txId: string;
        };
        const answer = answerTo(request.url ?? '', input);
        response.statusCode = answer ? 200 : 404;
        response.end(JSON.stringify({ status: answer ? 'ok' : 'refused', ...answer }));
      });
    });
    await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
    server = await startTestServer();
    const { port } = studio.address() as AddressInfo;
    const key = await connectTestStudio(server, `http://127.0.0.1:${port}`);
    player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    table = await openTable(server, studioOf(server, key), player);
  });
  afterAll(async () => {
    studio.closeAllConnections();
    studio.close();
    await server.close();
  });
  beforeEach(async () => {
    // What the test before left is compared, and a minute later nothing of it is looked for any
    // more.
    server.advance(10 * minuteMs);
    await compareTransactions(server.context);
    [feed, said, asked, hasFeed, keptSince] = [[], {}, [], true, null];
    await server.context.database.db.deleteFrom('provider_incidents').execute();
    server.advance(10 * minuteMs);
  });

  const row = (txId: string, change: Partial<FeedRow> = {}): FeedRow => ({
    txId,
    ...studioGame,
    player: table.alias,
    roundId: txId,
    kind: 'debit',
    currency: 'PHP',
    amount: '10.00',
    state: 'applied',
    at: server.context.clock.now().toISOString(),
    ...change,
  });
  const stake = async (txId: string): Promise<void> => {
    const answer = await table.move(txId, [{ kind: 'debit', txId, amount: '10.00' }]);
    expect(answer.code).toBe('OK');
  };
  /** Once both sides have had time to write down what they know. */
  const compared = async (): Promise<string[]> => {
    server.advance(5 * minuteMs);
    await compareTransactions(server.context);
    const incidents = await openIncidents(server.context);
    return incidents.map(({ code, tx_id, round_id }) => `${code} ${tx_id} ${round_id}`);
  };

  it('that say the same are asked about nothing', async () => {
    await stake('same');
    feed.push(row('same'), row('refused', { state: 'failed' }));
    await stake('back');
    await table.move('back', [{ kind: 'rollback', txId: 'back.r', refTxId: 'back' }]);
    feed.push(row('back'), row('back.r', { kind: 'rollback', amount: '0.00', roundId: 'back' }));
    expect(await compared()).toEqual([]);
    expect(asked).toEqual([studioTransactions.path]);
  });

  it.each<[string, string, (id: string) => Promise<void>]>([
    ['TX_MISSING_HERE', 'missing-here', async (id) => void feed.push(row(id))],
    ['TX_MISSING_THERE', 'missing-there', stake],
    [
      'TX_DIFFERS',
      'other-amount',
      async (id) => {
        await stake(id);
        feed.push(row(id, { amount: '11.00' }));
      },
    ],
    [
      'TX_DIFFERS',
      'other-round',
      async (id) => {
        await stake(id);
        feed.push(row(id, { roundId: 'another' }));
      },
    ],
    [
      'TX_DIFFERS',
      'failed-there',
      async (id) => {
        await stake(id);
        feed.push(row(id, { state: 'failed' }));
      },
    ],
    [
      'TX_DIFFERS',
      'never-taken',
      async (id) => {
        await table.move(id, [{ kind: 'rollback', txId: `${id}.r`, refTxId: id }]);
        feed.push(row(id), row(`${id}.r`, { kind: 'rollback', amount: '0', roundId: id }));
      },
    ],
  ])('%s (%s) is told to a person, once', async (code, id, happens) => {
    await happens(id);
    expect(await compared()).toEqual([`${code} ${id} ${id}`]);
    expect(asked).toContain(id);
    const { text } = await runTool(server.context, ['provider', 'reconcile']);
    expect(text).toContain(code);
    expect(text).toContain(id);
    await runTool(server.context, [
      ...['provider', 'resolve', (await openIncidents(server.context))[0]?.id ?? ''],
      ...['--note', 'looked at'],
    ]);
    await server.context.database.db
      .updateTable('provider_connections')
      .set({ compared_until: new Date(server.context.clock.now().getTime() - 8 * minuteMs) })
      .execute();
    expect(await compared()).toEqual([]);
  });

  it('a difference that the studio explains when asked is none', async () => {
    await stake('late');
    said['late'] = { state: 'applied', transaction: row('late') };
    await stake('waiting');
    said['waiting'] = { state: 'pending', transaction: null };
    feed.push(row('mistaken'));
    said['mistaken'] = { state: 'refused', transaction: null };
    expect(await compared()).toEqual([]);
    expect(asked.toSorted()).toEqual([studioTransactions.path, 'late', 'mistaken', 'waiting']);
  });

  it('what a studio keeps no more is not missing', async () => {
    await stake('old');
    server.advance(3 * minuteMs);
    keptSince = server.context.clock.now().toISOString();
    expect(await compared()).toEqual([]);
    expect(asked).toEqual([studioTransactions.path]);
  });

  it('what is too new to stand on both sides waits for the next time', async () => {
    await stake('new');
    server.advance(1000);
    await compareTransactions(server.context);
    expect(asked).toEqual([studioTransactions.path]);
    expect(await compared()).toEqual(['TX_MISSING_THERE new new']);
  });

  it('a studio without the feed is left alone, and compared from where it was', async () => {
    hasFeed = false;
    await stake('unseen');
    expect(await compared()).toEqual([]);
    hasFeed = true;
    await server.runJob('compare-transactions');
    expect((await openIncidents(server.context)).map(({ tx_id }) => tx_id)).toEqual(['unseen']);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });
});
