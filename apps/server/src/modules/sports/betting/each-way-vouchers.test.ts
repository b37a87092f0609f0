import { beforeAll, describe, expect, it } from 'vitest';
import {
  betDetail,
  betEditQuote,
  betEditTake,
  bonusCode,
  getBalance,
  slipPlace,
  slipQuote,
  voucherList,
  type CallInput,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { openRace } from '../../../testing/race-world.ts';
import { writeSportsLimits } from '../sportsbook/index.ts';

type Race = Awaited<ReturnType<typeof openRace>>;
type Bet = CallInput<typeof slipPlace>['bets'][number];

let server: TestServer;
describeServerOnBothEngines('each way', (start) => {
  beforeAll(async () => {
    server = await start();
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 900_000_000n,
    });
    const given = (code: string, amount: string) => ({
      ...{ kind: 'free_bet' as const, code, amount, min_odds: '1.5', expires_hours: 24 },
      trigger: { on: 'code' as const, code: `${code.toUpperCase()}-2026` },
    });
    await publishItems(server, 'races', [
      given('even', '20.00'),
      given('odd', '20.01'),
      {
        ...{ kind: 'odds_boost', code: 'boost', boost_percent: 10, max_stake: '20.00' },
        ...{ max_extra: '5.00', expires_hours: 24 },
        trigger: { on: 'code', code: 'BOOST-2026' },
      },
    ]);
  });

  const newPlayer = async (): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    return player;
  };
  const withVoucher = async (code: string) => {
    const player = await newPlayer();
    await server.call(bonusCode, { ...player.me, code });
    const [voucher] = (await server.call(voucherList, player.me)).value;
    return { player, voucher_id: voucher?.voucher_id ?? '' };
  };
  const betOn = async (race: Race, unit_stake: string, more: Partial<Bet> = {}): Promise<Bet> => ({
    ...{ bet_type: 'single', unit_stake, each_way: true, legs: [await race.selection('win')] },
    ...more,
  });
  const place = async (player: TestPlayer, bet: Bet): Promise<string> => {
    const call = { ...player.me, odds_change: 'none' as const, bets: [bet] };
    const { slip } = await server.call(slipPlace, call);
    return slip.bets[0]?.bet_id ?? '';
  };
  const detail = async (player: TestPlayer, bet_id: string) =>
    (await server.call(betDetail, { ...player.me, bet_id })).bet;
  const balance = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const open = (odds: Record<string, number> = { win: 6_000 }) =>
    openRace(server.context, { declared: 9, odds });
  /** Third of nine: a place at a fifth of the odds. */
  const third = { own: 3, r1: 1, r2: 2 };

  describe('with a voucher', () => {
    it('a free bet stakes both lines and pays what they win', async () => {
      const race = await open();
      const { player, voucher_id } = await withVoucher('EVEN-2026');
      const bet = await betOn(race, '10.00', { voucher_id });
      const quoted = await server.call(slipQuote, { ...player.me, bets: [bet] });
      // 10 × (6 + 2) less 20.
      expect(quoted.bets).toMatchObject([
        {
          ...{ refusal: null, stake: '20.00', potential_payout: '60.00' },
          ...{ min_unit_stake: '10.00', max_unit_stake: '10.00' },
        },
      ]);
      const bet_id = await place(player, bet);
      expect(await balance(player)).toBe('1000.00');
      expect(await books()).toEqual([]);
      await race.finish({ own: 1, r1: 2, r2: 3 });
      await server.runJob('settle-bets');
      expect(await detail(player, bet_id)).toMatchObject({ result: 'won', payout: '60.00' });
      expect(await balance(player)).toBe('1060.00');
      expect(await books()).toEqual([]);
    });

    it('that a place alone does not pay back is lost; a runner out gives it back', async () => {
      const [placed, out] = [await open(), await open()];
      const lost = await withVoucher('EVEN-2026');
      const back = await withVoucher('EVEN-2026');
      const lostId = await place(
        lost.player,
        await betOn(placed, '10.00', { voucher_id: lost.voucher_id }),
      );
      const backId = await place(
        back.player,
        await betOn(out, '10.00', { voucher_id: back.voucher_id }),
      );
      await placed.finish(third);
      await out.withdraw('own', 6_000);
      await out.finish({ r1: 1 });
      await server.runJob('settle-bets');
      // 10 × 2 is the stake of 20.
      expect(await detail(lost.player, lostId)).toMatchObject({ result: 'lost', payout: '0.00' });
      expect(await detail(back.player, backId)).toMatchObject({ result: 'void', payout: '0.00' });
      const states = async ({ me }: TestPlayer) =>
        (await server.call(voucherList, me)).value.map(({ state }) => state);
      expect(await states(back.player)).toEqual(['open']);
      expect(await states(lost.player)).not.toContain('open');
      expect(await books()).toEqual([]);
    });

    it('a boost raises what both lines win, up to the most', async () => {
      const race = await open();
      const { player, voucher_id } = await withVoucher('BOOST-2026');
      const bet_id = await place(player, await betOn(race, '5.00', { voucher_id }));
      await race.finish({ own: 1, r1: 2, r2: 3 });
      await server.runJob('settle-bets');
      // 5 × (6 + 2) and a tenth of the 30 won.
      expect(await detail(player, bet_id)).toMatchObject({ payout: '43.00' });
      expect(await books()).toEqual([]);
    });

    it('takes no free bet that two lines cannot share, nor a boost above its stake', async () => {
      const race = await open();
      const odd = await withVoucher('ODD-2026');
      const boost = await withVoucher('BOOST-2026');
      for (const [{ player, voucher_id }, stake] of [
        [odd, '10.00'],
        [odd, '10.01'],
        [boost, '10.01'],
      ] as const)
        await expect(place(player, await betOn(race, stake, { voucher_id }))).rejects.toMatchObject(
          { code: 'voucherNotUsable' },
        );
      const bets = [await betOn(race, '10.00', { voucher_id: odd.voucher_id })];
      const quoted = await server.call(slipQuote, { ...odd.player.me, bets });
      expect(quoted.bets).toMatchObject([{ refusal: 'voucherNotUsable', max_unit_stake: '0.00' }]);
    });
  });

  describe('edited', () => {
    const chances = { won: 400_000, halfWon: 0, void: 0, halfLost: 0 };
    const priced = (odds: number) =>
      openRace(server.context, {
        ...{ declared: 9, chances, odds: { win: odds, 'place-3': 2_000 } },
      });

    it('goes on each way with its worth on both lines, by the terms of the moment', async () => {
      const [first, other] = [await priced(6_000), await priced(4_000)];
      const player = await newPlayer();
      const bet_id = await place(player, await betOn(first, '10.00'));
      const wanted = { ...player.me, bet_id, legs: [await other.selection('win')] };
      const { offer } = await server.call(betEditQuote, wanted);
      // 10 × (.4 × 6 + .4 × 2) less 5 %: 30.40 on two lines.
      expect(offer).toMatchObject({ stake: '30.40' });
      await other.withdraw('r7', 20_000);
      await other.withdraw('r8', 20_000);
      const { bet } = await server.call(betEditTake, { ...wanted, offer_id: offer.offer_id });
      expect(bet).toMatchObject({
        ...{ each_way: true, unit_stake: '15.20', stake: '30.40', edited_from: bet_id },
        legs: [{ place_terms: { places: 2, fraction: '1/4' } }],
      });
      expect(await detail(player, bet_id)).toMatchObject({
        ...{ status: 'cashed-out', payout: '30.40' },
      });
      expect(await balance(player)).toBe('980.00');
      expect(await books()).toEqual([]);
    });

    it('leaves what two lines cannot share with the player', async () => {
      const [first, other] = [await priced(6_000), await priced(4_000)];
      const player = await newPlayer();
      const bet_id = await place(player, await betOn(first, '10.01'));
      const wanted = { ...player.me, bet_id, legs: [await other.selection('win')] };
      const { offer } = await server.call(betEditQuote, wanted);
      // 10.01 × 3.2 × .95 = 30.43
      expect(offer).toMatchObject({ stake: '30.42' });
      await server.call(betEditTake, { ...wanted, offer_id: offer.offer_id });
      expect(await balance(player)).toBe('979.99');
      expect(await books()).toEqual([]);
    });

    it('takes no leg without a place part, and no bet with a voucher', async () => {
      const first = await priced(6_000);
      const { player, voucher_id } = await withVoucher('EVEN-2026');
      const bet_id = await place(player, await betOn(first, '10.00', { voucher_id }));
      const own = await place(player, await betOn(first, '10.00'));
      const other = await priced(4_000);
      const edit = async (of: string, kind: string) =>
        server.call(betEditQuote, {
          ...player.me,
          bet_id: of,
          legs: [await other.selection(kind)],
        });
      await expect(edit(bet_id, 'win')).rejects.toMatchObject({ code: 'betNotEditable' });
      await expect(edit(own, 'place-3')).rejects.toMatchObject({ code: 'notEachWay' });
    });
  });
});
