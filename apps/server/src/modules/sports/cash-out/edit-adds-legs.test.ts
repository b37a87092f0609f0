import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  betDetail,
  betEditQuote,
  betEditTake,
  getBalance,
  slipPlace,
  slipQuote,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { tellChances } from '../../../testing/cash-out-requests.ts';
import { importFootballData, writeSportsLimits, type SportsLimits } from '../sportsbook/index.ts';

const teams = ['Liverpool', 'Arsenal', 'Leeds', 'Fulham', 'Everton', 'Wolves'];
const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  ...teams.map((team) => `E0,28/11/2026,15:00,${team},${team} B,,,,2.00,3.50,3.70`),
].join('\n');
const usual: SportsLimits = {
  minStakeMinor: 100n,
  maxStakeMinor: 1_000_000n,
  maxWinMinor: 10_000_000n,
  maxEventLiabilityMinor: 300_000_000n,
  maxOddsMilli: 10_000_000n,
  maxSelectionWinMinor: null,
  maxMatchWinMinor: null,
};

interface Leg {
  selection_id: string;
  odds: string;
}

let server: TestServer;
describeServerOnBothEngines('an edit that adds legs', (start) => {
  let player: TestPlayer;
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    for (const team of teams)
      await tellChances(server, (await leg(team)).selection_id, { won: 500_000 });
  });
  beforeEach(async () => {
    await limit({});
    player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
  });

  const db = () => server.context.database.db;
  const limit = (more: Partial<SportsLimits>) =>
    writeSportsLimits(db(), server.sites.alpha, { ...usual, ...more });
  /** At 2.00, as likely to win as not. */
  const leg = async (team: string, outcome = 'home'): Promise<Leg> => {
    const { rows } = await sql<Leg>`
      select s.id as selection_id, to_char(s.odds_milli / 1000.0, 'FM990.00') as odds
        from selections s join markets m on m.id = s.market_id join events e on e.id = m.event_id
        join teams t on t.id = e.home_team_id
       where t.name = ${team} and m.kind = '1x2' and s.outcome = ${outcome}`.execute(db());
    const [found] = rows;
    if (!found) throw new Error(`no match of ${team}`);
    return found;
  };
  const legs = (...of: string[]) => Promise.all(of.map((team) => leg(team)));
  /** Everything the player owns on these teams. */
  const place = async (...of: string[]): Promise<string> => {
    const bet_type = of.length === 1 ? ('single' as const) : ('parlay' as const);
    const bets = [{ bet_type, legs: await legs(...of), unit_stake: '100.00' }];
    const call = { ...player.me, odds_change: 'none' as const, bets };
    return (await server.call(slipPlace, call)).slip.bets[0]?.bet_id ?? '';
  };
  const quote = (bet_id: string, wanted: Leg[]) =>
    server.call(betEditQuote, { ...player.me, bet_id, legs: wanted });
  const take = (bet_id: string, wanted: Leg[], offer_id: string, request_id?: string) =>
    server.call(betEditTake, {
      ...{ ...player.me, bet_id, legs: wanted, offer_id },
      ...(request_id !== undefined && { request_id }),
    });
  /** An offer that was made before something stood against it. */
  const offerOf = async (bet_id: string, wanted: Leg[]): Promise<string> =>
    (await quote(bet_id, wanted)).offer.offer_id;
  const betOf = async (bet_id: string) =>
    (await server.call(betDetail, { ...player.me, bet_id })).bet;
  const balance = async () => (await server.call(getBalance, player.me)).game_balance;
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const code = (wanted: string) => ({ code: wanted });

  it('makes a single a parlay of what it is worth, whoever owns nothing else', async () => {
    const bet_id = await place('Liverpool');
    expect(await balance()).toBe('0.00');
    const wanted = await legs('Liverpool', 'Arsenal', 'Leeds');
    const { offer } = await quote(bet_id, wanted);
    // 100 × 2.00 × .5 less 5 %, and that at 2.00 three times.
    expect(offer).toMatchObject({
      ...{ stake: '95.00', odds: '8.00', potential_payout: '760.00', legs: wanted },
    });
    const request_id = crypto.randomUUID();
    const { bet } = await take(bet_id, wanted, offer.offer_id, request_id);
    expect(bet).toMatchObject({
      ...{ bet_type: 'parlay', stake: '95.00', edited_from: bet_id, status: 'accepted' },
      legs: [{ odds: '2.00' }, { odds: '2.00' }, { odds: '2.00' }],
    });
    expect(await betOf(bet_id)).toMatchObject({ status: 'cashed-out', edited_to: bet.bet_id });
    expect(await balance()).toBe('0.00');
    expect((await take(bet_id, wanted, offer.offer_id, request_id)).bet.bet_id).toBe(bet.bet_id);
    await expect(
      take(bet_id, await legs('Liverpool', 'Arsenal'), offer.offer_id, request_id),
    ).rejects.toMatchObject(code('requestIdReused'));
    expect(await books()).toEqual([]);
  });

  it('adds to a parlay and leaves out of it at once', async () => {
    const bet_id = await place('Liverpool', 'Arsenal');
    const wanted = await legs('Arsenal', 'Leeds', 'Fulham');
    const { bet } = await take(bet_id, wanted, await offerOf(bet_id, wanted));
    expect(bet.legs?.map(({ home_team_name }) => home_team_name)).toEqual([
      ...['Arsenal', 'Leeds', 'Fulham'],
    ]);
    expect(await books()).toEqual([]);
  });

  describe('is refused by the rules of the slip, told before it is taken,', () => {
    /** The same of an offer, and of who takes an earlier one. */
    const refuses = async (bet_id: string, wanted: Leg[], offer_id: string, why: string) => {
      await expect(quote(bet_id, wanted)).rejects.toMatchObject(code(why));
      await expect(take(bet_id, wanted, offer_id)).rejects.toMatchObject(code(why));
      expect(await betOf(bet_id)).toMatchObject({ status: 'accepted', edited_to: null });
      expect(await balance()).toBe('0.00');
    };
    const marketOf = ({ selection_id }: Leg) =>
      sql`(select market_id from selections where id = ${selection_id}::uuid)`;

    it('where two legs are of one match', async () => {
      const bet_id = await place('Liverpool');
      const offer_id = await offerOf(bet_id, await legs('Liverpool', 'Arsenal'));
      const wanted = [await leg('Liverpool'), await leg('Liverpool', 'draw')];
      await refuses(bet_id, wanted, offer_id, 'relatedSelections');
    });

    it('where its market may not be combined', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Arsenal');
      const offer_id = await offerOf(bet_id, wanted);
      const market = marketOf(await leg('Arsenal'));
      await sql`update markets set is_combinable = false where id = ${market}`.execute(db());
      await refuses(bet_id, wanted, offer_id, 'notCombinable');
      await sql`update markets set is_combinable = true where id = ${market}`.execute(db());
    });

    it('where its market has stopped', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Arsenal');
      const offer_id = await offerOf(bet_id, wanted);
      const market = marketOf(await leg('Arsenal'));
      await sql`update markets set status = 'suspended' where id = ${market}`.execute(db());
      await refuses(bet_id, wanted, offer_id, 'marketSuspended');
      await sql`update markets set status = 'open' where id = ${market}`.execute(db());
    });

    it('where it is in play: an edit waits for nothing', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Wolves');
      const offer_id = await offerOf(bet_id, wanted);
      await sql`update events set state = 'live', minute = 10, home_score = 0, away_score = 0,
        allows_live = true where home_team_id in (
          select id from teams where name = 'Wolves')`.execute(db());
      await refuses(bet_id, wanted, offer_id, 'eventStarted');
    });

    it('where it could win more than a bet may', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Arsenal', 'Leeds');
      const offer_id = await offerOf(bet_id, wanted);
      // 95.00 at 8.00 win 665.00.
      await limit({ maxWinMinor: 66_500n });
      expect((await quote(bet_id, wanted)).offer.potential_payout).toBe('760.00');
      await limit({ maxWinMinor: 66_499n });
      await refuses(bet_id, wanted, offer_id, 'payoutTooHigh');
    });

    it('where its odds are too high, and its stake too low or too high', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Arsenal', 'Leeds');
      const offer_id = await offerOf(bet_id, wanted);
      await limit({ maxOddsMilli: 7_999n });
      await refuses(bet_id, wanted, offer_id, 'oddsTooHigh');
      await limit({ minStakeMinor: 9_501n });
      await refuses(bet_id, wanted, offer_id, 'stakeTooLow');
      await limit({ maxStakeMinor: 9_499n });
      await refuses(bet_id, wanted, offer_id, 'stakeTooHigh');
    });

    it('where the price the player saw is gone', async () => {
      const bet_id = await place('Liverpool');
      const wanted = await legs('Liverpool', 'Arsenal');
      const offer_id = await offerOf(bet_id, wanted);
      const seen = wanted.map((one, at) => (at === 1 ? { ...one, odds: '2.10' } : one));
      await expect(take(bet_id, seen, offer_id)).rejects.toMatchObject(code('priceChanged'));
      expect(await betOf(bet_id)).toMatchObject({ status: 'accepted' });
    });
  });

  it('has the room that the old bet leaves', async () => {
    const bet_id = await place('Everton');
    const wanted = await legs('Everton', 'Leeds');
    // 100.00 win 100.00 of it; 95.00 at 4.00 win 285.00.
    await limit({ maxSelectionWinMinor: 28_500n, maxMatchWinMinor: 28_500n });
    const { offer } = await quote(bet_id, wanted);
    const plain = { bet_type: 'parlay' as const, legs: wanted };
    const beside = await server.call(slipQuote, { ...player.me, bets: [plain] });
    expect(beside.bets?.[0]).toMatchObject({ refusal: 'insufficientFunds' });
    await take(bet_id, wanted, offer.offer_id);
    const other = await server.signUpPlayer();
    await server.fund(other, 10_000n);
    player = other;
    const second = await place('Everton');
    await limit({ maxSelectionWinMinor: 28_499n });
    await expect(quote(second, wanted)).rejects.toMatchObject(code('payoutTooHigh'));
    expect(await books()).toEqual([]);
  });

  it('happens once, however often it is pressed', async () => {
    const bet_id = await place('Liverpool');
    const wanted = await legs('Liverpool', 'Arsenal');
    const offer_id = await offerOf(bet_id, wanted);
    const taps = await Promise.allSettled([
      take(bet_id, wanted, offer_id),
      take(bet_id, wanted, offer_id),
    ]);
    expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await balance()).toBe('0.00');
    expect(await books()).toEqual([]);
  });
});
