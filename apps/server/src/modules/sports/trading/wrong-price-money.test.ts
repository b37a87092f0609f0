import { beforeAll, beforeEach, expect, it } from 'vitest';
import { betDetail, cashOutQuote, cashOutTake, getBalance, slipPlace } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openBuilderMatch, type BuilderMatch, type Goal } from '../../../testing/builder-match.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';
import { applyErrors } from './apply-errors.service.ts';
import { decideError, insertError } from './palpable-error.store.ts';

const goals: readonly Goal[] = [
  { minute: 10, playerId: 'kim' },
  { minute: 20, playerId: 'max' },
];
const minuteMs = 60_000;
const started = 10_000_000n;

let server: TestServer;
describeServerOnBothEngines('a wrong price of bets that have moved on', (start) => {
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
    player = await server.signUpPlayer();
    await server.fund(player, started);
  });

  const db = () => server.context.database.db;
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const balance = async (): Promise<string> =>
    (await server.call(getBalance, player.me)).game_balance;
  const detail = async (bet_id: string) => {
    const { bet } = await server.call(betDetail, { ...player.me, bet_id });
    if (bet.product !== 'sports') throw new Error('not a bet on sports');
    return bet;
  };
  /** 100.00 on both teams to score. */
  const place = async () => {
    const { id: selection_id, odds } = await match.find('both-score', 'yes');
    const bet = {
      ...{ bet_type: 'single' as const, unit_stake: '100.00' },
      legs: [{ selection_id, odds }],
    };
    const { slip } = await server.call(slipPlace, {
      ...{ ...player.me, odds_change: 'any' as const },
      bets: [bet],
    });
    return slip.bets[0]?.bet_id ?? '';
  };
  const cashOut = async (bet_id: string, part: string) => {
    const { value } = await server.call(cashOutQuote, { ...player.me, bet_ids: [bet_id], part });
    const { cash_out } = await server.call(cashOutTake, {
      ...{ ...player.me, bet_id, part, offer_id: value[0]?.offer_id ?? '' },
      offer_change: 'any',
    });
    expect(cash_out.state).toBe('taken');
    return cash_out.amount;
  };
  const agree = async (rule: 'void' | 'right-price'): Promise<number> => {
    const { market_id: marketId, event_id: eventId } = await db()
      .selectFrom('markets')
      .select(['id as market_id', 'event_id'])
      .where('event_id', '=', match.eventId)
      .where('kind', '=', 'both-score')
      .executeTakeFirstOrThrow();
    const [id, now] = [server.context.ids.next(), server.context.clock.now()];
    await insertError(db(), {
      ...{ id, eventId, marketId, outcome: 'yes', rule, rightMilli: 1_100, reason: 'a comma' },
      from: new Date(now.getTime() - minuteMs),
      until: new Date(now.getTime() + minuteMs),
      ...{ by: 'cli:ana', now },
    });
    await decideError(db(), id, { state: 'approved', by: 'cli:ben', now });
    return applyErrors(server.context);
  };
  const due = (minor: bigint): string => `${Number(started + minor) / 100}`;
  const amount = (minor: bigint): string => (Number(minor) / 100).toFixed(2);
  const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

  it('takes back what was paid before the end, and the end changes nothing', async () => {
    const bet = await place();
    await match.confirm(30, ...goals);
    expect(await detail(bet)).toMatchObject({ status: 'settled', result: 'won' });
    expect(await agree('void')).toBe(1);
    expect(await detail(bet)).toMatchObject({ result: 'void', payout: '100.00' });
    expect(Number(await balance())).toBe(Number(due(0n)));
    expect(await books()).toEqual([]);
    // A goal that is taken away, and the end: it is void for good.
    await match.confirm(31, ...goals.slice(0, 1));
    await match.finish(goals);
    expect(await detail(bet)).toMatchObject({ result: 'void', payout: '100.00' });
    expect(Number(await balance())).toBe(Number(due(0n)));
    expect(await agree('void')).toBe(0);
    expect(await books()).toEqual([]);
  });

  it('leaves what was cashed out, and changes the rest alone', async () => {
    const [open, whole] = [await place(), await place()];
    const taken = minorOf(await cashOut(open, '0.40'));
    const all = minorOf(await cashOut(whole, '1.00'));
    expect(await agree('void')).toBe(1);
    expect(await detail(whole)).toMatchObject({ status: 'cashed-out' });
    // 60.00 of the stake are left, and come back; what was cashed out is told with them.
    expect(await detail(open)).toMatchObject({ result: 'void', payout: amount(taken + 6_000n) });
    expect(Number(await balance())).toBe(Number(due(taken + all - 14_000n)));
    expect(await books()).toEqual([]);
  });

  it('pays the rest of a bet at the right price', async () => {
    const open = await place();
    const taken = minorOf(await cashOut(open, '0.40'));
    expect(await agree('right-price')).toBe(1);
    expect(await books()).toEqual([]);
    await match.finish(goals);
    expect(await detail(open)).toMatchObject({ result: 'won', payout: amount(taken + 6_600n) });
    expect(Number(await balance())).toBe(Number(due(taken - 3_400n)));
    expect(await books()).toEqual([]);
  });
});
