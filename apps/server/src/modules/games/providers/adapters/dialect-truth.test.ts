import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import {
  connectTestStudio,
  launchToken,
  studioGame,
} from '../../../../testing/connected-studio.ts';
import {
  connectForeignStudio,
  type ForeignAnswer,
  type ForeignDialect,
  type ForeignStudio,
} from '../../../../testing/foreign-studio.ts';
import { openGameSession } from '../session.service.ts';
import { auditBooks } from '../../../../testing/audit-books.ts';

/**
 * What a studio tells the wallet, in no dialect yet; amounts in minor units of a currency with two
 * decimals.
 */
type Event =
  | { bet: string; amount: number; round?: string }
  | { win: string; amount: number; of?: string; round?: string }
  | { rollback: string; round?: string };

const bet = (tx: string, amount: number, round = 'r'): Event => ({ bet: tx, amount, round });
const win = (tx: string, amount: number, of?: string, round = 'r'): Event => ({
  win: tx,
  amount,
  ...(of && { of }),
  round,
});
const rollback = (tx: string, round = 'r'): Event => ({ rollback: tx, round });

/** One player at one table of a foreign studio. */
interface Speaker {
  say(event: Event): Promise<ForeignAnswer>;
  balance(): Promise<ForeignAnswer>;
  send: ForeignStudio;
  token: string;
  alias: string;
}

type Row = [name: string, steps: [event: Event, hub88: string, pragmatic: string, cash: number][]];
const ok = ['RS_OK', '0'] as const;
const conflict = ['RS_ERROR_DUPLICATE_TRANSACTION', '7'] as const;

