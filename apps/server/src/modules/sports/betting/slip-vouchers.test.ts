import { beforeAll, expect, it } from 'vitest';
import {
  bonusCode,
  eventList,
  getBalance,
  slipPlace,
  slipQuote,
  voucherList,
  type CallInput,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { enterResult, importFootballData, writeSportsLimits } from '../sportsbook/index.ts';

const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA,AHh,AvgAHH,AvgAHA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,1.40,5.00,7.50,,,',
  'E0,28/11/2026,17:30,Leeds,Everton,,,,2.50,3.30,2.80,,,',
  'E0,28/11/2026,17:30,Fulham,Brentford,,,,2.40,3.30,2.90,,,',
  'E0,28/11/2026,17:30,Arsenal,Chelsea,,,,2.05,3.50,3.70,,,',
  'E0,28/11/2026,17:30,Burnley,Wolves,,,,2.60,3.30,2.70,0,1.95,1.95',
  'E0,28/11/2026,17:30,Brighton,Newcastle,,,,2.60,3.30,2.70,,,',
].join('\n');

type Bet = CallInput<typeof slipPlace>['bets'][number];

let server: TestServer;
describeServerOnBothEngines('vouchers on a slip', (start) => {
  beforeAll(async () => {
    server = await start();
    await importFootballData(server.context, csv, 'fixtures');
    await writeSportsLimits(server.context.database.db, server.sites.alpha, {
      minStakeMinor: 1_000n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 2_000_000n,
      maxEventLiabilityMinor: 30_000_000n,
    });
    await publishItems(server, 'sports', [
      {
        kind: 'free_bet',
        code: 'a-free-bet',
        trigger: { on: 'code', code: 'FREEBET-2026' },
        amount: '20.00',
        min_odds: '1.5',
        expires_hours: 24,
      },
      {
        kind: 'odds_boost',
        code: 'a-boost',
        trigger: { on: 'code', code: 'BOOST-2026' },
        boost_percent: 10,
        max_stake: '100.00',
        max_extra: '5.00',
        expires_hours: 24,
      },
    ]);
  });

  /** A player with 1,000.00 and the voucher of a code. */
  const withVoucher = async (code: string) => {
    const player = await server.signUpPlayer();
    await server.fund(player, 100_000n);
    await server.call(bonusCode, { ...player.me, code });
    return { player, voucher_id: (await voucherOf(player)).voucher_id };
  };
  const voucherOf = async ({ me }: TestPlayer) => {
    const [voucher] = (await server.call(voucherList, me)).value;
    if (!voucher) throw new Error('no voucher was given');
    return voucher;
  };
  const match = async (team: string, marketKind = '1x2') => {
    const found = (await server.call(eventList, {})).value.find(
      ({ home_team_name }) => home_team_name === team,
    );
    if (!found) throw new Error(`no match of ${team}`);
    const { selection_id = '', odds = '' } =
      found.markets
        .find(({ kind }) => kind === marketKind)
        ?.selections.find(({ outcome }) => outcome === 'home') ?? {};
    return { eventId: found.event_id, leg: { selection_id, odds } };
  };
  const place = async (
    player: TestPlayer,
    bet: Omit<Bet, 'legs' | 'bet_type'>,
    ...at: Parameters<typeof match>
  ) => {
    const { leg } = await match(...at);
    const bets: Bet[] = [{ bet_type: 'single', legs: [leg], ...bet }];
    return server.call(slipPlace, { ...player.me, odds_change: 'none', bets });
  };
  const finish = async (eventId: string, score: [number, number] | null): Promise<void> => {
    const [homeScore, awayScore] = score ?? [null, null];
    const kind = score ? ('score' as const) : ('void' as const);
    const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
    await enterResult(
      server.context.database.db,
      { eventId, kind, homeScore, awayScore, ...halfTime, reason: 'test' },
      server.context.clock.now(),
    );
    await server.runJob('settle-bets');
  };
  const balance = async ({ me }: TestPlayer) => (await server.call(getBalance, me)).game_balance;
  const books = () => server.context.database.withoutTimeouts(auditBooks);

  it('a free bet costs the player nothing and pays what it wins without its stake', async () => {
    const { eventId } = await match('Leeds');
    const { player, voucher_id } = await withVoucher('FREEBET-2026');
    const { slip } = await place(player, { unit_stake: '20.00', voucher_id }, 'Leeds');
    expect(slip.bets).toMatchObject([
      { potential_payout: '30.00', voucher: { voucher_id, kind: 'free_bet' } },
    ]);
    expect(await balance(player)).toBe('1000.00');
    expect(await voucherOf(player)).toMatchObject({
      state: 'staked',
      bet_id: slip.bets[0]?.bet_id,
    });
    expect(await books()).toEqual([]);
    await finish(eventId, [1, 0]);
    // 20.00 × 2.50 less 20.00
    expect(await balance(player)).toBe('1030.00');
    expect((await voucherOf(player)).state).toBe('used');
    expect(await books()).toEqual([]);
  });

  it('a free bet on a void match comes back to be used again', async () => {
    const { eventId } = await match('Fulham');
    const { player, voucher_id } = await withVoucher('FREEBET-2026');
    await place(player, { unit_stake: '20.00', voucher_id }, 'Fulham');
    await finish(eventId, null);
    expect(await balance(player)).toBe('1000.00');
    expect(await voucherOf(player)).toMatchObject({ state: 'open', bet_id: null });
    expect(await books()).toEqual([]);
  });

  it('a free bet that its line makes void comes back too; corrected, it is used', async () => {
    const { eventId } = await match('Burnley');
    const { player, voucher_id } = await withVoucher('FREEBET-2026');
    await place(player, { unit_stake: '20.00', voucher_id }, 'Burnley', 'asian-handicap');
    await finish(eventId, [1, 1]);
    expect(await voucherOf(player)).toMatchObject({ state: 'open', bet_id: null });
    expect(await books()).toEqual([]);
    await finish(eventId, [2, 1]);
    // 20.00 × 1.95 less 20.00
    expect(await balance(player)).toBe('1019.00');
    expect((await voucherOf(player)).state).toBe('used');
    expect(await books()).toEqual([]);
  });

  it('a boost raises what is won, up to its most', async () => {
    const { eventId } = await match('Arsenal');
    const { player, voucher_id } = await withVoucher('BOOST-2026');
    await place(player, { unit_stake: '100.00', voucher_id }, 'Arsenal');
    expect(await balance(player)).toBe('900.00');
    await finish(eventId, [2, 0]);
    // 205.00 and a tenth of 105.00, at most 5.00
    expect(await balance(player)).toBe('1110.00');
    expect(await books()).toEqual([]);
  });

  it('a quote names the vouchers that fit, what they pay, and the one stake of a free bet', async () => {
    const { player, voucher_id } = await withVoucher('FREEBET-2026');
    const ask = async (team: string, bet: Partial<Bet> = {}) => {
      const { leg } = await match(team);
      const asked = { bet_type: 'single' as const, legs: [leg], ...bet };
      return (await server.call(slipQuote, { ...player.me, bets: [asked] })).bets?.[0];
    };
    // At 1.40, below its least odds.
    expect(await ask('Liverpool')).toMatchObject({ vouchers: [], refusal: null });
    expect(await ask('Liverpool', { voucher_id })).toMatchObject({ refusal: 'voucherNotUsable' });
    expect(await ask('Brighton', { voucher_id: crypto.randomUUID() })).toMatchObject({
      refusal: 'voucherNotFound',
    });
    // 20.00 × 2.60 less 20.00
    expect(await ask('Brighton')).toMatchObject({
      vouchers: [{ voucher_id, kind: 'free_bet', amount: '20.00', potential_payout: '32.00' }],
    });
    const quote = await ask('Brighton', { voucher_id });
    expect(quote).toMatchObject({
      min_unit_stake: '20.00',
      max_unit_stake: '20.00',
      potential_payout: '32.00',
      refusal: null,
    });
    const unit_stake = quote?.max_unit_stake ?? '';
    expect((await place(player, { unit_stake, voucher_id }, 'Brighton')).slip.state).toBe(
      'accepted',
    );
    expect(await ask('Brighton', { voucher_id })).toMatchObject({ refusal: 'voucherNotUsable' });
  });

  it.each([
    // At 1.40, below its least odds.
    ['FREEBET-2026', 'odds', '20.00', 'Liverpool'],
    ['FREEBET-2026', 'stake', '10.00', 'Brighton'],
    ['BOOST-2026', 'stake', '100.01', 'Brighton'],
  ])('%s is refused for its %s', async (code, statusDetail, unit_stake, team) => {
    const { player, voucher_id } = await withVoucher(code);
    const placed = place(player, { unit_stake, voucher_id }, team);
    await expect(placed).rejects.toMatchObject({ code: 'voucherNotUsable', statusDetail });
    expect(await balance(player)).toBe('1000.00');
  });

  it("is refused when it is used already, and when it is another's", async () => {
    const { player, voucher_id } = await withVoucher('BOOST-2026');
    const other = await withVoucher('BOOST-2026');
    await place(player, { unit_stake: '10.00', voucher_id }, 'Liverpool');
    await expect(
      place(player, { unit_stake: '10.00', voucher_id }, 'Liverpool'),
    ).rejects.toMatchObject({ code: 'voucherNotUsable', statusDetail: 'used' });
    await expect(
      place(other.player, { unit_stake: '10.00', voucher_id }, 'Liverpool'),
    ).rejects.toMatchObject({ code: 'voucherNotFound' });
  });
});
