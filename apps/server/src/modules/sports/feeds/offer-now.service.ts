import {
  defaultPricePolicy,
  marketKey,
  marketViews,
  type MarketRef,
  type PricePolicy,
} from '@pavilion/sports';
import {
  marginOf,
  offerMarkets,
  readOverround,
  stopMarkets,
  writeFeedState,
  writePricedBy,
} from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import { readLeadingSource } from './feed-event.store.ts';
import type { FeedTurn } from './feed-turn.ts';
import type { MarketFault } from './our-market.ts';
import { tellDoubt } from './note-doubt.ts';
import { offerOfFeed, type FeedOffer } from './offer-of-feed.ts';
import { readLeagueCode, writeAllowsLive } from './our-event.store.ts';
import type { Told } from './tell-course.service.ts';
import type { OurIds } from './translate.ts';

/** What changed of the offer of an event. */
export interface OfferChange {
  isStateChanged: boolean;
  isOddsChanged: boolean;
}

const nothing: OfferChange = { isStateChanged: false, isOddsChanged: false };

/**
 * Makes the offer of an event what its source tells, where that is the source its prices come
 * from. Call under `lockEvent`.
 */
export async function offerNow(desk: Desk, told: Told, ids: OurIds): Promise<OfferChange> {
  const { trx, source, context } = desk;
  const { event, turn } = told;
  if (event.row.state !== 'upcoming' && event.row.state !== 'live') return nothing;
  const leading = await readLeadingSource(trx, event.row.id);
  if (leading !== null && leading !== source.name) return nothing;
  const offer = offerOfFeed({
    ...{ sport: event.sport, ids, facts: told.facts, gates: turn.gates },
    views: marketViews(turn.state),
    health: source.health,
    policy: await policyOf(desk, event.row.league_id),
    excusedSeq: excusedSeq(turn),
    nowMs: desk.now.getTime(),
  });
  turn.gates = offer.gates;
  await tellFaults(desk, turn, offer.faults);
  if (event.row.priced_by !== 'feed') await writePricedBy(trx, event.row.id, 'feed');
  if (event.row.home_team_id !== null) await writeAllowsLive(trx, event.row.id);
  const withheld = offer.stopped.map(({ market }) => market);
  const isOffered = await offerMarkets(trx, context.ids, event.row.id, offer.offered, withheld);
  const isStopped = await stopByReason(desk, event.row.id, offer.stopped);
  const feedState = source.health.isStopped ? 'stale' : 'fresh';
  const isStateChanged = await writeFeedState(trx, event.row.id, feedState);
  return { isStateChanged, isOddsChanged: isOffered || isStopped };
}

/** What is made of a source's prices; margins as those of the house's own. */
async function policyOf({ trx, isAsTold }: Desk, leagueId: string): Promise<PricePolicy> {
  const overround = await readOverround(trx);
  const league = await readLeagueCode(trx, leagueId);
  const overroundOf: PricePolicy['overroundOf'] = (type) => marginOf(type, { overround, league });
  return { ...defaultPricePolicy, isAsTold, overroundOf };
}

/** After a score or a stop prices may be anything. */
function excusedSeq({ state }: FeedTurn): (market: MarketRef) => number {
  const { course, stopAll, markets } = state;
  const ofEvent = Math.max(course.facts?.seq ?? -1, stopAll?.seq ?? -1);
  return (market) => Math.max(ofEvent, markets[marketKey(market)]?.stop?.seq ?? -1);
}

/** Each is told with the message it came by, not with every later one. */
async function tellFaults(
  desk: Desk,
  { key, seqs }: FeedTurn,
  faults: readonly (MarketFault & { seq: number })[],
): Promise<void> {
  const told = new Set(seqs);
  for (const { seq, what, subject } of faults) {
    if (!told.has(seq)) continue;
    await tellDoubt(desk, { eventKey: key, seq }, { what, subject, detail: `of event ${key}` });
  }
}

async function stopByReason(
  { trx }: Desk,
  eventId: string,
  stopped: FeedOffer['stopped'],
): Promise<boolean> {
  let isStopped = false;
  for (const [reason, some] of Map.groupBy(stopped, (one) => one.reason)) {
    const markets = some.map(({ market }) => market);
    isStopped = (await stopMarkets(trx, eventId, markets, reason)) || isStopped;
  }
  return isStopped;
}
