import type { CallFailure } from '@pavilion/client/call-failure';
import { betPlace, login } from '@pavilion/contracts';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';

import { importFootballData, writeSportsLimits } from '../modules/sports/sportsbook/index.ts';

const head = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA';
export const stakeMinor = 1_000n;
export const fundMinor = 100_000n;

/**
 * A player, files of one pair's matches, and bets on them: for tests of what becomes of a match.
 */
export interface MatchWorld {
  player: TestPlayer;
  at(instant: string): void;
  fixtures(...lines: string[]): ReturnType<typeof importFootballData>;
  results(...lines: string[]): ReturnType<typeof importFootballData>;
  /** `2026-08-08 finished 2-0 r1`, by kick-off. */
  events(): Promise<string[]>;
  /** Ids of the events, by kick-off. */
  eventIds(): Promise<string[]>;
  /** Bets on the home team at 1.50, ten pesos; gives the bet or the refusal. */
  bet(eventId: string): Promise<string>;
  /** `settled won 1500 r1` */
  stateOf(betId: string): Promise<string>;
  cash(): Promise<bigint>;
}

/** A line of a file: home win 1.50; `score` is `2,0,H`. */
export const celtic = (date: string, score = ',,', time = '15:00'): string =>
  `SC0,${date},${time},Celtic,Hearts,${score},1.50,4.00,6.00`;

export async function createMatchWorld(server: TestServer): Promise<MatchWorld> {
  const { context } = server;
  const { db } = context.database;
  const player = await server.signUpPlayer();
  await server.fund(player, fundMinor);
  await writeSportsLimits(db, player.siteId, {
    minStakeMinor: 100n,
    maxStakeMinor: 1_000_000n,
    maxWinMinor: 100_000_000n,
    maxEventLiabilityMinor: 10n ** 13n,
  });
  const rows = () => db.selectFrom('events').selectAll().orderBy('start_time').execute();
  const selectionOf = async (eventId: string): Promise<string> => {
    const { id } = await db
      .selectFrom('selections as s')
      .innerJoin('markets as m', 'm.id', 's.market_id')
      .select('s.id')
      .where('m.event_id', '=', eventId)
      .where('m.kind', '=', '1x2')
      .where('s.outcome', '=', 'home')
      .executeTakeFirstOrThrow();
    return id;
  };
  /** Signed in anew: days may have passed. */
  const signedIn = async () => {
    const { account_id, domain_name } = player.me;
    const asked = { account_id, domain_name, password: player.password };
    const { token } = await server.call(login, asked);
    return { ...player.me, auth: token };
  };
  const read = (mode: 'fixtures' | 'results', lines: readonly string[]) =>
    importFootballData(context, [head, ...lines].join('\n'), mode);
  return {
    player,
    at: (instant) => server.advance(new Date(instant).getTime() - context.clock.now().getTime()),
    fixtures: (...lines) => read('fixtures', lines),
    results: (...lines) => read('results', lines),
    events: async () =>
      (await rows()).map(
        ({ start_time, state, home_score, away_score, result_revision }) =>
          `${start_time.toISOString().slice(0, 10)} ${state}` +
          `${home_score === null ? '' : ` ${home_score}-${away_score}`} r${result_revision}`,
      ),
    eventIds: async () => (await rows()).map(({ id }) => id),
    bet: async (eventId) =>
      server
        .call(betPlace, {
          ...(await signedIn()),
          odds_change: 'any',
          bets: [{ selection_id: await selectionOf(eventId), odds: '1.50', stake: '10.00' }],
        })
        .then(
          ({ bets }) => bets[0]?.bet_id ?? 'none',
          ({ code }: CallFailure) => code,
        ),
    stateOf: async (betId) => {
      const bet = await db
        .selectFrom('bets')
        .selectAll()
        .where('id', '=', betId)
        .executeTakeFirstOrThrow();
      return `${bet.status} ${bet.result} ${bet.payout_minor} r${bet.revision}`;
    },
    cash: () =>
      context.ledger.balance(
        player.siteId,
        { owner: 'player', playerId: player.id, kind: 'cash' },
        'PHP',
      ),
  };
}
