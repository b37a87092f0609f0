import { sql } from 'kysely';
import { betDetail, betEditQuote, betEditTake, getBalance, slipPlace } from '@pavilion/contracts';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { importFootballData } from '../modules/sports/sportsbook/index.ts';
import { tellChances } from './cash-out-requests.ts';

export const editTeams = ['Liverpool', 'Arsenal', 'Leeds', 'Fulham', 'Everton', 'Wolves'] as const;

interface Leg {
  selection_id: string;
  odds: string;
}

/** Matches whose home sides stand at 2.00, each as likely to win as not, and bets on them. */
export function editWorld(server: TestServer, playerNow: () => TestPlayer) {
  const db = () => server.context.database.db;
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
  const quote = (bet_id: string, wanted: Leg[]) =>
    server.call(betEditQuote, { ...playerNow().me, bet_id, legs: wanted });
  return {
    leg,
    legs,
    quote,
    async open(): Promise<void> {
      const csv = [
        'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
        ...editTeams.map((team) => `E0,28/11/2026,15:00,${team},${team} B,,,,2.00,3.50,3.70`),
      ].join('\n');
      await importFootballData(server.context, csv, 'fixtures');
      for (const team of editTeams)
        await tellChances(server, (await leg(team)).selection_id, { won: 500_000 });
    },
    /** 100.00 on these teams. */
    async place(...of: string[]): Promise<string> {
      const bet_type = of.length === 1 ? ('single' as const) : ('parlay' as const);
      const bets = [{ bet_type, legs: await legs(...of), unit_stake: '100.00' }];
      const call = { ...playerNow().me, odds_change: 'none' as const, bets };
      return (await server.call(slipPlace, call)).slip.bets[0]?.bet_id ?? '';
    },
    take: (bet_id: string, wanted: Leg[], offer_id: string, request_id?: string) =>
      server.call(betEditTake, {
        ...{ ...playerNow().me, bet_id, legs: wanted, offer_id },
        ...(request_id !== undefined && { request_id }),
      }),
    /** An offer that was made before something stood against it. */
    offerOf: async (bet_id: string, wanted: Leg[]): Promise<string> =>
      (await quote(bet_id, wanted)).offer.offer_id,
    betOf: async (bet_id: string) =>
      (await server.call(betDetail, { ...playerNow().me, bet_id })).bet,
    balance: async () => (await server.call(getBalance, playerNow().me)).game_balance,
    /** Begins a match, whose prices go on in play. */
    async kickOff(team: string): Promise<void> {
      await sql`update events set state = 'live', minute = 10, home_score = 0, away_score = 0,
        allows_live = true where home_team_id in (
          select id from teams where name = ${team})`.execute(db());
    },
    /** Stops the main market of a match for a moment. */
    async stop(team: string): Promise<void> {
      await sql`update markets m set stop_no = stop_no + 1 from selections s
        where s.market_id = m.id and s.id = ${(await leg(team)).selection_id}::uuid`.execute(db());
    },
    async priceAt(team: string, oddsMilli: number): Promise<void> {
      await sql`update selections set odds_milli = ${oddsMilli}, version = version + 1
        where id = ${(await leg(team)).selection_id}::uuid`.execute(db());
    },
  };
}
