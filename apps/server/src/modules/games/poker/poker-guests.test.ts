import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { pokerLeave, pokerSit } from '@pavilion/contracts';
import { cutCommitOf } from '@pavilion/games/table/holdem/index';
import { alphaHost, describeServer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { leadTables, newSeed, openTestTable, tableOf } from '../../../testing/poker-world.ts';
import { runTool } from '../../../testing/run-tool.ts';

const practice = ['--play-money', '--computers', '5', '--seats', '6'];

describeServer('a table of play money', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const site = { domain_name: alphaHost };

  it('is filled by marked computers but for one seat, who play hands among themselves', async () => {
    const table_id = await openTestTable(server, practice);
    for (let turn = 0; turn < 250; turn += 1) {
      server.advance(1_000);
      await leadTables(server);
      // Somebody looks.
      await tableOf(server, table_id);
    }
    const { table, seats, hand } = await tableOf(server, table_id);
    expect(table).toMatchObject({ seated: 5, computer_players: 5, play_money: true });
    expect(seats.every(({ is_computer: isComputer }) => isComputer)).toBe(true);
    expect(hand?.hand_no).toBeGreaterThan(1);
    expect(table.hands_per_hour).toBeGreaterThan(1);
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('has as many computers as the operator wants', async () => {
    const table_id = await openTestTable(server, practice);
    const { name } = (await tableOf(server, table_id)).table;
    const seatedAfter = async (turns: number): Promise<number> => {
      for (let turn = 0; turn < turns; turn += 1) {
        server.advance(1_000);
        await leadTables(server);
        await tableOf(server, table_id);
      }
      return (await tableOf(server, table_id)).seats.length;
    };
    expect(await seatedAfter(8)).toBe(5);
    await runTool(server.context, ['poker', 'computers', 'alpha', name, '2']);
    expect(await seatedAfter(120)).toBe(2);
  });

  it('begins no hand for nobody', async () => {
    const table_id = await openTestTable(server, practice);
    for (let turn = 0; turn < 20; turn += 1) {
      server.advance(1_000);
      await leadTables(server);
    }
    expect((await tableOf(server, table_id)).seats).toEqual([]);
  });

  it('gives a guest a purse with the seat, and takes the chips back into it', async () => {
    const table_id = await openTestTable(server, practice);
    const commit = cutCommitOf(newSeed());
    const sat = await server.call(pokerSit, { ...site, table_id, buy_in: '100.00', commit });
    expect(sat.chips).toBe('100.00');
    const { demo_id = '', demo_balance: after = '' } = sat;
    const left = await server.call(pokerLeave, { ...site, demo_id, table_id });
    expect(Number(left.demo_balance) - Number(after)).toBe(100);
    expect(left.seat).toBeNull();
    const unknown = { ...site, table_id, buy_in: '100.00', commit, demo_id: crypto.randomUUID() };
    const failure = await server.call(pokerSit, unknown).catch((thrown: CallFailure) => thrown);
    expect(failure).toMatchObject({ code: 'demoNotFound' });
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('is the only kind at which computers sit', async () => {
    const line = ['poker', 'open', 'alpha', 'With computers', '--small-blind', '1.00'];
    const open = runTool(server.context, [...line, '--big-blind', '2.00', '--computers', '2']);
    await expect(open).rejects.toThrow('play money alone');
  });
});
