import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  depositCreate,
  eventList,
  getBalance,
  promotionDetail,
  promotionOptIn,
  slipPlace,
} from '@pavilion/contracts';
import { describeServerOnBothEngines, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { auditBooks } from '../../../testing/audit-books.ts';
import { publishItems } from '../../../testing/campaigns.ts';
import { runTool } from '../../../testing/run-tool.ts';
import { seedPaymentMethods } from '../../money/payments/index.ts';
import {
  enterResult,
  importFootballData,
  writeSportsLimits,
} from '../../sports/sportsbook/index.ts';

const teams = [
  ...['Liverpool,Bournemouth', 'Leeds,Everton', 'Fulham,Brentford', 'Arsenal,Chelsea'],
  ...['Burnley,Wolves', 'Brighton,Newcastle'],
];
/** Every home team wins at 2.50. */
const csv = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  ...teams.map((pair) => `E0,28/11/2026,17:30,${pair},,,,2.50,3.30,2.80`),
].join('\n');

const bonus = (code: string, percent: number, more: object = {}) => ({
  ...{ kind: 'bonus', code, trigger: { on: 'claim', opt_in: true }, expires_hours: 240 },
  grant: { amount: '100.00' },
  wagering: { multiplier_percent: percent, base: 'bonus' },
  ...more,
});

describeServerOnBothEngines('a corrected result of a bet that a bonus paid into', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    const { context, sites } = server;
    await importFootballData(context, csv, 'fixtures');
    await writeSportsLimits(context.database.db, sites.alpha, {
      ...{ minStakeMinor: 1_000n, maxStakeMinor: 1_000_000n },
      ...{ maxWinMinor: 2_000_000n, maxEventLiabilityMinor: 30_000_000n },
    });
    await seedPaymentMethods(context, sites.alpha);
    await publishItems(server, 'corrected', [
      bonus('long', 6_000),
      bonus('short', 100),
      bonus('matched', 100, {
        trigger: { on: 'deposit', deposit: { min: '100.00' } },
        grant: { percent: 100, max: '100.00' },
      }),
    ]);
  });

  const eventOf = async (team: string) => {
    const { value } = await server.call(eventList, {});
    const event = value.find(({ home_team_name: name }) => name === team);
    if (!event) throw new Error(`no match of ${team}`);
    return event;
  };
  const place = async (player: TestPlayer, team: string, unit_stake: string) => {
    const { markets } = await eventOf(team);
    const { selection_id = '', odds = '' } =
      markets
        .find(({ kind }) => kind === '1x2')
        ?.selections.find(({ outcome }) => outcome === 'home') ?? {};
    const bets = [{ bet_type: 'single' as const, legs: [{ selection_id, odds }], unit_stake }];
    await server.call(slipPlace, { ...player.me, odds_change: 'none', bets });
  };
  const eventIds = new Map<string, string>();
  const finish = async (team: string, [homeScore, awayScore]: [number, number]) => {
    const eventId = eventIds.get(team) ?? (await eventOf(team)).event_id;
    eventIds.set(team, eventId);
    const score = { kind: 'score' as const, homeScore, awayScore, reason: 'test' };
    const halfTime = { halfTimeHomeScore: null, halfTimeAwayScore: null };
    const { context } = server;
    await enterResult(context.database.db, { eventId, ...score, ...halfTime }, context.clock.now());
    await server.runJob('settle-bets');
  };
  const won = (team: string) => finish(team, [2, 0]);
  const lost = (team: string) => finish(team, [0, 1]);
  const pockets = async ({ me }: TestPlayer) => {
    const { game_balance, bonus_balance } = await server.call(getBalance, me);
    return [game_balance, bonus_balance];
  };
  const forfeit = ({ id }: TestPlayer) => {
    const { context } = server;
    return sql`select end_bonuses_of(${id}::uuid, 'forfeited',
      ${context.clock.now()}::timestamptz)`.execute(context.database.db);
  };
  /** Who has 60.00 of cash, 100.00 of a bonus, and stakes all of the cash and 40.00 of it. */
  const staked = async (promotion_code: string, team: string): Promise<TestPlayer> => {
    const player = await server.signUpPlayer();
    await server.fund(player, 6_000n);
    const asked = { ...player.me, promotion_code };
    const { value } = await server.call(promotionDetail, asked);
    await server.call(promotionOptIn, { ...asked, terms_version: value.terms.version });
    await place(player, team, '100.00');
    expect(await pockets(player)).toEqual(['0.00', '60.00']);
    return player;
  };
  const books = () => server.context.database.withoutTimeouts(auditBooks);

  it('moves both pockets while the bonus lives', async () => {
    const player = await staked('long', 'Liverpool');
    await won('Liverpool');
    // 250.00, of which 60 parts of 100 are cash.
    expect(await pockets(player)).toEqual(['150.00', '160.00']);
    await lost('Liverpool');
    expect(await pockets(player)).toEqual(['0.00', '60.00']);
    await won('Liverpool');
    expect(await pockets(player)).toEqual(['150.00', '160.00']);
    expect(await books()).toEqual([]);
  });

  it('takes what was converted from cash, and gives it there', async () => {
    const player = await staked('short', 'Leeds');
    await won('Leeds');
    expect(await pockets(player)).toEqual(['310.00', '0.00']);
    await lost('Leeds');
    expect(await pockets(player)).toEqual(['60.00', '0.00']);
    await won('Leeds');
    expect(await pockets(player)).toEqual(['310.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('gives the part of a bonus that ended before to the house', async () => {
    const player = await staked('long', 'Fulham');
    await forfeit(player);
    await won('Fulham');
    expect(await pockets(player)).toEqual(['150.00', '0.00']);
    await lost('Fulham');
    expect(await pockets(player)).toEqual(['0.00', '0.00']);
    await won('Fulham');
    expect(await pockets(player)).toEqual(['150.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('is made up by the house where the bonus was given up since', async () => {
    const player = await staked('long', 'Arsenal');
    await won('Arsenal');
    await forfeit(player);
    expect(await pockets(player)).toEqual(['150.00', '0.00']);
    await lost('Arsenal');
    expect(await pockets(player)).toEqual(['0.00', '0.00']);
    expect(await books()).toEqual([]);
  });

  it('takes nothing twice that a charge-back took', async () => {
    const player = await server.signUpPlayer();
    const asked = { ...player.me, method_code: 'gcash', amount: '100.00' };
    const { deposit } = await server.call(depositCreate, asked);
    const { db } = server.context.database;
    await sql`select credit_deposit(d, gen_random_uuid(), now(),
      ${server.context.clock.now()}::timestamptz)
      from deposits d where d.id = ${deposit.deposit_id}::uuid`.execute(db);
    await server.runJob('give-deposit-bonuses');
    await place(player, 'Burnley', '100.00');
    await place(player, 'Brighton', '40.00');
    await won('Burnley');
    // 250.00 and the 60.00 that were left of the bonus, which is done.
    expect(await pockets(player)).toEqual(['310.00', '0.00']);
    await won('Brighton');
    expect(await pockets(player)).toEqual(['410.00', '0.00']);
    const back = ['deposit', 'charge-back', deposit.deposit_id, '--reason', 'told by the bank'];
    await runTool(server.context, back);
    // 100.00 of the deposit and 160.00 that the bonus had become.
    expect(await pockets(player)).toEqual(['150.00', '0.00']);
    await lost('Brighton');
    expect(await pockets(player)).toEqual(['150.00', '0.00']);
    expect(await books()).toEqual([]);
  });
});
