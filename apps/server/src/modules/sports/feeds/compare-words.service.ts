import {
  cancelledBy,
  differencesOf,
  knownMarket,
  marketKey,
  settledBy,
  type Facts,
  type MarketRef,
  type Sport,
} from '@pavilion/sports';
import type { Desk } from './desk.ts';
import { applyDoubts } from './doubt.store.ts';
import type { FeedTurn } from './feed-turn.ts';
import { tellDoubt } from './note-doubt.ts';
import type { Told } from './tell-course.service.ts';

/**
 * Holds what a source says of how markets ended against its facts, which are what bets are settled
 * by; where they differ a person decides. Both are in the source's ids.
 */
export async function compareWords(desk: Desk, { event, turn }: Told): Promise<void> {
  const facts = turn.state.course.facts?.value;
  if (!facts?.isFinal) return;
  const markets = turn.isCourseTold
    ? Object.values(turn.state.markets).map(({ market }) => market)
    : turn.words;
  for (const market of markets) await compareMarket(desk, turn, { market, facts }, event.sport);
}

interface Compared {
  market: MarketRef;
  facts: Facts;
}

async function compareMarket(
  desk: Desk,
  turn: FeedTurn,
  { market, facts }: Compared,
  sport: Sport,
): Promise<void> {
  const { words = [] } = turn.state.markets[marketKey(market)] ?? {};
  const settled = settledBy(words);
  const known = settled && knownMarket(sport, market);
  const differing = known ? differencesOf(known, settled.results, facts) : [];
  await judge(desk, turn, market, 'settlementDiffers', {
    ...{ isTold: settled !== null, seq: settled?.seq ?? null },
    differing: differing.map((outcome) => `${outcome} by its word and by its facts`),
  });
  const cancelled = cancelledBy(words).filter((word) => !isCancelled(facts, market, word));
  await judge(desk, turn, market, 'cancellationDiffers', {
    isTold: words.some(({ kind }) => kind === 'cancel'),
    seq: cancelled[0]?.seq ?? null,
    differing: cancelled.map(({ reason }) => `cancelled (${reason}), not by its facts`),
  });
}

/** A source that cancels everything cancels each market as well. */
const isCancelled = (
  { isVoid, cancelled }: Facts,
  { kind, lineQuarters }: MarketRef,
  { fromMs, toMs }: { fromMs: number | null; toMs: number | null },
): boolean =>
  isVoid ||
  cancelled.some(
    (window) =>
      window.kind === kind &&
      (window.lineQuarters === null || window.lineQuarters === lineQuarters) &&
      window.fromMs === fromMs &&
      window.toMs === toMs,
  );

async function judge(
  desk: Desk,
  { key }: FeedTurn,
  market: MarketRef,
  what: string,
  { isTold, seq, differing }: { isTold: boolean; seq: number | null; differing: string[] },
): Promise<void> {
  if (!isTold) return;
  const subject = `event ${key} market ${marketKey(market)}`;
  if (differing.length > 0)
    await tellDoubt(desk, { eventKey: key, seq }, { what, subject, detail: differing.join(', ') });
  else await applyDoubts(desk.trx, desk.source.name, what, subject, { by: 'feed', now: desk.now });
}
