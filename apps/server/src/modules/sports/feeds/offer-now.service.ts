import {
  defaultPricePolicy,
  marketKey,
  marketViews,
  type MarketRef,
  type PricePolicy,
  type SourceHealth,
} from '@pavilion/sports';
import {
  marginOf,
  offerMarkets,
  readOverround,
  readPlayFacts,
  stopMarkets,
  withoutDecided,
  writeFeedState,
  writePricedBy,
} from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import { makesPrices } from './feed-lead.store.ts';
import { tellingOf, type FeedTurn } from './feed-turn.ts';
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
  if (!(await isMaker(desk, told))) {
    // Nothing waits; what it tells once it makes the prices is not measured by what it told before.
    turn.gates = {};
    return nothing;
  }
  const offer = offerOfFeed({
    ...{ sport: event.sport, ids, facts: told.facts, gates: turn.gates },
    views: marketViews(turn.state),
    health: source.health,
    policy: await policyOf(desk, event.row.league_id),
    excusedSeq: excusedSeq(turn, source.health),
    nowMs: desk.now.getTime(),
  });
  turn.gates = offer.gates;
  await tellFaults(desk, turn, offer.faults);
  if (event.row.priced_by !== 'feed') await writePricedBy(trx, event.row.id, 'feed');
  if (event.row.home_team_id !== null) await writeAllowsLive(trx, event.row.id);
  const withheld = offer.stopped.map(({ market }) => market);
  const facts = await readPlayFacts(trx, event.row.id);
  const offered = facts ? withoutDecided(event.sport, facts, offer.offered) : offer.offered;
  const isOffered = await offerMarkets(trx, context.ids, event.row.id, offered, withheld);
  const isStopped = await stopByReason(desk, event.row.id, offer.stopped);
  const feedState = source.health.isStopped ? 'stale' : 'fresh';
  const isStateChanged = await writeFeedState(trx, event.row.id, feedState);
  return { isStateChanged, isOddsChanged: isOffered || isStopped };
}

/** Whether the prices of the event are those of the source; who tells none makes none. */
async function isMaker({ trx, source }: Desk, { event, turn }: Told): Promise<boolean> {
  const { id, state } = event.row;
  const telling = tellingOf(turn.state);
  if (state !== 'upcoming' && state !== 'live') return false;
  if (telling.oddsSeq === null) return false;
  return makesPrices(trx, { source: source.name, eventId: id, ...telling });
}

/** What is made of a source's prices; margins as those of the house's own. */
async function policyOf({ trx, isAsTold }: Desk, leagueId: string): Promise<PricePolicy> {
  const overround = await readOverround(trx);
  const league = await readLeagueCode(trx, leagueId);
  const overroundOf: PricePolicy['overroundOf'] = (type) => marginOf(type, { overround, league });
  return { ...defaultPricePolicy, isAsTold, overroundOf };
}

/** After a score, a stop or a silence prices may be anything. */
function excusedSeq(
  { state }: FeedTurn,
  { opensAfterSeq }: SourceHealth,
): (market: MarketRef) => number {
  const { course, stopAll, markets } = state;
  const ofEvent = Math.max(course.scoreSeq, stopAll?.seq ?? -1, opensAfterSeq);
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