// The rows of the truth table (domain rules 1.3), with what each dialect answers and what all of it
// did to the cash.
const truth: Row[] = [
  ['debit: id new, funds ok', [[bet('d', 500), ...ok, -500]]],
  [
    'debit: again',
    [
      [bet('d', 500), ...ok, -500],
      [bet('d', 500), ...ok, -500],
    ],
  ],
  [
    'debit: id seen, other amount',
    [
      [bet('d', 500), ...ok, -500],
      [bet('d', 501), ...conflict, -500],
    ],
  ],
  [
    'debit: id seen, other round',
    [
      [bet('d', 500), ...ok, -500],
      [bet('d', 500, 's'), ...conflict, -500],
    ],
  ],
  [
    'debit: cancelled before it came',
    [
      [rollback('d'), ...ok, 0],
      [rollback('d'), ...ok, 0],
      [bet('d', 500), 'RS_ERROR_DUPLICATE_TRANSACTION', '3', 0],
    ],
  ],
  ['debit: more than there is', [[bet('d', 10_000_001), 'RS_ERROR_NOT_ENOUGH_MONEY', '1', 0]]],
  [
    'credit: bet known, again, zero',
    [
      [bet('d', 500), ...ok, -500],
      [win('c', 800, 'd'), ...ok, 300],
      [win('c', 800, 'd'), ...ok, 300],
      [win('z', 0, 'd'), ...ok, 300],
    ],
  ],
  ['credit: bet unknown', [[win('c', 800), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', '100', 0]]],
  [
    'credit: before its debit',
    [
      [win('c', 8, 'd'), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', '100', 0],
      [bet('d', 5), ...ok, -5],
      [win('c', 8, 'd'), ...ok, 3],
    ],
  ],
  [
    'credit: bet rolled back',
    [
      [bet('d', 500), ...ok, -500],
      [rollback('d'), ...ok, 0],
      [win('c', 800, 'd'), 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST', '120', 0],
    ],
  ],
  [
    'rollback: bet known, again',
    [
      [bet('d', 500), ...ok, -500],
      [rollback('d'), ...ok, 0],
      [rollback('d'), ...ok, 0],
      [bet('d', 500), ...ok, 0],
    ],
  ],
  [
    'rollback: bet settled',
    [
      [bet('d', 500), ...ok, -500],
      [win('c', 800, 'd'), ...ok, 300],
      [rollback('d'), 'RS_ERROR_DUPLICATE_TRANSACTION', '0', 300],
    ],
  ],
];

describeServer('foreign dialects at the truth table', (start) => {
  let server: TestServer;
  let player: TestPlayer;
  let tables = 0;
  beforeAll(async () => {
    server = await start();
    await connectTestStudio(server);
    player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
  });
  const cashOf = async (): Promise<bigint> => {
    const { rows } = await sql<{ cash: bigint }>`
      select ledger_balance(${player.siteId}::uuid, 'player', ${player.id}::uuid, 'cash',
        'PHP') as cash`.execute(server.context.database.db);
    return rows[0]?.cash ?? 0n;
  };

  let spoken: { dialect: ForeignDialect; send: ForeignStudio } | null = null;
  const studioOf = async (dialect: ForeignDialect): Promise<ForeignStudio> => {
    if (spoken?.dialect !== dialect)
      spoken = { dialect, send: await connectForeignStudio(server, dialect) };
    return spoken.send;
  };

  /** Every id gets a mark, so that no table meets the ids of another. */
  const speakers: Record<ForeignDialect, () => Promise<Speaker>> = {
    hub88: async () => {
      const send = await studioOf('hub88');
      const { session: token, player: alias } = await openSessionOf();
      const mark = `h${(tables += 1)}`;
      const common = (round = 'r') => ({
        token,
        user: alias,
        game_code: studioGame.game,
        round: `${mark}.${round}`,
        currency: 'PHP',
      });
      const say = (event: Event) => {
        if ('rollback' in event)
          return send('transaction/rollback', {
            ...common(event.round),
            transaction_uuid: `${mark}.back.${event.rollback}`,
            reference_transaction_uuid: `${mark}.${event.rollback}`,
          });
        const money = { ...common(event.round), amount: event.amount * 1000 };
        if ('bet' in event)
          return send('transaction/bet', { ...money, transaction_uuid: `${mark}.${event.bet}` });
        return send('transaction/win', {
          ...money,
          transaction_uuid: `${mark}.${event.win}`,
          ...(event.of && { reference_transaction_uuid: `${mark}.${event.of}` }),
        });
      };
      const balance = () => send('user/balance', { token, user: alias, game_code: 'x' });
      return { say, balance, send, token, alias };
    },
    pragmatic: async () => {
      const send = await studioOf('pragmatic');
      const token = await launchToken(server, player);
      const opened = await send('authenticate.html', { token });
      expect(opened).toMatchObject({ code: '0', currency: 'PHP', http: 200 });
      const alias = String(opened['userId']);
      const mark = `p${(tables += 1)}`;
      const say = (event: Event) => {
        // A refund names its bet alone.
        if ('rollback' in event)
          return send('refund.html', { userId: alias, reference: `${mark}.${event.rollback}` });
        const money = {
          userId: alias,
          gameId: studioGame.game,
          roundId: `${mark}.${event.round ?? 'r'}`,
          amount: (event.amount / 100).toFixed(2),
          timestamp: 1,
        };
        return 'bet' in event
          ? send('bet.html', { ...money, reference: `${mark}.${event.bet}` })
          : send('result.html', { ...money, reference: `${mark}.${event.win}` });
      };
      return { say, balance: () => send('balance.html', { userId: alias }), send, token, alias };
    },
  };
  const openSessionOf = async () => {
    const { context } = server;
    const now = context.clock.now();
    const caller = { server: context, keyId: 'test', connectionCode: 'TEST', siteId: null, now };
    return openGameSession(
      { ...caller, signedAt: now, startedMs: performance.now() },
      { launchToken: await launchToken(server, player) },
    );
  };

  const dialects: ForeignDialect[] = ['hub88', 'pragmatic'];
  it.each(dialects)('%s: every row, in its own codes', async (dialect) => {
    for (const [name, steps] of truth) {
      const speaker = await speakers[dialect]();
      const before = await cashOf();
      for (const [event, hub88, pragmatic, cash] of steps) {
        const answer = await speaker.say(event);
        const wanted = dialect === 'hub88' ? hub88 : pragmatic;
        expect([name, event, answer.code, answer.http]).toEqual([name, event, wanted, 200]);
        expect([name, event, (await cashOf()) - before]).toEqual([name, event, BigInt(cash)]);
      }
    }
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it.each(dialects)(
    '%s: many at once move once; bet and rollback race to one end',
    async (name) => {
      const speaker = await speakers[name]();
      const before = await cashOf();
      const okCode = name === 'hub88' ? 'RS_OK' : '0';
      const insist = async (event: Event): Promise<string> => {
        for (;;) {
          const { code } = await speaker.say(event);
          if (code !== 'RS_ERROR_UNKNOWN' && code !== '100') return code;
        }
      };
      const same = Array.from({ length: 24 }, () => insist(bet('d', 100)));
      expect(new Set(await Promise.all(same))).toEqual(new Set([okCode]));
      expect((await cashOf()) - before).toBe(-100n);
      const race = Array.from({ length: 24 }, (_, index) =>
        insist(index % 2 === 0 ? bet('e', 70) : rollback('e')),
      );
      await Promise.all(race);
      expect((await cashOf()) - before).toBe(-100n);
      expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
    },
  );

  it.each(dialects)('%s: wins and rollbacks go with a session that is over', async (dialect) => {
    const speaker = await speakers[dialect]();
    await speaker.say(bet('d', 500));
    await speaker.say(bet('e', 300, 's'));
    const before = await cashOf();
    await server.context.database.db
      .updateTable('game_sessions')
      .set({ expires_at: new Date(0) })
      .execute();
    const expired = dialect === 'hub88' ? 'RS_ERROR_TOKEN_EXPIRED' : '4';
    expect((await speaker.say(bet('f', 1))).code).toBe(expired);
    for (const event of [win('c', 900, 'd'), rollback('e', 's')])
      expect((await speaker.say(event)).code).toBe(dialect === 'hub88' ? 'RS_OK' : '0');
    expect((await cashOf()) - before).toBe(1200n);
  });

  it('hub88: signature, decimals, currency, promotions and what the player is told', async () => {
    const { send, token, alias, balance } = await speakers.hub88();
    const cash = await cashOf();
    expect(await balance()).toMatchObject({
      code: 'RS_OK',
      user: alias,
      balance: Number(cash * 1000n),
    });
    const info = await send('user/info', { user: alias });
    expect(info).toMatchObject({ code: 'RS_OK', user: alias, currency: 'PHP' });
    const stake = { token, user: alias, game_code: studioGame.game, round: 'x', currency: 'PHP' };
    const tell = async (change: object, path = 'transaction/bet') => {
      const fields = { ...stake, transaction_uuid: randomUUID(), amount: 100_000, ...change };
      return (await send(path, fields)).code;
    };
    expect(await tell({ amount: 100_001 })).toBe('RS_ERROR_WRONG_TYPES');
    expect(await tell({ amount: -1 })).toBe('RS_ERROR_WRONG_TYPES');
    expect(await tell({ amount: 0.5 })).toBe('RS_ERROR_WRONG_TYPES');
    expect(await tell({ currency: 'EUR' })).toBe('RS_ERROR_WRONG_CURRENCY');
    expect(await tell({ token: 'nobody-has-such-a-token', user: undefined })).toBe(
      'RS_ERROR_INVALID_TOKEN',
    );
    expect(await tell({ game_code: 'no-such-game' })).toBe('RS_ERROR_INVALID_GAME');
    expect(await tell({ is_supplier_promo: true }, 'transaction/win')).toBe('RS_OK');
    expect(await tell({ is_free: true, amount: 700_000, round: 'y' })).toBe('RS_OK');
    expect((await cashOf()) - cash).toBe(100n);
    const unsigned = await server.fetch('http://wallet.test/provider/hub88/TEST/all/user/balance', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hub88-signature': 'AAAA' },
      body: JSON.stringify({ request_uuid: randomUUID(), token }),
    });
    expect(await unsigned.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  });

  it('pragmatic: hash, token once, bonus total, jackpot, promotion, correction and end of round', async () => {
    const { send, token, alias } = await speakers.pragmatic();
    const before = await cashOf();
    expect((await send('authenticate.html', { token })).code).toBe('4');
    const base = { userId: alias, gameId: studioGame.game, roundId: `b${tables}`, timestamp: 1 };
    const ref = (name: string) => ({ reference: `${name}${tables}` });
    const tell = async (path: string, fields: object) =>
      (await send(path, { ...base, ...fields })).code;
    // Told within a free round, paid once by its total.
    expect(await tell('bet.html', { ...ref('fb'), amount: '5.00', bonusCode: 'B1' })).toBe('0');
    expect(await tell('result.html', { ...ref('fr'), amount: '9.00', bonusCode: 'B1' })).toBe('0');
    expect((await cashOf()) - before).toBe(0n);
    expect(await tell('bonusWin.html', { ...ref('bw'), amount: '9.0', bonusCode: 'B1' })).toBe('0');
    expect(await tell('bonusWin.html', { ...ref('bw'), amount: '9.00', bonusCode: 'B1' })).toBe(
      '0',
    );
    expect(await tell('jackpotWin.html', { ...ref('jw'), amount: 100, jackpotId: 1 })).toBe('0');
    expect(await tell('promoWin.html', { ...ref('pw'), amount: '2.50', campaignId: 7 })).toBe('0');
    expect(await tell('adjustment.html', { ...ref('ad'), amount: '-1.50' })).toBe('0');
    expect(await tell('endRound.html', {})).toBe('0');
    expect(await tell('endRound.html', {})).toBe('0');
    expect((await cashOf()) - before).toBe(900n + 10_000n + 250n - 150n);
    expect(await tell('bet.html', { ...ref('late'), amount: '1.00' })).toBe('3');
    expect(await tell('bet.html', { ...ref('dec'), amount: '1.005', roundId: 'q' })).toBe('7');
    expect(await tell('bet.html', { ...ref('who'), amount: '1', userId: 'nobody' })).toBe('2');
    const wrong = await server.fetch(
      'http://wallet.test/provider/pragmatic/TEST/all/balance.html',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ userId: alias, hash: '0'.repeat(32) }).toString(),
      },
    );
    expect(await wrong.json()).toMatchObject({ error: 5 });
  });
});
