import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement, transactionList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import type { HouseAccountKind, PlayerAccountKind } from '@pavilion/ledger';
import {
  betaHost,
  describeServerOnBothEngines,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';

const everything = { from: '2020-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' };

describeServerOnBothEngines('the history of money', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  let keys = 0;

  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
  });

  /** One journal between the player and the house, at a day of its own if one is given. */
  const move = async (
    kind: string,
    amountMinor: bigint,
    more: { pocket?: PlayerAccountKind; house?: HouseAccountKind; at?: string; ref?: object } = {},
  ) => {
    const { pocket = 'cash', house = 'promo_fund', at, ref = {} } = more;
    const { database, ledger } = server.context;
    await inTransaction(database, async (trx) => {
      keys += 1;
      const { journalId } = await ledger.post(trx, {
        siteId: player.siteId,
        source: 'test',
        key: `history-${keys}`,
        kind,
        currency: pocket === 'token' ? 'TOKEN' : 'PHP',
        lines: [
          { owner: 'player', playerId: player.id, kind: pocket, amountMinor },
          { owner: 'house', kind: house, amountMinor: -amountMinor },
        ],
        ref: { ...ref },
      });
      if (!at) return;
      // The guards keep journals as they are; only here days pass without waiting for them.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update ledger_journals set created_at = ${at}::timestamptz where id = ${journalId}::bigint`.execute(
        trx,
      );
    });
  };
  const list = (more: object = {}) => server.call(transactionList, { ...player.me, ...more });
  const minor = (text: string) => BigInt(text.replace('.', ''));

  describe('the list of transactions', () => {
    beforeEach(async () => {
      await move('deposit', 50_000n, { ref: { deposit_id: 'd1' } });
      await move('sports.accept', -1_000n, { ref: { bet_id: 'b1', slip_id: 's1' } });
      await move('inbox_reward', 7n, { pocket: 'token', ref: { inbox_id: 'i1' } });
      await move('sports.settle', 2_500n, { ref: { bet_id: 'b1' } });
      await move('games.debit', -300n, { ref: { round_id: 'r1', provider_code: 'house' } });
    });

    it('tells each movement with its sign, pocket, reference and balance', async () => {
      const { value, next_cursor } = await list();
      expect(
        value.map(({ kind, amount, currency, pocket, balance_after, reference }) =>
          [kind, amount, currency, pocket, balance_after, reference?.type, reference?.id].join(' '),
        ),
      ).toEqual([
        'bet -3.00 PHP cash 512.00 round r1',
        'payout 25.00 PHP cash 515.00 bet b1',
        'reward 7 TOKEN token 7 inbox i1',
        'bet -10.00 PHP cash 490.00 bet b1',
        'deposit 500.00 PHP cash 500.00 deposit d1',
      ]);
      expect(next_cursor).toBeNull();
    });

    it('page by page is the whole list, whatever comes in meanwhile', async () => {
      const whole = await list();
      const ids: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ limit: 2, cursor });
        ids.push(...page.value.map(({ transaction_id }) => transaction_id));
        cursor = page.next_cursor ?? undefined;
        await move('games.promo', 100n);
        await move('inbox_reward', 1n, { pocket: 'bonus' });
      } while (cursor);
      expect(ids).toEqual(whole.value.map(({ transaction_id }) => transaction_id));
    });

    it('adds up within a pocket and ends at the balance', async () => {
      const { value } = await list();
      const cash = value.filter(({ pocket }) => pocket === 'cash').toReversed();
      let before = 0n;
      for (const { amount, balance_after } of cash) {
        before += minor(amount);
        expect(minor(balance_after)).toBe(before);
      }
      const account = { owner: 'player', playerId: player.id, kind: 'cash' } as const;
      expect(before).toBe(await server.context.ledger.balance(player.siteId, account, 'PHP'));
    });

    it('is filtered by kind, one nobody named included, and by time', async () => {
      await move('adjustment', 5n, { house: 'adjustment' });
      const kinds = async (wanted: string[]) =>
        (await list({ kinds: wanted })).value.map(({ kind }) => kind);
      expect(await kinds(['bet', 'deposit'])).toEqual(['bet', 'bet', 'deposit']);
      expect(await kinds(['correction'])).toEqual(['correction']);
      expect((await list({ kinds: [] })).value).toHaveLength(6);
      expect((await list({ to: '2020-01-01T00:00:00Z' })).value).toEqual([]);
      await expect(list({ kinds: ['theft'] })).rejects.toMatchObject({ code: 'invalidInput' });
      await expect(list({ from: everything.to, to: everything.from })).rejects.toMatchObject({
        code: 'invalidInput',
      });
    });

    it('is the player’s own, on his own site', async () => {
      const other = await server.signUpPlayer();
      expect((await server.call(transactionList, other.me)).value).toEqual([]);
      const elsewhere = await server.signUpPlayer(betaHost);
      expect((await server.call(transactionList, elsewhere.me)).value).toEqual([]);
      await expect(list({ auth: other.token })).rejects.toMatchObject({ code: 'sessionExpired' });
      await expect(
        server.call(statement, { ...player.me, auth: other.token, ...everything, by: 'day' }),
      ).rejects.toMatchObject({ code: 'sessionExpired' });
    });
  });

  describe('the statement', () => {
    beforeEach(async () => {
      await move('deposit', 50_000n, { at: '2026-01-30T10:00:00Z' });
      await move('sports.accept', -1_000n, { at: '2026-01-31T23:59:59.999Z' });
      await move('sports.settle', 2_500n, { at: '2026-02-01T00:00:00Z' });
      await move('sports.reversal', -2_500n, { at: '2026-02-03T08:00:00Z' });
      await move('withdrawal', -20_000n, { at: '2026-02-03T09:00:00Z' });
      await move('withdrawal.returned', 20_000n, { at: '2026-02-03T10:00:00Z' });
      await move('games.promo', 700n, { at: '2026-03-01T00:00:00Z' });
    });
    const read = (more: object = {}) =>
      server.call(statement, { ...player.me, ...everything, by: 'day', ...more });

    it('opens each period where the one before closed, and moves from one to the other', async () => {
      for (const by of ['day', 'month'] as const) {
        const { value } = await read({ by });
        let before = 0n;
        for (const row of value) {
          expect(minor(row.opening_balance)).toBe(before);
          const { deposits, withdrawals, stakes, returns, bonuses, adjustments } = row;
          const moved = [deposits, withdrawals, stakes, returns, bonuses, adjustments];
          before = moved.reduce((sum, amount) => sum + minor(amount), before);
          expect(minor(row.closing_balance)).toBe(before);
          expect(minor(row.net)).toBe(minor(stakes) + minor(returns));
        }
        expect(formatAmount(before, 'PHP')).toBe('497.00');
      }
    });

    it('counts by days and months of UTC', async () => {
      const days = await read();
      expect(days.value.map(({ period, net }) => `${period} ${net}`)).toEqual([
        '2026-01-30 0.00',
        '2026-01-31 -10.00',
        '2026-02-01 25.00',
        '2026-02-03 -25.00',
        '2026-03-01 0.00',
      ]);
      const months = await read({ by: 'month' });
      expect(
        months.value.map(({ period, closing_balance }) => `${period} ${closing_balance}`),
      ).toEqual(['2026-01 490.00', '2026-02 490.00', '2026-03 497.00']);
    });

    it('opens a part of the time with what was there', async () => {
      const { value } = await read({
        from: '2026-02-01T00:00:00Z',
        to: '2026-02-28T23:59:59.999Z',
      });
      expect(
        value.map(({ opening_balance, closing_balance }) => [opening_balance, closing_balance]),
      ).toEqual([
        ['490.00', '515.00'],
        ['515.00', '490.00'],
      ]);
    });

    it('page by page is the whole', async () => {
      const whole = await read();
      const first = await read({ limit: 2 });
      const rest = await read({ limit: 100, cursor: first.next_cursor });
      expect([...first.value, ...rest.value]).toEqual(whole.value);
      expect(rest.next_cursor).toBeNull();
    });
  });
});
