import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slipQuote } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { editWorld } from '../../../testing/edit-world.ts';
import { writeSportsLimits, type SportsLimits } from '../sportsbook/index.ts';

const usual: SportsLimits = {
  minStakeMinor: 100n,
  maxStakeMinor: 1_000_000n,
  maxWinMinor: 10_000_000n,
  maxEventLiabilityMinor: 300_000_000n,
  maxOddsMilli: 10_000_000n,
  maxSelectionWinMinor: null,
  maxMatchWinMinor: null,
};

type World = ReturnType<typeof editWorld>;
type Leg = Awaited<ReturnType<World['leg']>>;

let server: TestServer;
describeServerOnBothEngines('an edit that adds legs', (start) => {
  let player: TestPlayer;
  let world: World;
  beforeAll(async () => {
    server = await start();
    world = editWorld(server, () => player);
    await world.open();
  });
  beforeEach(async () => {
    await limit({});
    player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
  });

  const db = () => server.context.database.db;
  const limit = (more: Partial<SportsLimits>) =>
    writeSportsLimits(db(), server.sites.alpha, { ...usual, ...more });
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const code = (wanted: string) => ({ code: wanted });

  it('makes a single a parlay of what it is worth, whoever owns nothing else', async () => {
    const bet_id = await world.place('Liverpool');
    expect(await world.balance()).toBe('0.00');
    const wanted = await world.legs('Liverpool', 'Arsenal', 'Leeds');
    const { offer } = await world.quote(bet_id, wanted);
    // 100 × 2.00 × .5 less 5 %, and that at 2.00 three times.
    expect(offer).toMatchObject({
      ...{ stake: '95.00', odds: '8.00', potential_payout: '760.00', legs: wanted },
    });
    const request_id = crypto.randomUUID();
    const { bet } = await world.take(bet_id, wanted, offer.offer_id, request_id);
    expect(bet).toMatchObject({
      ...{ bet_type: 'parlay', stake: '95.00', edited_from: bet_id, status: 'accepted' },
      legs: [{ odds: '2.00' }, { odds: '2.00' }, { odds: '2.00' }],
    });
    expect(await world.betOf(bet_id)).toMatchObject({
      status: 'cashed-out',
      edited_to: bet.bet_id,
    });
    expect(await world.balance()).toBe('0.00');
    expect((await world.take(bet_id, wanted, offer.offer_id, request_id)).bet.bet_id).toBe(
      bet.bet_id,
    );
    await expect(
      world.take(bet_id, await world.legs('Liverpool', 'Arsenal'), offer.offer_id, request_id),
    ).rejects.toMatchObject(code('requestIdReused'));
    expect(await books()).toEqual([]);
  });

  it('adds to a parlay and leaves out of it at once', async () => {
    const bet_id = await world.place('Liverpool', 'Arsenal');
    const wanted = await world.legs('Arsenal', 'Leeds', 'Fulham');
    const { bet } = await world.take(bet_id, wanted, await world.offerOf(bet_id, wanted));
    expect(bet.legs?.map(({ home_team_name }) => home_team_name)).toEqual([
      ...['Arsenal', 'Leeds', 'Fulham'],
    ]);
    expect(await books()).toEqual([]);
  });

  describe('is refused by the rules of the slip, told before it is taken,', () => {
    /** The same of an offer, and of who takes an earlier one. */
    const refuses = async (bet_id: string, wanted: Leg[], offer_id: string, why: string) => {
      await expect(world.quote(bet_id, wanted)).rejects.toMatchObject(code(why));
      await expect(world.take(bet_id, wanted, offer_id)).rejects.toMatchObject(code(why));
      expect(await world.betOf(bet_id)).toMatchObject({ status: 'accepted', edited_to: null });
      expect(await world.balance()).toBe('0.00');
    };
    const marketOf = ({ selection_id }: Leg) =>
      sql`(select market_id from selections where id = ${selection_id}::uuid)`;

    it('where two legs are of one match', async () => {
      const bet_id = await world.place('Liverpool');
      const offer_id = await world.offerOf(bet_id, await world.legs('Liverpool', 'Arsenal'));
      const wanted = [await world.leg('Liverpool'), await world.leg('Liverpool', 'draw')];
      await refuses(bet_id, wanted, offer_id, 'relatedSelections');
    });

    it('where its market may not be combined', async () => {
      const bet_id = await world.place('Liverpool');
      const wanted = await world.legs('Liverpool', 'Arsenal');
      const offer_id = await world.offerOf(bet_id, wanted);
      const market = marketOf(await world.leg('Arsenal'));
      await sql`update markets set is_combinable = false where id = ${market}`.execute(db());
      await refuses(bet_id, wanted, offer_id, 'notCombinable');
      await sql`update markets set is_combinable = true where id = ${market}`.execute(db());
    });

    it('where its market has stopped', async () => {
      const bet_id = await world.place('Liverpool');
      const wanted = await world.legs('Liverpool', 'Arsenal');
      const offer_id = await world.offerOf(bet_id, wanted);
      const market = marketOf(await world.leg('Arsenal'));
      await sql`update markets set status = 'suspended' where id = ${market}`.execute(db());
      await refuses(bet_id, wanted, offer_id, 'marketSuspended');
      await sql`update markets set status = 'open' where id = ${market}`.execute(db());
    });

    it('where it could win more than a bet may', async () => {
      const bet_id = await world.place('Liverpool');
      const wanted = await world.legs('Liverpool', 'Arsenal', 'Leeds');
      const offer_id = await world.offerOf(bet_id, wanted);
      // 95.00 at 8.00 win 665.00.
      await limit({ maxWinMinor: 66_500n });
      expect((await world.quote(bet_id, wanted)).offer.potential_payout).toBe('760.00');
      await limit({ maxWinMinor: 66_499n });
      await refuses(bet_id, wanted, offer_id, 'payoutTooHigh');
    });

    it('where its odds are too high, and its stake too low or too high', async () => {
      const bet_id = await world.place('Liverpool');
      const wanted = await world.legs('Liverpool', 'Arsenal', 'Leeds');
      const offer_id = await world.offerOf(bet_id, wanted);
      await limit({ maxOddsMilli: 7_999n });
      await refuses(bet_id, wanted, offer_id, 'oddsTooHigh');
      await limit({ minStakeMinor: 9_501n });
      await refuses(bet_id, wanted, offer_id, 'stakeTooLow');
      await limit({ maxStakeMinor: 9_499n });
      await refuses(bet_id, wanted, offer_id, 'stakeTooHigh');
    });

    it('where the price the player saw is gone', async () => {
      const bet_id = await world.place('Liverpool');
      const wanted = await world.legs('Liverpool', 'Arsenal');
      const offer_id = await world.offerOf(bet_id, wanted);
      const seen = wanted.map((one, at) => (at === 1 ? { ...one, odds: '2.10' } : one));
      await expect(world.take(bet_id, seen, offer_id)).rejects.toMatchObject(code('priceChanged'));
      expect(await world.betOf(bet_id)).toMatchObject({ status: 'accepted' });
    });
  });

  it('has the room that the old bet leaves', async () => {
    const bet_id = await world.place('Everton');
    const wanted = await world.legs('Everton', 'Leeds');
    // 100.00 win 100.00 of it; 95.00 at 4.00 win 285.00.
    await limit({ maxSelectionWinMinor: 28_500n, maxMatchWinMinor: 28_500n });
    const { offer } = await world.quote(bet_id, wanted);
    const plain = { bet_type: 'parlay' as const, legs: wanted };
    const beside = await server.call(slipQuote, { ...player.me, bets: [plain] });
    expect(beside.bets?.[0]).toMatchObject({ refusal: 'insufficientFunds' });
    await world.take(bet_id, wanted, offer.offer_id);
    const other = await server.signUpPlayer();
    await server.fund(other, 10_000n);
    player = other;
    const second = await world.place('Everton');
    await limit({ maxSelectionWinMinor: 28_499n });
    await expect(world.quote(second, wanted)).rejects.toMatchObject(code('payoutTooHigh'));
    expect(await books()).toEqual([]);
  });

  it('happens once, however often it is pressed', async () => {
    const bet_id = await world.place('Liverpool');
    const wanted = await world.legs('Liverpool', 'Arsenal');
    const offer_id = await world.offerOf(bet_id, wanted);
    const taps = await Promise.allSettled([
      world.take(bet_id, wanted, offer_id),
      world.take(bet_id, wanted, offer_id),
    ]);
    expect(taps.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await world.balance()).toBe('0.00');
    expect(await books()).toEqual([]);
  });
});
