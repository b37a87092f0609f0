import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { statement, transactionList } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import type { JournalKind } from '@pavilion/domain/history';
import { formatAmount } from '@pavilion/domain/money';
import type { HouseAccountKind, PlayerAccountKind } from '@pavilion/ledger';
import {
  alphaHost,
  betaHost,
  describeServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';

const everything = { from: '2020-01-01T00:00:00Z', to: '2090-01-01T00:00:00Z' };

describeServer('the history of money', (start) => {
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
    kind: JournalKind,
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
      await sql`update ledger_journals set created_at = ${at}::timestamptz
        where id = ${journalId}::bigint`.execute(trx);
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

    it('is the player’s own, on their own site', async () => {
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

  it('of a span of time is what the whole list says of it', async () => {
    const minutes = [0, 5, 4, 90, 600, 596, 1_500, 1_501, 3_000, 9_000, 8_999, 20_000];
    const at = (minute: number): string =>
      new Date(Date.UTC(2030, 2, 1) + minute * 60_000).toISOString();
    for (const minute of minutes) await move('deposit', 100n, { at: at(minute) });
    const { value: whole } = await list({ limit: 100 });
    expect(whole).toHaveLength(minutes.length);
    for (const [from, to] of [
      [0, 20_000],
      [4, 4],
      [5, 596],
      [597, 1_500],
      [2_000, 2_500],
      [8_999, 9_000],
      [-500, -1],
      [20_001, 30_000],
    ] as const) {
      const span = { from: at(from), to: at(to) };
      const { value } = await list({ ...span, limit: 100 });
      const wanted = whole.filter(
        ({ created_at }) => created_at >= span.from && created_at <= span.to,
      );
      expect(value, `${from} to ${to}`).toEqual(wanted);
    }
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

    it('counts by days and months of the zone that is asked for', async () => {
      const days = await read({ time_zone: 'Asia/Manila' });
      expect(days.value.map(({ period, net }) => `${period} ${net}`)).toEqual([
        '2026-01-30 0.00',
        '2026-02-01 15.00',
        '2026-02-03 -25.00',
        '2026-03-01 0.00',
      ]);
      const months = await read({ by: 'month', time_zone: 'America/New_York' });
      expect(months.value.map(({ period, net }) => `${period} ${net}`)).toEqual([
        '2026-01 15.00',
        '2026-02 -25.00',
      ]);
      await expect(read({ time_zone: 'Asia/Nowhere' })).rejects.toMatchObject({
        errors: [{ path: 'time_zone', code: 'invalidChoice' }],
      });
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

  describe('a file', () => {
    const file = async (asked: object, me: object = player.me) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/history/export',
        headers: { host: alphaHost },
        payload: { ...me, ...asked },
      });
      return { answer, lines: answer.body.split('\r\n') };
    };

    it('holds every row in the order of the list, disarmed, in the zone asked for', async () => {
      for (let row = 0; row < 3; row += 1)
        await move('deposit', 100n, { at: '2026-01-30T20:00:00Z', ref: { deposit_id: '=1+1' } });
      const { answer, lines } = await file({ what: 'transactions', time_zone: 'Asia/Manila' });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="transactions.csv"',
        'cache-control': 'no-store',
      });
      expect(lines[0]).toMatch(/^\uFEFFtransaction_id,created_at,kind,/);
      expect(lines.slice(1).map((line) => line.split(',').slice(1).join(','))).toEqual([
        "2026-01-31T04:00:00+08:00,deposit,cash,1.00,PHP,3.00,deposit,'=1+1",
        "2026-01-31T04:00:00+08:00,deposit,cash,1.00,PHP,2.00,deposit,'=1+1",
        "2026-01-31T04:00:00+08:00,deposit,cash,1.00,PHP,1.00,deposit,'=1+1",
        '',
      ]);
      const narrowed = await file({ what: 'transactions', kinds: ['withdrawal'] });
      expect(narrowed.lines).toHaveLength(2);
      const statementFile = await file({ what: 'statement', by: 'month' });
      expect(statementFile.lines[1]).toBe(
        '2026-01,0.00,3.00,0.00,0.00,0.00,0.00,0.00,3.00,0.00,PHP',
      );
      expect((await file({ what: 'bets' })).lines).toHaveLength(2);
    });

    it('is longer than a page, and one at a time', async () => {
      for (let row = 0; row < 2; row += 1) await move('deposit', 1n);
      await sql`select ledger_post(${player.siteId}::uuid, 'test', 'many' || n, 'promotion',
        sha256(n::text::bytea), 'PHP',
        jsonb_build_array(jsonb_build_object('owner', 'player', 'owner_id', ${player.id}::text,
          'kind', 'cash', 'amount', 1), jsonb_build_object('owner', 'house', 'kind', 'promo_fund',
          'amount', -1)), '{}'::jsonb)
        from generate_series(1, 1100) n`.execute(server.context.database.db);
      const answers = await Promise.all([
        file({ what: 'transactions' }),
        file({ what: 'transactions' }),
      ]);
      expect(answers.map(({ answer }) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 429,
      ]);
      const whole = answers.find(({ answer }) => answer.statusCode === 200);
      expect(new Set(whole?.lines).size).toBe(1104);
      expect((await file({ what: 'transactions' })).answer.statusCode).toBe(200);
    });

    it('is the player’s own', async () => {
      const other = await server.signUpPlayer();
      await move('deposit', 100n);
      expect((await file({ what: 'transactions' }, other.me)).lines).toHaveLength(2);
      const foreign = await file({ what: 'bets', auth: other.token });
      expect(foreign.answer.json()).toMatchObject({ message: 'sessionExpired' });
    });
  });
});
