import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { pokerCards, pokerHandGet, pokerHandList } from '@pavilion/contracts';
import {
  alphaHost,
  describeOnPostgres,
  startTestServer,
  type TestPlayer,
} from '@pavilion/test-kit';
import { openTab, type ListeningTab } from '../../../testing/listening-tab.ts';
import {
  dealHand,
  leadTables,
  openTestTable,
  tableOf,
  takeSeat,
  type TablePage,
} from '../../../testing/poker-world.ts';

describeOnPostgres('cards of a hand', (openFresh) => {
  it('are in no frame of any socket, no answer to others and no row of the database', async ({
    onTestFinished,
  }) => {
    const server = await startTestServer({ database: await openFresh() });
    onTestFinished(() => server.close());
    const table_id = await openTestTable(server, ['--seats', '9']);
    const origin = await server.listen();
    const pages: TablePage[] = [];
    const frames: string[] = [];
    const tabs: ListeningTab[] = [];
    const players: TestPlayer[] = [];
    for (let seat = 1; seat <= 4; seat += 1) {
      const player = await server.signUpPlayer();
      await server.fund(player, 100_000n);
      players.push(player);
      pages.push(await takeSeat(server, player, { table_id, buy_in: '200.00', seat }));
      const tab = await openTab(origin, alphaHost, [`poker:${table_id}`]);
      await tab.say({
        type: 'hello',
        account_id: player.accountId,
        auth: player.token,
        topics: ['play', `poker:${table_id}`],
      });
      tabs.push(tab);
    }
    const leaves: string[] = [];
    for (let hand = 0; hand < 10; hand += 1) {
      const hand_no = await dealHand(server, table_id, pages);
      for (const { me } of players)
        leaves.push(...(await server.call(pokerCards, { ...me, table_id, hand_no })).leaves);
      // Each in turn folds, so that nothing is shown.
      for (;;) {
        const { hand: played } = await tableOf(server, table_id);
        if (!played?.turn) break;
        await pages[played.turn.seat - 1]?.act('fold');
      }
      frames.push(JSON.stringify(await tableOf(server, table_id)));
    }
    await leadTables(server);
    expect(leaves).toHaveLength(80);
    const [first] = players;
    if (!first) throw new Error('nobody sits');
    const { value } = await server.call(pokerHandList, first.me);
    for (const { hand_id } of value)
      frames.push(
        JSON.stringify(await server.call(pokerHandGet, { domain_name: alphaHost, hand_id })),
      );
    frames.push(...tabs.flatMap((tab) => tab.told.map((message) => JSON.stringify(message))));
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(
      server.context.database.db,
    );
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(
        server.context.database.db,
      );
      frames.push(...rows.map(({ row }) => row));
    }
    const text = frames.join('\n');
    expect(leaves.filter((leaf) => text.includes(leaf))).toEqual([]);
    // What all may know is in them, so that the search looks at the right things.
    expect(text).toContain('poker.dealt');
    tabs.forEach((tab) => tab.close());
  });
});
