import { beforeEach, expect, it } from 'vitest';
import { betDetail, login, slipPlace, slipQuote, type CallInput } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { writeSportsLimits } from '../modules/sports/sportsbook/index.ts';
import { auditBooks } from '../testing/audit-books.ts';
import { celtic, createMatchWorld } from '../testing/match-world.ts';
import { openRace } from '../testing/race-world.ts';
import { runTool } from '../testing/run-tool.ts';

type Bet = CallInput<typeof slipPlace>['bets'][number];
const hours = 60 * 60_000;

describeServer('the finish of a race by hand', (boot) => {
  let server: TestServer;
  let player: TestPlayer;
  beforeEach(async () => {
    server = await boot({ now: new Date('2026-07-20T12:00:00.000Z') });
    player = await server.signUpPlayer();
    await server.fund(player, 1_000_000n);
    await writeSportsLimits(server.context.database.db, player.siteId, {
      minStakeMinor: 100n,
      maxStakeMinor: 1_000_000n,
      maxWinMinor: 100_000_000n,
      maxEventLiabilityMinor: 10n ** 13n,
    });
  });

  const run = async (...args: string[]) => (await runTool(server.context, args)).text;
  /** Anew: hours may have passed. */
  const signedIn = async () => {
    const { account_id, domain_name } = player.me;
    const asked = { account_id, domain_name, password: player.password };
    const { token } = await server.call(login, asked);
    return { ...player.me, auth: token };
  };
  type Leg = Bet['legs'][number];
  const place = async (leg: Leg, more: Partial<Bet> = {}): Promise<string> => {
    const bet: Bet = { bet_type: 'single', unit_stake: '10.00', legs: [leg], ...more };
    const call = { ...(await signedIn()), odds_change: 'none' as const, bets: [bet] };
    return (await server.call(slipPlace, call)).slip.bets[0]?.bet_id ?? '';
  };
  const stateOf = async (bet_id: string): Promise<string> => {
    const { bet } = await server.call(betDetail, { ...(await signedIn()), bet_id });
    return `${bet.status} ${bet.result} ${bet.payout}`;
  };
  const books = () => server.context.database.withoutTimeouts(auditBooks);
  const race = (odds: Record<string, number>, declared = 5) =>
    openRace(server.context, { declared, odds });

  it('settles its bets, level runners too, and may be corrected', async () => {
    // Numbers on the card: own is 1, r1 is 2, and so on.
    const { eventId, selection } = await race({ win: 6_000 });
    const eachWay = await place(await selection('win'), { each_way: true });
    server.advance(2 * hours);
    expect(await run('event', 'finish', eventId, '3,1=4,2')).toBe(
      `${eventId} ended 3,1=4,2; settled 1 bets: 1 won`,
    );
    // Two places at a quarter, two level for the second: 10 × 2.25 / 2.
    expect(await stateOf(eachWay)).toBe('settled won 11.25');
    expect(await run('event', 'finish', eventId, '3,1=4,2')).toContain('this finish was known');
    expect(await run('event', 'finish', eventId, '1,3', '--reason', 'photo')).toContain('1 won');
    // 10 × (6 + 2.25)
    expect(await stateOf(eachWay)).toBe('settled won 82.50');
    expect(await books()).toEqual([]);
    const logged = await server.context.database.db
      .selectFrom('operator_audit_log')
      .select('reason')
      .where('action', '=', 'sports.finish')
      .orderBy('id')
      .execute();
    expect(logged.map(({ reason }) => reason)).toEqual([
      ...['3,1=4,2: entered by hand', '1,3: photo'],
    ]);
  });

  it('names the winner of an outright, and voids what was bet after it was known', async () => {
    const setting = { declared: 4, odds: { winner: 5_000 }, sport: 'outright' as const };
    const { eventId, selection } = await openRace(server.context, setting);
    const early = await place(await selection('winner'));
    server.advance(hours / 2);
    const late = await place(await selection('winner'));
    server.advance(1_000);
    await expect(run('event', 'finish', eventId, 'Runner own')).rejects.toThrow('--started');
    const known = new Date(server.context.clock.now().getTime() - 60_000).toISOString();
    await run('event', 'finish', eventId, 'runner own', '--started', known);
    expect([await stateOf(early), await stateOf(late)]).toEqual([
      ...['settled won 50.00', 'voided void 10.00'],
    ]);
    expect(await books()).toEqual([]);
  });

  it('is refused while it does not tell what bets ask', async () => {
    const { eventId, selection, withdraw } = await race({ win: 6_000, 'place-3': 2_000 });
    await place(await selection('place-3'));
    await withdraw('r4', 20_000);
    const finish = (order: string) => run('event', 'finish', eventId, order);
    await expect(finish('1,2,3')).rejects.toThrow('it begins only at');
    server.advance(2 * hours);
    await expect(finish('1')).rejects.toThrow('the order must tell the first 3');
    await expect(finish('9')).rejects.toThrow('`9` names no runner; there are: 1 Runner own,');
    await expect(finish('1,5,2')).rejects.toThrow('`5` was withdrawn');
    await expect(finish('1,2,1')).rejects.toThrow('`1` is named twice');
    await expect(run('event', 'result', eventId, '2-1')).rejects.toThrow('a race has no score');
    expect(await finish('2,3,4')).toContain('1 lost');
  });

  it('marks the match that decides an outright: no bet takes both', async () => {
    const world = await createMatchWorld(server);
    await world.fixtures(celtic('08/08/2026'));
    const [match = ''] = await world.eventIds();
    const setting = { declared: 4, odds: { winner: 5_000 }, sport: 'outright' as const };
    const { eventId, selection } = await openRace(server.context, setting);
    const { id } = await server.context.database.db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select('s.id')
      .where('m.event_id', '=', match)
      .where('s.outcome', '=', 'home')
      .executeTakeFirstOrThrow();
    const legs = [await selection('winner'), { selection_id: id, odds: '1.50' }];
    const double: Bet = { bet_type: 'parlay', unit_stake: '10.00', legs };
    const refusals = async () => {
      const { bets } = await server.call(slipQuote, { ...player.me, bets: [double] });
      return bets?.[0]?.legs.map(({ refusal }) => refusal);
    };
    expect(await refusals()).toEqual([null, null]);
    expect(await run('event', 'decided-by', eventId, '--match', match)).toBe(
      `${match} decides ${eventId}`,
    );
    expect(await refusals()).toEqual(['relatedSelections', 'relatedSelections']);
    const call = { ...player.me, odds_change: 'none' as const, bets: [double] };
    await expect(server.call(slipPlace, call)).rejects.toMatchObject({ code: 'relatedSelections' });
    await expect(run('event', 'decided-by', match, '--match', match)).rejects.toThrow(
      'no outright',
    );
    await expect(run('event', 'decided-by', eventId, '--match', 'x')).rejects.toThrow('no match');
    expect(await run('event', 'decided-by', eventId)).toBe(`no match decides ${eventId}`);
    expect(await refusals()).toEqual([null, null]);
    expect((await server.call(slipPlace, call)).slip.state).toBe('accepted');
  });
});
