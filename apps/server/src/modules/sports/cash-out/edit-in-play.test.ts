import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cashOutStatus, cashOutTake } from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { editWorld } from '../../../testing/edit-world.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

const second = 1_000;

let server: TestServer;
describeServerOnBothEngines('an edit of a bet in play', (start) => {
  let player: TestPlayer;
  let world: ReturnType<typeof editWorld>;
  beforeAll(async () => {
    server = await start();
    world = editWorld(server, () => player);
    await world.open();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      ...{ minStakeMinor: 100n, maxStakeMinor: 1_000_000n, maxWinMinor: 10_000_000n },
      maxEventLiabilityMinor: 300_000_000n,
    });
    await world.kickOff('Liverpool');
  });
  beforeEach(async () => {
    player = await server.signUpPlayer();
    await server.fund(player, 10_000n);
    await world.priceAt('Liverpool', 2_000);
    await world.priceAt('Arsenal', 2_000);
  });

  const decide = async (ms = 5 * second): Promise<void> => {
    server.advance(ms);
    await server.runJob('decide-cash-outs');
  };
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const statusOf = async (cash_out_id = '') =>
    (await server.call(cashOutStatus, { ...player.me, cash_out_id })).cash_out;
  /** A bet on Arsenal, asked to become a parlay with Liverpool, which is in play. */
  const ask = async () => {
    const bet_id = await world.place('Arsenal');
    const wanted = await world.legs('Arsenal', 'Liverpool');
    const { offer } = await world.quote(bet_id, wanted);
    const request = [bet_id, wanted, offer.offer_id, crypto.randomUUID()] as const;
    const answer = await world.take(...request);
    return { bet_id, offer, request, answer, id: answer.cash_out?.cash_out_id ?? '' };
  };
  const stands = async (bet_id: string) => {
    expect(await world.betOf(bet_id)).toMatchObject({ status: 'accepted', edited_to: null });
    expect(await world.balance()).toBe('0.00');
    expect(await books()).toEqual([]);
  };

  it('waits as long as the match in play does, and is made then', async () => {
    const { bet_id, offer, request, answer, id } = await ask();
    expect(offer).toMatchObject({ stake: '95.00', odds: '4.00', delay_seconds: 5 });
    expect(answer).toMatchObject({
      bet: { bet_id, status: 'accepted' },
      cash_out: { bet_id, state: 'pending', amount: '95.00' },
    });
    await decide(4 * second);
    expect(await statusOf(id)).toMatchObject({ state: 'pending' });
    await stands(bet_id);
    await decide(second);
    expect(await statusOf(id)).toMatchObject({ state: 'taken', amount: '95.00' });
    const old = await world.betOf(bet_id);
    expect(old).toMatchObject({ status: 'cashed-out' });
    const newId = old.product === 'sports' ? (old.edited_to ?? '') : '';
    expect(await world.betOf(newId)).toMatchObject({
      ...{ status: 'accepted', stake: '95.00', edited_from: bet_id, bet_type: 'parlay' },
      legs: [
        { odds: '2.00', is_live: false },
        { odds: '2.00', is_live: true },
      ],
    });
    expect(await world.balance()).toBe('0.00');
    expect(await books()).toEqual([]);
    // However often it is sent, it is answered as it was.
    expect((await world.take(...request)).cash_out).toMatchObject({ state: 'pending' });
  });

  it('leaves a leg in play out after the same wait', async () => {
    const bet_id = await world.place('Arsenal', 'Leeds');
    await world.kickOff('Leeds');
    const wanted = await world.legs('Arsenal');
    const { offer } = await world.quote(bet_id, wanted);
    expect(offer.delay_seconds).toBe(5);
    const { cash_out } = await world.take(bet_id, wanted, offer.offer_id);
    await decide();
    expect(await statusOf(cash_out?.cash_out_id)).toMatchObject({ state: 'taken' });
    expect(await books()).toEqual([]);
  });

  it('is refused by a market that stopped in between, even if it is open again', async () => {
    const { bet_id, id } = await ask();
    await world.stop('Liverpool');
    await decide();
    expect(await statusOf(id)).toMatchObject({ state: 'rejected', refusal: 'suspended' });
    await stands(bet_id);
  });

  it('is refused at a lower price, and taken at a higher one', async () => {
    const { bet_id, id } = await ask();
    await world.priceAt('Liverpool', 1_900);
    await decide();
    const refused = await statusOf(id);
    expect(refused).toMatchObject({ state: 'rejected', refusal: null });
    await stands(bet_id);

    const wanted = await world.legs('Arsenal', 'Liverpool');
    const { offer } = await world.quote(bet_id, wanted);
    const { cash_out } = await world.take(bet_id, wanted, offer.offer_id);
    await world.priceAt('Liverpool', 2_100);
    await decide();
    expect(await statusOf(cash_out?.cash_out_id)).toMatchObject({ state: 'taken' });
    expect(await books()).toEqual([]);
  });

  it('is the only one of the bet that waits, and no cash-out is taken meanwhile', async () => {
    const { bet_id, offer, request } = await ask();
    const [, wanted, offer_id] = request;
    await expect(world.take(bet_id, wanted, offer_id)).rejects.toMatchObject({
      code: 'betNotEditable',
    });
    const out = { ...player.me, bet_id, offer_id: offer.offer_id, part: '1.00' };
    await expect(server.call(cashOutTake, { ...out, offer_change: 'none' })).rejects.toMatchObject({
      code: 'cashOutUnavailable',
      statusDetail: 'pending',
    });
    await decide();
    expect(await books()).toEqual([]);
  });

  it('is refused when nobody decided it for a minute', async () => {
    const first = await ask();
    await decide(66 * second);
    expect(await statusOf(first.id)).toMatchObject({ state: 'rejected', refusal: 'suspended' });
    await stands(first.bet_id);
  });

  it('is refused at once by what the new bet has against it already', async () => {
    const bet_id = await world.place('Arsenal');
    const wanted = [await world.leg('Liverpool'), await world.leg('Liverpool', 'draw')];
    const offer = await world.offerOf(bet_id, await world.legs('Liverpool'));
    await expect(world.take(bet_id, wanted, offer)).rejects.toMatchObject({
      code: 'relatedSelections',
    });
    await stands(bet_id);
  });
});
