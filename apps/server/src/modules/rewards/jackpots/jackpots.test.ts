import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getInbox, jackpotList, login } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { drawWinner, type JackpotPot } from '@pavilion/domain/jackpots';
import { maskAccountId } from '@pavilion/domain/masking';
import { describeServerOnBothEngines, type TestServer } from '@pavilion/test-kit';
import type { ServerContext } from '../../../context.ts';
import { createBettingWorld, type BettingWorld } from '../../../testing/betting-world.ts';
import { changeJurisdiction } from '../../site/sites/index.ts';
import { stopPot } from './change-pot.service.ts';
import { addPot, drawPots, growPots } from './index.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const funds = 10_000_000n;
const hourly: JackpotPot = {
  code: 'hourly',
  names: { EN: 'Hourly jackpot', PHP: 'Jackpot kada oras' },
  shareBasisPoints: 50,
  openingMinor: 100_000n,
  periodMinutes: 60,
};

describeServerOnBothEngines('jackpots', (start) => {
  let server: TestServer;
  let world: BettingWorld;
  let site: { id: string; externalId: string; currency: 'PHP' };

  let begun: Date;

  beforeAll(async () => {
    server = await start();
    site = { id: server.sites.alpha, externalId: 'alpha', currency: 'PHP' };
    world = await createBettingWorld(server.context.database, {}, { siteId: site.id });
  });
  beforeEach(async () => {
    begun = server.context.clock.now();
    await addPot(server.context, 'test', site, hourly);
  });
  afterEach(async () => {
    const pots = await db()
      .selectFrom('jackpot_pots')
      .select('code')
      .where('state', '=', 'running')
      .execute();
    for (const { code } of pots) await stopPot(server.context, 'test', site, code);
    server.advance(24 * 60 * minuteMs);
    await drawPots(server.context);
  });

  const db = () => server.context.database.db;
  /** Lets players each stake an amount on a match of its own, which ends now; gives the match. */
  const stake = async (...stakes: Array<[player: string, stakeMinor: bigint]>) => {
    const match = await world.addEvent();
    for (const [player, stakeMinor] of stakes) {
      const selectionId = match.selections['home'] ?? '';
      const placed = await world.place(world.order(player, [{ selectionId, stakeMinor }]));
      expect(placed.status).toBe('placed');
    }
    await world.result(match.eventId, [0, 1]);
    await world.settle(match.eventId, 100, server.context.clock.now());
    return match;
  };
  const newPlayer = () => world.addPlayer(funds);
  const shown = async () => {
    server.advance(5 * secondMs);
    return (await server.call(jackpotList, {})).value;
  };
  /** The rounds of this test's pot. */
  const rounds = () =>
    db()
      .selectFrom('jackpot_rounds as r')
      .innerJoin('jackpot_pots as p', 'p.id', 'r.pot_id')
      .where('p.created_at', '>=', begun)
      .orderBy('r.number')
      .selectAll('r')
      .execute();
  const proven = async () => expect(await auditBooks(db())).toEqual([]);

  it('open with their amount and take their share of settled stakes, as the books say', async () => {
    const [one, two] = [await newPlayer(), await newPlayer()];
    expect(await shown()).toMatchObject([
      { name: 'Hourly jackpot', amount: '1000.00', currency: 'PHP', share_percent: '0.5' },
    ]);
    await stake([one, 100_100n], [two, 100_099n]);
    // 0.5 percent of 2001.99 is 10.00995.
    server.advance(11 * secondMs);
    await server.runJob('grow-jackpots');
    expect(await shown()).toMatchObject([{ amount: '1010.00', player_count: 2, last: null }]);
    await stake([one, 1_001n]);
    // 0.5 percent of 2012.00 is 10.06: what was rounded away is not lost.
    server.advance(11 * secondMs);
    await server.runJob('grow-jackpots');
    expect(await shown()).toMatchObject([{ amount: '1010.06', player_count: 2 }]);
    await proven();
  });

  it('are counted only where something was settled, once it is surely there', async () => {
    const player = await newPlayer();
    await stake([player, 100_000n]);
    const counts: number[] = [];
    for (const pause of [0, 10_000, 1, 1]) {
      server.advance(pause);
      counts.push(await growPots(server.context));
    }
    expect(counts).toEqual([0, 0, 1, 0]);
    server.advance(60 * minuteMs);
    await stake([player, 100_000n]);
    server.advance(minuteMs);
    // Settled after the drop: of the next round.
    expect(await growPots(server.context)).toBe(0);
    expect(await rounds()).toMatchObject([{ turnover_minor: 100_000n, contributed_minor: 500n }]);
  });

  it('are named in the language of the page, and belong to their site', async () => {
    const ask = (host: string, language: string) =>
      server.fetch(`http://${host}/api/home/jackpot_list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-page-language': language },
        body: '{}',
      });
    const names = async (host: string, language: string) => {
      const { value } = (await (await ask(host, language)).json()) as {
        value: Array<{ name: string }>;
      };
      return value.map(({ name }) => name);
    };
    expect(await names('alpha.test', 'fil')).toEqual(['Jackpot kada oras']);
    expect(await names('alpha.test', 'en-US')).toEqual(['Hourly jackpot']);
    expect(await names('beta.test', 'en-US')).toEqual([]);
  });

  it('show the largest first', async () => {
    await addPot(server.context, 'test', site, { ...hourly, code: 'small', openingMinor: 1n });
    await addPot(server.context, 'test', site, { ...hourly, code: 'big', openingMinor: 200_000n });
    expect((await shown()).map(({ amount }) => amount)).toEqual(['2000.00', '1000.00', '0.01']);
  });

  it('are drawn when their time has come: all of it to one player, who is told, and a new round', async () => {
    const winner = await server.signUpPlayer();
    await server.fund(winner, funds);
    const [before] = await shown();
    await stake([winner.id, 100_000n]);
    const cash = await world.cash(winner.id);
    server.advance(60 * minuteMs + 5 * secondMs);
    await server.runJob('draw-jackpots');
    await server.runJob('draw-jackpots');
    expect(await world.cash(winner.id)).toBe(cash + 100_500n);
    const [now] = await shown();
    const last = {
      account_id: maskAccountId(winner.accountId),
      amount: '1005.00',
      seed_hash: before?.seed_hash ?? '',
    };
    expect(now).toMatchObject({ amount: '1000.00', player_count: 0, last });
    expect(now?.drops_at).toBe(new Date(begun.getTime() + 120 * minuteMs).toISOString());
    expect(now?.seed_hash).not.toBe(before?.seed_hash);
    expect(sha256(now?.last?.seed ?? '')).toBe(before?.seed_hash);
    // His session ended meanwhile.
    const { token } = await server.call(login, { ...winner.me, password: winner.password });
    const { value } = await server.call(getInbox, { ...winner.me, auth: token });
    expect(value.map(({ title }) => title)).toContain('You won the jackpot: ₱1,005.00');
    const told = await db()
      .selectFrom('realtime_events')
      .select(['name', 'data'])
      .where('player_id', '=', winner.id)
      .where('name', '=', 'balance.changed')
      .execute();
    expect(told).toMatchObject([{ data: { game_balance: '100005.00' } }]);
    await proven();
  });

  it('wait until what was settled before the drop is surely there', async () => {
    const player = await newPlayer();
    server.advance(60 * minuteMs - 1);
    await stake([player, 100_000n]);
    server.advance(1 + 9_999);
    expect(await drawPots(server.context)).toBe(0);
    server.advance(1);
    expect(await drawPots(server.context)).toBe(1);
    expect(await rounds()).toMatchObject([{ winner_id: player }, { drawn_at: null }]);
  });

  it('can be drawn again by anybody from the told seed and what each player had', async () => {
    const players = [await newPlayer(), await newPlayer(), await newPlayer()];
    await stake(
      ...players.map((player, index): [string, bigint] => [player, 1_000n << BigInt(index)]),
    );
    server.advance(61 * minuteMs);
    await drawPots(server.context);
    const [round] = await rounds();
    const entries = await db()
      .selectFrom('jackpot_entries')
      .where('round_id', '=', round?.id ?? '')
      .select(['player_id as playerId', 'turnover_minor as turnoverMinor'])
      .execute();
    expect(entries.map(({ turnoverMinor }) => turnoverMinor).toSorted(ascending)).toEqual([
      1000n,
      2000n,
      4000n,
    ]);
    const { id: roundId = '' } = round ?? {};
    const seed = round?.seed ?? '';
    const hmac = (key: string, text: string) =>
      createHmac('sha256', key).update(text).digest('hex');
    expect(drawWinner({ roundId, seed, entries }, hmac)).toBe(round?.winner_id);
  });

  it('count a stake in one round only: the one it was settled in', async () => {
    const [early, late] = [await newPlayer(), await newPlayer()];
    await stake([early, 100_000n]);
    server.advance(60 * minuteMs);
    await stake([late, 100_000n]);
    server.advance(11 * secondMs);
    await growPots(server.context);
    await drawPots(server.context);
    await growPots(server.context);
    expect(await rounds()).toMatchObject([
      { winner_id: early, turnover_minor: 100_000n, player_count: 1 },
      { winner_id: null, turnover_minor: 100_000n, player_count: 1, contributed_minor: 500n },
    ]);
    await proven();
  });

  it('roll over when nobody has entered, without another opening', async () => {
    server.advance(61 * minuteMs);
    expect(await drawPots(server.context)).toBe(1);
    const player = await newPlayer();
    await stake([player, 100_000n]);
    server.advance(60 * minuteMs);
    expect(await drawPots(server.context)).toBe(1);
    expect(await rounds()).toMatchObject([
      { winner_id: null, opening_minor: 100_000n, carried_minor: 0n },
      { winner_id: player, opening_minor: 0n, carried_minor: 100_000n, contributed_minor: 500n },
      { drawn_at: null, opening_minor: 100_000n, carried_minor: 0n },
    ]);
    expect((await shown())[0]?.last?.amount).toBe('1005.00');
    await proven();
  });

  it('grow by what the computer’s players of a demo stake, and are won by people alone', async () => {
    const [person, machine] = [await newPlayer(), await newPlayer()];
    await db()
      .updateTable('players')
      .set({ is_computer: true })
      .where('id', '=', machine)
      .execute();
    await stake([machine, 100_000n]);
    server.advance(61 * minuteMs);
    await drawPots(server.context);
    await stake([machine, 900_000n], [person, 100n]);
    server.advance(61 * minuteMs);
    await drawPots(server.context);
    expect(await rounds()).toMatchObject([
      { winner_id: null, contributed_minor: 500n },
      { winner_id: person },
      { drawn_at: null },
    ]);
    await proven();
  });

  it('are drawn once after a long stand-still', async () => {
    const player = await newPlayer();
    await stake([player, 100_000n]);
    server.advance(3 * 24 * 60 * minuteMs);
    expect(await drawPots(server.context)).toBe(1);
    expect(await drawPots(server.context)).toBe(0);
    const [, next] = await rounds();
    expect(next?.drops_at).toEqual(new Date(server.context.clock.now().getTime() + 60 * minuteMs));
    await proven();
  });

  it('do not shrink when a stake becomes void, which takes it out of the draw', async () => {
    const [one, two] = [await newPlayer(), await newPlayer()];
    const match = await stake([one, 900_000n]);
    await stake([two, 1_000n]);
    server.advance(11 * secondMs);
    await growPots(server.context);
    expect((await shown())[0]?.amount).toBe('1045.05');
    await world.result(match.eventId, 'void');
    await world.settle(match.eventId, 100, server.context.clock.now());
    server.advance(61 * minuteMs);
    await drawPots(server.context);
    expect((await rounds())[0]).toMatchObject({
      winner_id: two,
      turnover_minor: 1_000n,
      contributed_minor: 4_505n,
    });
    await proven();
  });

  it('are paid once when several processes draw and count at the same time', async () => {
    const players = [await newPlayer(), await newPlayer()];
    await stake(...players.map((player): [string, bigint] => [player, 100_000n]));
    const before = await cashOf(players);
    server.advance(61 * minuteMs);
    const { context } = server;
    const [drawn] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => drawPots(context))),
      Promise.all(Array.from({ length: 3 }, () => growPots(context))),
    ]);
    // A draw that found the round being counted leaves it to the next run.
    const late = await drawPots(context);
    expect(drawn.reduce((sum, count) => sum + count, late)).toBe(1);
    expect((await cashOf(players)) - before).toBe(101_000n);
    expect(await rounds()).toHaveLength(2);
    await proven();
  });

  const cashOf = async (players: readonly string[]): Promise<bigint> => {
    let sum = 0n;
    for (const player of players) sum += await world.cash(player);
    return sum;
  };

  it('lose and double nothing wherever a draw is cut off', async () => {
    const player = await newPlayer();
    await stake([player, 100_000n]);
    const before = await world.cash(player);
    server.advance(61 * minuteMs);
    let cuts = 0;
    for (let isDrawn = false; !isDrawn; cuts += 1) {
      isDrawn = await drawPots(cutOffAt(server.context, cuts)).then(
        () => true,
        () => false,
      );
      expect((await world.cash(player)) - before).toBe(isDrawn ? 100_500n : 0n);
      expect(await rounds()).toHaveLength(isDrawn ? 2 : 1);
      await proven();
    }
    expect(cuts).toBeGreaterThan(5);
  });

  it('are neither shown nor fed nor won where the place forbids them (areJackpotsAllowed); what stands in them waits', async () => {
    const player = await newPlayer();
    await stake([player, 100_000n]);
    server.advance(11 * secondMs);
    await growPots(server.context);
    const inPlace = async (code: 'CW' | 'DE') => {
      const alpha = server.context.sites.byId(site.id);
      if (!alpha) throw new Error('the site is gone');
      const wanted = { operatorGroup: null, sharesExclusions: false, depositMonthMaxMinor: null };
      await changeJurisdiction(server.context, 'test', alpha, { code, ...wanted });
      const placed = () => server.context.sites.byId(site.id)?.jurisdiction;
      await expect.poll(placed, { timeout: 20_000 }).toBe(code);
    };
    await inPlace('DE');
    expect(await shown()).toEqual([]);
    await stake([player, 100_000n]);
    server.advance(11 * secondMs);
    expect(await growPots(server.context)).toBe(0);
    await expect(addPot(server.context, 'test', site, { ...hourly, code: 'late' })).rejects.toThrow(
      "the rules of alpha's place forbid jackpots",
    );
    server.advance(61 * minuteMs);
    expect(await drawPots(server.context)).toBe(1);
    await inPlace('CW');
    expect(await rounds()).toMatchObject([
      { winner_id: null, contributed_minor: 500n },
      { drawn_at: null, opening_minor: 0n, carried_minor: 100_500n },
    ]);
    expect(await shown()).toMatchObject([{ amount: '1005.00' }]);
    await proven();
  });

  describe('that are stopped', () => {
    beforeEach(() => stopPot(server.context, 'test', site, 'hourly'));

    it('are drawn once more, then gone', async () => {
      const player = await newPlayer();
      await stake([player, 100_000n]);
      expect(await shown()).toHaveLength(1);
      server.advance(61 * minuteMs);
      expect(await drawPots(server.context)).toBe(1);
      expect(await rounds()).toMatchObject([{ winner_id: player }]);
      expect(await shown()).toEqual([]);
      await proven();
    });

    it('go back to the promotion fund when nobody has entered, and may be made anew', async () => {
      const fund = () =>
        server.context.ledger.balance(site.id, { owner: 'house', kind: 'promo_fund' }, 'PHP');
      const before = await fund();
      server.advance(61 * minuteMs);
      await drawPots(server.context);
      expect(await fund()).toBe(before + 100_000n);
      await proven();
      await addPot(server.context, 'test', site, hourly);
      expect(await shown()).toMatchObject([{ amount: '1000.00', last: null }]);
      await proven();
    });
  });

  it('are noticed by the audit when their rows and the books differ', async () => {
    const [one, two] = [await newPlayer(), await newPlayer()];
    await stake([one, 100_000n]);
    server.advance(61 * minuteMs);
    await drawPots(server.context);
    server.advance(60 * minuteMs);
    await drawPots(server.context);
    const [first, second, third] = await rounds();
    expect([first?.winner_id, second?.winner_id, third?.carried_minor]).toEqual([
      one,
      null,
      100_000n,
    ]);
    for (const [round, wrong, right] of [
      [first, { contributed_minor: 499n }, { contributed_minor: 500n }],
      [first, { winner_id: two }, { winner_id: one }],
      [first, { turnover_minor: 1n }, { turnover_minor: 100_000n }],
      [second, { winner_id: two }, { winner_id: null }],
      [third, { carried_minor: 99_999n }, { carried_minor: 100_000n }],
      [third, { contributed_minor: 1n }, { contributed_minor: 0n }],
    ] as const) {
      const change = (to: typeof wrong | typeof right) =>
        db()
          .updateTable('jackpot_rounds')
          .set(to)
          .where('id', '=', round?.id ?? '')
          .execute();
      await change(wrong);
      const findings = await auditBooks(db());
      await change(right);
      expect({ wrong, names: [...new Set(findings.map((finding) => finding.audit))] }).toEqual({
        wrong,
        names: ['jackpots-hold-their-money'],
      });
    }
    const mark = (is_computer: boolean) =>
      db().updateTable('players').set({ is_computer }).where('id', '=', one).execute();
    await mark(true);
    expect(await auditBooks(db())).toMatchObject([
      { audit: 'jackpots-hold-their-money', breach: { breach: 'computer', round_id: first?.id } },
    ]);
    await mark(false);
    await proven();
  });

  it('never give more than is in them', async () => {
    const player = await newPlayer();
    const pay = inTransaction(server.context.database, (executor) =>
      server.context.ledger.post(executor, {
        siteId: site.id,
        source: 'test',
        key: 'too much',
        kind: 'promotion',
        currency: 'PHP',
        lines: [
          { owner: 'player', playerId: player, kind: 'cash', amountMinor: 100_001n },
          { owner: 'house', kind: 'jackpot:hourly', amountMinor: -100_001n },
        ],
      }),
    );
    await expect(pay).rejects.toThrow('insufficient funds');
  });
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const ascending = (one: bigint, other: bigint): number => (one < other ? -1 : 1);

/**
 * A context whose ports fail at the given use of any of them, as if the process were killed there.
 */
function cutOffAt(context: ServerContext, use: number): ServerContext {
  let used = 0;
  const count = <Answer>(answer: () => Answer): Answer => {
    used += 1;
    if (used > use) throw new Error('cut off');
    return answer();
  };
  const { clock, ids, random, publisher, ledger } = context;
  return {
    ...context,
    clock: { now: () => count(() => clock.now()) },
    ids: { next: () => count(() => ids.next()) },
    random: { next: () => count(() => random.next()) },
    publisher: {
      ...publisher,
      publish: (executor, event) => count(() => publisher.publish(executor, event)),
    },
    ledger: { ...ledger, post: (executor, posting) => count(() => ledger.post(executor, posting)) },
  };
}
