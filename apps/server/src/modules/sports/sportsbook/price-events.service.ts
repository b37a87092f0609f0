import { inTransaction } from '@pavilion/database';
import {
  levelledGoals,
  fitTeamStrengths,
  leastMatchesPerTeam,
  type PlayedMatch,
} from '@pavilion/domain/pricing';
import {
  chancesOf,
  footballModel,
  marketType,
  usualFootball,
  type MarketType,
  type PriceModel,
} from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { announceInBatches, notifyEvents } from './change-notice.ts';
import { offerMarkets, readOpenMarkets, type OfferedMarket } from './market-write.store.ts';
import { offerOfModel } from './offer/offer-of-model.ts';
import { kindsOfScores } from './offer/kinds-of-scores.ts';
import {
  findModelEvents,
  readFilePrices,
  readLeagueResults,
  writePricedBy,
  type FilePrices,
  type ModelEvent,
} from './price-events.store.ts';
import { lockEvent } from './results.store.ts';
import { readOverround } from './trading-terms.store.ts';
import type { OfferOptions } from './offer/offer-options.ts';

const historyDays = 500;
const dayMs = 24 * 60 * 60_000;
/**
 * A match compared with a file's prices, and how far the model may be from them on average, in
 * probability.
 */
const compared = { most: 60, least: 5, apart: 0.1 };

/**
 * Prices the matches to come that no file prices, from the results of their league as they are now,
 * but for those of `except`. A match is offered only when both teams have played often enough in
 * the league, and in a league where the model agrees roughly with what files say of other matches;
 * what it offered before is suspended otherwise. Gives how many it changed.
 */
export async function priceByModel(
  context: ServerContext,
  except: ReadonlySet<string> = new Set(),
): Promise<number> {
  const { db } = context.database;
  const now = context.clock.now();
  const events = (await findModelEvents(db, now)).filter(({ id }) => !except.has(id));
  const overround = await readOverround(db);
  const first: string[] = [];
  const changed: string[] = [];
  for (const [leagueId, ofLeague] of Map.groupBy(events, (event) => event.leagueId)) {
    const since = new Date(now.getTime() - historyDays * dayMs);
    const results = await readLeagueResults(db, leagueId, since);
    const strengths = fitTeamStrengths(results);
    const modelOf = (event: Pick<ModelEvent, 'homeTeamId' | 'awayTeamId'>): PriceModel =>
      footballModel({
        ...usualFootball,
        ...levelledGoals(strengths, event.homeTeamId, event.awayTeamId),
      });
    const isKnown = knownTeams(results);
    const prices = await readFilePrices(db, leagueId, compared.most);
    const isSane = isNearFiles(prices.filter(isKnown), modelOf);
    if (!isSane)
      context.logger.warn({ leagueId }, 'the price model is far from the prices of files');
    for (const event of ofLeague) {
      const margins = { overround, league: event.leagueCode };
      const markets = isSane && isKnown(event) ? offerOf(modelOf(event), margins) : [];
      if (await offer(context, event, markets)) (event.isPriced ? changed : first).push(event.id);
    }
  }
  await notifyEvents(context, db, first);
  await announceInBatches(context, changed);
  return first.length + changed.length;
}

/** Whether both teams of a match have played often enough for their strengths to say something. */
function knownTeams(results: readonly PlayedMatch[]) {
  const played = new Map<string, number>();
  for (const { homeKey, awayKey } of results)
    for (const key of [homeKey, awayKey]) played.set(key, (played.get(key) ?? 0) + 1);
  return ({ homeTeamId, awayTeamId }: Pick<ModelEvent, 'homeTeamId' | 'awayTeamId'>): boolean =>
    [homeTeamId, awayTeamId].every((key) => (played.get(key) ?? 0) >= leastMatchesPerTeam);
}

const results = ['home', 'draw', 'away'];
const result = { type: resultType(), lineQuarters: null, param: null };

function resultType(): MarketType {
  const type = marketType('football', '1x2');
  if (type === null) throw new Error('football has no 1x2');
  return type;
}

/** True unless the fair chances of several matches are far from what files' prices make of them. */
function isNearFiles(
  prices: readonly FilePrices[],
  modelOf: (match: FilePrices) => PriceModel,
): boolean {
  if (prices.length < compared.least) return true;
  const distances = prices.flatMap((match) => {
    const model = modelOf(match);
    const inverses = match.oddsMilli.map((odds) => 1000 / odds);
    const overround = inverses.reduce((sum, inverse) => sum + inverse, 0);
    return results.map((outcome, index) => {
      const chance = chancesOf(model, result, outcome)?.won ?? 0;
      return Math.abs(chance - (inverses[index] ?? 0) / overround);
    });
  });
  return distances.reduce((sum, one) => sum + one, 0) / distances.length <= compared.apart;
}

/**
 * Offers the markets as the model's; none suspends what it offered. Gives whether anything
 * differed.
 */
async function offer(
  context: ServerContext,
  { id }: ModelEvent,
  markets: readonly OfferedMarket[],
): Promise<boolean> {
  return inTransaction(context.database, async (trx) => {
    if (markets.length > 0) {
      await writePricedBy(trx, id, 'model');
      return offerMarkets(trx, context.ids, id, markets);
    }
    const open = await readOpenMarkets(trx, id);
    if (open.length === 0) return false;
    // No bet is accepted on a market while it is suspended.
    await lockEvent(trx, id);
    return offerMarkets(trx, context.ids, id, [], open);
  });
}

/**
 * What is offered of a match of which no more than its score will be told: a bet that asks for its
 * halves, its scorers or its corners could never be settled.
 */
function offerOf(
  model: PriceModel,
  margins: Pick<OfferOptions, 'overround' | 'league'>,
): OfferedMarket[] {
  return offerOfModel('football', model, { ...margins, kinds: kindsOfScores });
}
