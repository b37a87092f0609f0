import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { getBalance, login, pokerAct, pokerLeave, pokerSitIn } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import {
  dealHand,
  leadTables,
  openTestTable,
  tableOf,
  takeSeat,
  type TablePage,
} from '../../../testing/poker-world.ts';

const codeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    (failure: CallFailure) => failure.code,
  );

describeServer('a seat at hold’em', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  async function seated() {
    const table_id = await openTestTable(server);
    const players: TestPlayer[] = [];
    const pages: TablePage[] = [];
    for (const seat of [1, 2, 3]) {
      const player = await server.signUpPlayer();
      await server.fund(player, 100_000n);
      players.push(player);
      pages.push(await takeSeat(server, player, { table_id, buy_in: '200.00', seat }));
    }
    const hand_no = await dealHand(server, table_id, pages);
    return { table_id, players, pages, hand_no };
  }
  const cashOf = async ({ me }: TestPlayer) =>
    Number((await server.call(getBalance, me)).game_balance);
  const isSound = async () =>
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  const handOf = async (table_id: string) => {
    const { hand } = await tableOf(server, table_id);
    if (!hand) throw new Error('no hand is played');
    return hand;
  };

  it('is acted for by one device: another is told so, until it takes the seat over', async () => {
    const { table_id, players, hand_no } = await seated();
    const { turn, step } = await handOf(table_id);
    const player = players[(turn?.seat ?? 1) - 1];
    if (!player) throw new Error('a turn of nobody');
    const { account_id, domain_name } = player.me;
    const { token } = await server.call(login, {
      ...{ account_id, domain_name, password: player.password },
    });
    const other = { ...player.me, auth: token };
    const call = { table_id, hand_no, step, action: 'call' } as const;
    expect(await codeOf(server.call(pokerAct, { ...other, ...call }))).toBe('otherGameOpen');
    expect(await codeOf(server.call(pokerSitIn, { ...other, table_id }))).toBe('otherGameOpen');
    expect((await handOf(table_id)).step).toBe(step);
    await server.call(pokerSitIn, { ...other, table_id, takeover: true });
    await server.call(pokerAct, { ...other, ...call });
    expect((await handOf(table_id)).step).toBe(step + 1);
  });

  it('that is left with chips in play folds at its turn, and what lay behind is paid out after the hand', async () => {
    const { table_id, players, pages } = await seated();
    const { turn } = await handOf(table_id);
    const first = (turn?.seat ?? 1) - 1;
    const leaver = players[first];
    if (!leaver) throw new Error('a turn of nobody');
    // Their chips are in the middle before they go.
    await pages[first]?.act('raise', '10.00');
    await server.call(pokerLeave, { ...leaver.me, table_id });
    expect(await cashOf(leaver)).toBe(800);
    for (;;) {
      const { turn: next } = await handOf(table_id);
      if (!next) break;
      if (next.seat === first + 1) await leadTables(server);
      else {
        const page = pages[next.seat - 1];
        await page?.act((await page.seat()).legal?.can_check ? 'check' : 'call');
      }
      if ((await handOf(table_id)).result) break;
    }
    server.advance(3_000);
    await leadTables(server);
    const { seats, hand } = await tableOf(server, table_id);
    expect(seats.map(({ seat }) => seat)).not.toContain(first + 1);
    expect(hand?.actions).toContainEqual(
      expect.objectContaining({ seat: first + 1, action: 'fold' }),
    );
    expect(await cashOf(leaver)).toBe(990);
    await isSound();
  });
});
