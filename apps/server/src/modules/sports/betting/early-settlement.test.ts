import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { betDetail, getBalance, slipPlace, slipQuote, type CallInput } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openBuilderMatch, type BuilderMatch, type Goal } from '../../../testing/builder-match.ts';
import { enterResult, writeSportsLimits } from '../sportsbook/index.ts';
import { applyError, decideError, insertError } from '../trading/palpable-error.store.ts';
import { decideEarly } from './decide-early.service.ts';
import { settleBatch } from './settle-batch.service.ts';
import { settleEvents } from './settle-events.service.ts';

type Bet = CallInput<typeof slipPlace>['bets'][number];
type Pick = readonly [kind: string, outcome: string, line?: number];

const home: Pick = ['1x2', 'home'];
const bothYes: Pick = ['both-score', 'yes'];
const bothNo: Pick = ['both-score', 'no'];
const kimScores: Goal = { minute: 10, playerId: 'kim' };
const maxScores: Goal = { minute: 20, playerId: 'max' };
const started = 10_000_000n;

let server: TestServer;
describeServerOnBothEngines('what a match decides before its end', (start) => {
  let match: BuilderMatch;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 1_000n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 20_000_000n,
      maxEventLiabilityMinor: 300_000_000n,
    });
  });
  beforeEach(async () => {
    match = await openBuilderMatch(server);
    player = await newPlayer();
  });

  const db = () => server.context.database.db;
  const now = () => server.context.clock.now();
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const newPlayer = async (): Promise<TestPlayer> => {
    const made = await server.signUpPlayer();
    await server.fund(made, started);
    return made;
  };
  const place = async (bet: Bet, by = player): Promise<string> => {
    const { slip } = await server.call(slipPlace, { ...by.me, odds_change: 'any', bets: [bet] });
    return slip.bets[0]?.bet_id ?? '';
  };
  const legOn = async (pick: Pick, of = match) => {
    const { id, odds } = await of.find(...pick);
    return { selection_id: id, odds };
  };
  /** 100.00 on one pick. */
  const single = async (pick: Pick, by = player): Promise<string> =>
    place({ bet_type: 'single', unit_stake: '100.00', legs: [await legOn(pick)] }, by);
  const detail = async (bet_id: string, by = player) => {
    const { bet, ...told } = await server.call(betDetail, { ...by.me, bet_id });
    if (bet.product !== 'sports') throw new Error('not a bet on sports');
    return { ...bet, ...told, rules: told.explanation?.map(({ rule }) => rule) };
  };
  const stateOf = async (bet_id: string, by = player): Promise<string> => {
    const { status, result } = await detail(bet_id, by);
    return `${status} ${result ?? '-'}`;
  };
  const balance = async (): Promise<number> =>
    Number((await server.call(getBalance, player.me)).game_balance);
  const marketOf = (kind: string) =>
    db()
      .selectFrom('markets')
      .select(['status', 'stop_reason'])
      .where('event_id', '=', match.eventId)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow();

  it('is paid while the match goes on, and stays when its end confirms it', async () => {
    const [yes, no, won, kim] = [
      await single(bothYes),
      await single(bothNo),
      await single(home),
      await single(['anytime-scorer', 'kim']),
    ];
    const before = await balance();
    await match.confirm(30, kimScores, maxScores);
    expect(await Promise.all([yes, no, won, kim].map((id) => stateOf(id)))).toEqual([
      ...['settled won', 'settled lost', 'accepted -', 'settled won'],
    ]);
    const paid = await detail(yes);
    expect(paid).toMatchObject({
      ...{ home_score: 1, away_score: 1, rules: ['decidedEarly', 'legsMultiplied'] },
      explanation: [{ params: { score: '1:1' } }, {}],
      legs: [{ state: 'settled', picks: [{ outcomes: ['yes', 'no'], antepost: false }] }],
    });
    const payouts = Number(paid.payout) + Number((await detail(kim)).payout);
    expect(await balance()).toBeCloseTo(before + payouts, 2);
    expect(await marketOf('both-score')).toEqual({ status: 'closed', stop_reason: 'decided' });
    expect(await books()).toEqual([]);

    await match.finish([kimScores, maxScores, { minute: 80, playerId: 'max' }]);
    expect(await stateOf(won)).toBe('settled lost');
    const after = await detail(yes);
    expect(after).toMatchObject({ result: 'won', payout: paid.payout });
    expect(after.settlements).toHaveLength(1);
    expect(after.rules).toEqual(['finalScore', 'legsMultiplied']);
    expect(await books()).toEqual([]);
  });

  it('is settled at the right price, where its own was plainly wrong, once the end is known', async () => {
    const yes = await single(bothYes);
    await match.confirm(30, kimScores, maxScores);
    const paid = await detail(yes);
    const [id, leg] = [server.context.ids.next(), paid.legs?.[0]];
    const minutes = (count: number) => new Date(now().getTime() + count * 60_000);
    await insertError(db(), {
      ...{ id, eventId: match.eventId, marketId: leg?.picks?.[0]?.market_id ?? '', outcome: 'yes' },
      ...{ rule: 'right-price', from: minutes(-1), until: minutes(1) },
      ...{ rightMilli: 1_100, reason: 'a comma', by: 'cli:ana', now: now() },
    });
    await decideError(db(), id, { state: 'approved', by: 'cli:ben', now: now() });
    const step = () =>
      inTransaction(server.context.database, (trx) => applyError(trx, id, 100, now()));
    expect(await step()).toEqual({ isDone: true, betIds: [] });
    expect(await detail(yes)).toMatchObject({ payout: paid.payout });
    await match.finish([kimScores, maxScores]);
    expect(await step()).toEqual({ isDone: true, betIds: [yes] });
    await server.runJob('settle-bets');
    expect(await detail(yes)).toMatchObject({ result: 'won', payout: '110.00' });
    expect(await books()).toEqual([]);
  });

  it('waits for facts that are told for good', async () => {
    const yes = await single(bothYes);
    await match.play(30, kimScores, maxScores);
    await server.runJob('settle-bets');
    expect(await stateOf(yes)).toBe('accepted -');
    await match.confirm(31, kimScores, maxScores);
    expect(await stateOf(yes)).toBe('settled won');
  });

  it('is taken back when a goal is, and settled anew by what comes', async () => {
    const [yes, no] = [await single(bothYes), await single(bothNo)];
    const before = await balance();
    await match.confirm(30, kimScores, maxScores);
    await match.confirm(31, kimScores);
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['accepted -', 'accepted -']);
    expect(await balance()).toBe(before);
    expect(await detail(yes)).toMatchObject({
      ...{ payout: null, rules: [], settlements: [{ result: 'won' }, { result: 'reopened' }] },
      legs: [{ state: 'open', result: null, multiplier: null }],
    });
    expect(await books()).toEqual([]);
    await match.confirm(60, kimScores, { minute: 55, playerId: 'max' });
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['settled won', 'settled lost']);
    await match.finish([kimScores]);
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['settled lost', 'settled won']);
    expect(await books()).toEqual([]);
  });

  it('settles a leg of a parlay, whose others go on', async () => {
    const other = await openBuilderMatch(server);
    const parlay = async (pick: Pick): Promise<string> =>
      place({
        ...{ bet_type: 'parlay', unit_stake: '100.00' },
        legs: [await legOn(pick), await legOn(home, other)],
      });
    const [yes, no] = [await parlay(bothYes), await parlay(bothNo)];
    await match.confirm(30, kimScores, maxScores);
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['accepted -', 'settled lost']);
    expect(await detail(yes)).toMatchObject({
      legs: [{ state: 'settled', result: 'won' }, { state: 'open' }],
    });
    await match.confirm(31, kimScores);
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['accepted -', 'accepted -']);
    expect(await detail(yes)).toMatchObject({ legs: [{ state: 'open' }, { state: 'open' }] });
    expect(await books()).toEqual([]);
    await match.finish([kimScores]);
    await other.finish([kimScores]);
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['settled lost', 'settled won']);
    expect(await books()).toEqual([]);
  });

  it('loses a builder with the first pick that is lost', async () => {
    const selection_ids = await match.ids(home, bothNo);
    const asked: Bet = {
      ...{ bet_type: 'single', unit_stake: '100.00' },
      legs: [{ selection_ids, odds: '1.01' }],
    };
    const quoted = await server.call(slipQuote, { ...player.me, bets: [asked] });
    const odds = quoted.bets?.[0]?.odds ?? '';
    const built = await place({ ...asked, legs: [{ selection_ids, odds }] });
    await match.confirm(15, kimScores);
    expect(await stateOf(built)).toBe('accepted -');
    await match.confirm(30, kimScores, maxScores);
    expect(await detail(built)).toMatchObject({
      ...{ status: 'settled', result: 'lost', rules: ['builderLostEarly', 'legsMultiplied'] },
      legs: [{ picks: [{ result: null }, { result: 'lost' }] }],
    });
    expect(await books()).toEqual([]);
    await match.confirm(31, kimScores);
    expect(await detail(built)).toMatchObject({
      ...{ status: 'accepted', legs: [{ picks: [{ result: null }, { result: null }] }] },
    });
    expect(await books()).toEqual([]);
    await match.finish([kimScores]);
    expect(await stateOf(built)).toBe('settled won');
    expect(await books()).toEqual([]);
  });

  it('is given back when the match is void after all', async () => {
    const [yes, no] = [await single(bothYes), await single(bothNo)];
    await match.confirm(30, kimScores, maxScores);
    await match.cancel();
    expect([await stateOf(yes), await stateOf(no)]).toEqual(['settled void', 'settled void']);
    expect(await balance()).toBe(Number(started) / 100);
    expect(await books()).toEqual([]);
  });

  describe('killed on the way', () => {
    /** Five players with 100.00 each on both to score. */
    const many = async () => {
      const players = await Promise.all(Array.from({ length: 5 }, newPlayer));
      const bets: string[] = [];
      for (const by of players) bets.push(await single(bothYes, by));
      return async (): Promise<string[]> =>
        Promise.all(bets.map((id, at) => stateOf(id, players[at])));
    };
    const interim = async () => {
      const { interim_revision } = await db()
        .selectFrom('events')
        .select('interim_revision')
        .where('id', '=', match.eventId)
        .executeTakeFirstOrThrow();
      return { id: match.eventId, revision: interim_revision };
    };
    const wonOf = (states: readonly string[]): number =>
      states.filter((state) => state === 'settled won').length;

    it('between what it decides and its bets, or between two of them, it goes on', async () => {
      const states = await many();
      await sayFinal();
      expect(await decideEarly(db(), match.eventId, now())).toBe(true);
      expect(wonOf(await states())).toBe(0);
      const event = await interim();
      const dies = inTransaction(server.context.database, async (trx) => {
        await settleBatch(trx, event, 2, now());
        throw new Error('killed');
      });
      await expect(dies).rejects.toThrow('killed');
      await settleBatch(db(), event, 2, now());
      expect(wonOf(await states())).toBe(2);
      expect(await books()).toEqual([]);
      await Promise.all([settleEvents(server.context), settleEvents(server.context)]);
      expect(wonOf(await states())).toBe(5);
      expect(await books()).toEqual([]);
    });

    it('the end takes over what it left', async () => {
      const states = await many();
      await sayFinal();
      await decideEarly(db(), match.eventId, now());
      await settleBatch(db(), await interim(), 2, now());
      await match.finish([kimScores, maxScores]);
      expect(wonOf(await states())).toBe(5);
      expect(await books()).toEqual([]);
      expect(await settleEvents(server.context)).toBe(0);
    });

    it('a result that comes first leaves nothing to decide', async () => {
      const states = await many();
      await sayFinal();
      const score = { homeScore: 1, awayScore: 1, halfTimeHomeScore: 1, halfTimeAwayScore: 1 };
      const entry = { eventId: match.eventId, kind: 'score' as const, ...score, reason: 'test' };
      await enterResult(db(), entry, now());
      await settleEvents(server.context);
      expect(wonOf(await states())).toBe(5);
      expect((await interim()).revision).toBe(0);
      expect(await books()).toEqual([]);
    });

    /** Facts told for good that nobody has looked at. */
    const sayFinal = async (): Promise<void> => {
      await match.play(30, kimScores, maxScores);
      await sql`update events set final_facts = jsonb_set(facts, '{is_final}', 'true')
        where id = ${match.eventId}::uuid`.execute(db());
    };
  });
});
