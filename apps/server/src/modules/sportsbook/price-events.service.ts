import { inTransaction } from '@pavilion/database';
import {
  balancedLine,
  expectedGoals,
  fitTeamStrengths,
  priceMatch,
  scoreMatrix,
  type MatchPricing,
  type PricedMarket,
  type ScoreMatrix,
} from '@pavilion/domain/pricing';
import type { ServerContext } from '../../context.ts';
import { notifyEvents } from './change-notice.ts';
import { offerMarkets, type OfferedMarket } from './market-write.store.ts';
import {
  findUnpriced,
  readLeagueResults,
  readMarginPpm,
  type UnpricedEvent,
} from './price-events.store.ts';

const historyDays = 500;
const dayMs = 24 * 60 * 60_000;

/**
 * Offers markets on every upcoming event that has none, priced from the results of its league, but for those of `except`.
 * Gives how many.
 */
export async function priceUnpriced(
  context: ServerContext,
  except: ReadonlySet<string> = new Set(),
): Promise<number> {
  const { db } = context.database;
  const now = context.clock.now();
  const events = (await findUnpriced(db, now)).filter(({ id }) => !except.has(id));
  const pricing = await pricingOf(context);
  for (const leagueId of new Set(events.map((event) => event.leagueId))) {
    const since = new Date(now.getTime() - historyDays * dayMs);
    const strengths = fitTeamStrengths(await readLeagueResults(db, leagueId, since));
    for (const event of events.filter((one) => one.leagueId === leagueId)) {
      const { lambdaHome, lambdaAway } = expectedGoals(
        strengths,
        event.homeTeamId,
        event.awayTeamId,
      );
      await offer(context, event, marketsOf(scoreMatrix(lambdaHome, lambdaAway), pricing));
    }
  }
  await notifyEvents(
    context,
    db,
    events.map(({ id }) => id),
  );
  return events.length;
}

async function offer(
  context: ServerContext,
  event: UnpricedEvent,
  markets: readonly OfferedMarket[],
): Promise<void> {
  await inTransaction(context.database, (trx) => offerMarkets(trx, context.ids, event.id, markets));
}

/** How matches are priced here: the margin set for the sportsbook, three lines of each kind. */
export async function pricingOf(
  context: Pick<ServerContext, 'database'>,
): Promise<Partial<MatchPricing>> {
  const marginPpm = await readMarginPpm(context.database.db);
  return {
    margin: { overround: 1 + marginPpm / 1_000_000, method: 'power' },
    totalLineCount: 3,
    handicapLineCount: 3,
  };
}

/** All markets of a match from its score matrix; the most balanced line of each kind is its main one. */
export function marketsOf(matrix: ScoreMatrix, pricing: Partial<MatchPricing>): OfferedMarket[] {
  return priceMatch(matrix, pricing).map((market) => ({
    kind: market.kind,
    lineQuarters: market.lineQuarters,
    position: distanceFromMain(matrix, market),
    selections: market.selections,
  }));
}

function distanceFromMain(matrix: ScoreMatrix, { kind, lineQuarters }: PricedMarket): number {
  if (kind === '1x2' || lineQuarters === null) return 0;
  return Math.abs(lineQuarters - balancedLine(matrix, kind));
}
