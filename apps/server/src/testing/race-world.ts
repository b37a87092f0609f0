import type { Database } from '@pavilion/database';
import { factsOf, type ChancesPpm, type RunnerFacts } from '@pavilion/sports';
import {
  ensureLeague,
  enterResult,
  insertRace,
  lockEvent,
  offerMarkets,
  withdrawRunner,
} from '../modules/sports/sportsbook/index.ts';
import type { ServerContext } from '../context.ts';

type Context = Pick<ServerContext, 'clock' | 'ids'> & { database: Database };

interface RaceSetting {
  /** How many runners are declared; the one that bets are on is `own`, the others r1, r2 … */
  declared: number;
  /** The odds of `own`, by kind; without any to win. */
  odds: Partial<Record<string, number>>;
  chances?: ChancesPpm;
  isHandicap?: boolean;
  isAntepost?: boolean;
  areTermsFixed?: boolean;
  sport?: 'racing' | 'outright';
}

const hourMs = 60 * 60_000;
const otherOdds = 11_000;
const runnerName = (id: string) => ({ name: `Runner ${id}`, names: { EN: `Runner ${id}` } });

/** A race that goes off in an hour, for tests of bets on it. */
export async function openRace(context: Context, setting: RaceSetting) {
  const { database, clock, ids } = context;
  const { db } = database;
  const { sport = 'racing', isHandicap = false } = setting;
  const runnerIds = [
    'own',
    ...Array.from({ length: setting.declared - 1 }, (_, index) => `r${index + 1}`),
  ];
  const leagueId = await ensureLeague(
    db,
    { ids, now: clock.now() },
    { code: `test.${sport}`, name: 'Ashdown', country: 'GB', sport },
  );
  const eventId = ids.next();
  const off = new Date(clock.now().getTime() + hourMs);
  await insertRace(db, {
    ...{ id: eventId, leagueId, sourceKey: eventId, sport, startTime: off, now: clock.now() },
    ...{ name: 'Ashdown, Race 1', names: { EN: 'Ashdown, Race 1', RUS: 'Эшдаун, забег 1' } },
    ...{ isHandicap, isAntepost: setting.isAntepost ?? false },
    areTermsFixed: setting.areTermsFixed ?? false,
    runners: runnerIds.map((id, index) => ({ id, number: index + 1, ...runnerName(id) })),
  });
  const chances = setting.chances ?? null;
  await offerMarkets(
    db,
    ids,
    eventId,
    Object.entries(setting.odds).map(([kind, own = otherOdds]) => ({
      ...{ kind, lineQuarters: null, position: 0 },
      selections: runnerIds.map((outcome) => ({
        ...{ outcome, chances, oddsMilli: outcome === 'own' ? own : otherOdds },
      })),
    })),
  );
  return raceOf(context, { eventId, off, runnerIds, isHandicap });
}

interface OpenRace {
  eventId: string;
  off: Date;
  runnerIds: readonly string[];
  isHandicap: boolean;
}

function raceOf({ database, clock }: Context, { eventId, off, runnerIds, isHandicap }: OpenRace) {
  const { db } = database;
  const out: { runnerId: string; atMs: number; oddsMilli: number }[] = [];
  return {
    eventId,
    /** The selection of a runner, `own` unless said otherwise. */
    selection: async (kind: string, outcome = 'own') => {
      const row = await db
        .selectFrom('selections as s')
        .innerJoin('markets as m', 'm.id', 's.market_id')
        .select(['s.id', 's.odds_milli'])
        .where('m.event_id', '=', eventId)
        .where('m.kind', '=', kind)
        .where('s.outcome', '=', outcome)
        .executeTakeFirstOrThrow();
      return { selection_id: row.id, odds: (row.odds_milli / 1000).toFixed(2) };
    },
    /** Takes a runner out at these odds; bets accepted from now on do not feel it. */
    withdraw: async (runnerId: string, oddsMilli: number) => {
      const at = clock.now();
      await lockEvent(db, eventId);
      await withdrawRunner(db, eventId, { id: runnerId, oddsMilli, at });
      out.push({ runnerId, atMs: at.getTime(), oddsMilli });
    },
    /** Where runners came in, in all shared by those named; all others ran unplaced. */
    finish: async (positions: Readonly<Record<string, number>>) => {
      const gone = new Set(out.map(({ runnerId }) => runnerId));
      const runners = runnerIds.map((runnerId): RunnerFacts => ({
        runnerId,
        position: positions[runnerId] ?? null,
        status: gone.has(runnerId) ? 'withdrawn' : 'ran',
      }));
      const facts = factsOf({
        ...{ isFinal: true, ended: 'completed', runners, isHandicap, withdrawals: out },
        ...{ ran: runnerIds.length - gone.size, startedAtMs: off.getTime() },
      });
      await enterResult(
        db,
        {
          ...{ eventId, kind: 'score', homeScore: null, awayScore: null, reason: 'test', facts },
          ...{ halfTimeHomeScore: null, halfTimeAwayScore: null },
        },
        clock.now(),
      );
    },
  };
}
