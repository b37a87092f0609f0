import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betDetail,
  betEditQuote,
  betEditTake,
  cashOutQuote,
  cashOutRuleSet,
  cashOutStatus,
  cashOutTake,
  getBalance,
  slipPlace,
  type CallInput,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { openBuilderMatch, type BuilderMatch } from '../../../testing/builder-match.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

type Bet = CallInput<typeof slipPlace>['bets'][number];
const second = 1_000;

let server: TestServer;
describeServerOnBothEngines('the worth of builders', (start) => {
  let match: BuilderMatch;
  let other: BuilderMatch;
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 10_000_000n,
      maxEventLiabilityMinor: 300_000_000n,
    });
  });
  beforeEach(async () => {
    match = await openBuilderMatch(server);
    other = await openBuilderMatch(server);
    player = await server.signUpPlayer();
    await server.fund(player, 10_000_000n);
  });

  const db = () => server.context.database.db;
  /** Home and both score: 1 / .223908, less four percent for each. */
  const builder = async (odds = '4.10') => ({
    selection_ids: await match.ids(['1x2', 'home'], ['both-score', 'yes']),
    odds,
  });
  const homeOf = async (one: BuilderMatch) => {
    const { id, odds } = await one.find('1x2', 'home');
    return { selection_id: id, odds };
  };
  const place = async (legs: Bet['legs']) => {
    const bet_type = legs.length === 1 ? ('single' as const) : ('parlay' as const);
    const bets = [{ bet_type, legs, unit_stake: '100.00' }];
    const { slip } = await server.call(slipPlace, { ...player.me, odds_change: 'any', bets });
    return slip;
  };
  const placed = async (legs: Bet['legs']): Promise<string> =>
    (await place(legs)).bets[0]?.bet_id ?? '';
  const quote = async (bet_id: string, part = '1.00') => {
    const asked = { ...player.me, bet_ids: [bet_id], part };
    const [offer] = (await server.call(cashOutQuote, asked)).value;
    if (!offer) throw new Error('no offer');
    return offer;
  };
  const take = async (bet_id: string, part = '1.00') => {
    const { offer_id } = await quote(bet_id, part);
    const asked = { ...player.me, bet_id, part, offer_change: 'none' as const };
    return server.call(cashOutTake, { ...asked, offer_id: offer_id ?? 'none' });
  };
  const betOf = async (bet_id: string) => {
    const { bet } = await server.call(betDetail, { ...player.me, bet_id });
    if (bet.product !== 'sports') throw new Error('not a bet on sports');
    return bet;
  };
  const balance = async () => (await server.call(getBalance, player.me)).game_balance;
  const books = () => server.context.database.withoutTimeouts(auditBooks);

  describe('cash-out', () => {
    it('is the chance of all picks together, whole and in part, and lets go of what it counted', async () => {
      const bet_id = await placed([await builder()]);
      const offer = await quote(bet_id);
      const chances = offer.legs[0]?.chances;
      expect(Number(chances?.won)).toBeCloseTo(0.223908, 4);
      expect(chances).toMatchObject({ half_won: '0.000000', void: '0.000000' });
      // 100.00 × 4.10 × .2239 less five percent.
      expect(offer).toMatchObject({ amount: '87.21', refusal: null });
      const { cash_out } = await take(bet_id, '0.50');
      expect(cash_out).toMatchObject({ state: 'taken', unit_stake: '50.00', amount: '43.60' });
      const { rows } = await sql<{ win: string; of_builders: string }>`
        select win_minor::text as win, builder_win_minor::text as of_builders
          from player_exposures where player_id = ${player.id}::uuid order by 1, 2`.execute(db());
      // Half of 310.00: once on the match, and on each of the selections.
      expect(rows).toEqual([
        { win: '0', of_builders: '15500' },
        { win: '0', of_builders: '15500' },
        { win: '15500', of_builders: '0' },
      ]);
      await match.finish([
        { minute: 10, playerId: 'kim' },
        { minute: 60, playerId: 'lee' },
        { minute: 70, playerId: 'max' },
      ]);
      expect(await betOf(bet_id)).toMatchObject({ result: 'won', payout: '248.60' });
      expect(await books()).toEqual([]);
    });

    it('in play waits, and is not paid where the market of one pick stopped', async () => {
      const bet_id = await placed([await builder()]);
      await match.play(30, { minute: 20, playerId: 'kim' });
      expect((await quote(bet_id)).delay_seconds).toBe(5);
      const decide = async (cash_out_id: string) => {
        server.advance(5 * second);
        await server.runJob('decide-cash-outs');
        return (await server.call(cashOutStatus, { ...player.me, cash_out_id })).cash_out;
      };
      const first = await take(bet_id, '0.50');
      await sql`update markets set stop_no = stop_no + 1
        where event_id = ${match.eventId}::uuid and kind = 'both-score'`.execute(db());
      expect(await decide(first.cash_out.cash_out_id)).toMatchObject({
        state: 'rejected',
        refusal: 'suspended',
      });
      const { cash_out } = await take(bet_id);
      expect(await decide(cash_out.cash_out_id)).toMatchObject({ state: 'taken' });
      expect(await betOf(bet_id)).toMatchObject({ status: 'cashed-out' });
      expect(await books()).toEqual([]);
    });

    it('is not offered while one pick is suspended, or nobody says how likely it is', async () => {
      const bet_id = await placed([await builder()]);
      await sql`update markets set status = 'suspended'
        where event_id = ${match.eventId}::uuid and kind = 'both-score'`.execute(db());
      expect(await quote(bet_id)).toMatchObject({ refusal: 'suspended', offer_id: null });
      await sql`update markets set status = 'open'
        where event_id = ${match.eventId}::uuid`.execute(db());
      await sql`update selections set chances = null where market_id in (
        select id from markets where event_id = ${match.eventId}::uuid
          and kind = 'both-score')`.execute(db());
      expect(await quote(bet_id)).toMatchObject({ refusal: 'suspended' });
    });

    it('is taken by itself when a pick moves it to the amount of its rule', async () => {
      const bet_id = await placed([await builder()]);
      await server.call(cashOutRuleSet, {
        ...player.me,
        bet_id,
        amount: '100.00',
        part: '1.00',
      });
      await server.runJob('fire-cash-out-rules');
      expect((await betOf(bet_id)).status).toBe('accepted');
      await match.play(30, { minute: 20, playerId: 'kim' });
      await server.runJob('fire-cash-out-rules');
      server.advance(5 * second);
      await server.runJob('decide-cash-outs');
      const bet = await betOf(bet_id);
      expect(bet.status).toBe('cashed-out');
      expect(Number(bet.payout)).toBeGreaterThanOrEqual(100);
    });
  });

  describe('an edit', () => {
    it('leaves a builder as it is, and adds a leg beside it', async () => {
      const bet_id = await placed([await builder()]);
      const [built, added] = [await builder(), await homeOf(other)];
      const legs = [built, added];
      const { offer } = await server.call(betEditQuote, { ...player.me, bet_id, legs });
      expect(offer).toMatchObject({
        stake: '87.21',
        legs: [
          { selection_id: built.selection_ids[0], selection_ids: built.selection_ids },
          { selection_id: added.selection_id },
        ],
      });
      const asked = { ...player.me, bet_id, legs, offer_id: offer.offer_id };
      const request_id = crypto.randomUUID();
      const { bet } = await server.call(betEditTake, { ...asked, request_id });
      expect(bet).toMatchObject({ bet_type: 'parlay', stake: '87.21', edited_from: bet_id });
      expect(bet.legs?.[0]?.picks).toHaveLength(2);
      const again = await server.call(betEditTake, { ...asked, request_id });
      expect(again.bet.bet_id).toBe(bet.bet_id);
      expect(await balance()).toBe('99900.00');
      expect(await books()).toEqual([]);
    });

    it('takes one in whole', async () => {
      const bet_id = await placed([await homeOf(other)]);
      const legs = [await homeOf(other), await builder()];
      const { offer } = await server.call(betEditQuote, { ...player.me, bet_id, legs });
      const asked = { ...player.me, bet_id, legs, offer_id: offer.offer_id };
      const { bet } = await server.call(betEditTake, asked);
      expect(bet).toMatchObject({ bet_type: 'parlay', edited_from: bet_id });
      expect(bet.legs?.[1]?.picks).toHaveLength(2);
      expect(await books()).toEqual([]);
    });

    it('changes none inside', async () => {
      const built = await placed([await builder()]);
      const wider = {
        selection_ids: await match.ids(['1x2', 'home'], ['total', 'over', 10]),
        odds: '3.10',
      };
      const refused = async (bet_id: string, legs: Bet['legs']) =>
        server.call(betEditQuote, { ...player.me, bet_id, legs });
      const notEditable = { code: 'betNotEditable' };
      await expect(refused(built, [wider])).rejects.toMatchObject(notEditable);
    });
  });
});
