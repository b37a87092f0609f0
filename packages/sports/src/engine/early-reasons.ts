import type { Question } from './base.ts';
import type { CancelledWindow, Facts, PlayerFacts } from './facts.ts';
import { incidentsOf } from './periods.ts';
import type { Market } from './market-type.ts';
import type { Acceptance } from './selection.ts';
import { lost, refunded, type Verdict } from './verdict.ts';

/** Reasons that come before any table, in the contract's order (7, 1 to 6). */
export type Reason =
  | 'event-void'
  | 'past-post'
  | 'cancelled'
  | 'withdrawn'
  | 'took-no-part'
  | 'entered-late'
  | 'retirement';

interface Found {
  readonly verdict: Verdict;
  readonly reason: Reason;
}

const voidBy = (reason: Reason): Found => ({ verdict: refunded, reason });

/** The first reason that stands before the table; null when there is none. */
export function earlyReason(
  market: Market,
  question: Question,
  facts: Facts,
  accepted: Acceptance | undefined,
): Found | null {
  if (facts.isVoid || facts.ended === 'walkover') return voidBy('event-void');
  if (accepted !== undefined && isPastPost(facts, accepted)) return voidBy('past-post');
  if (accepted !== undefined && isCancelled(market, facts, accepted)) return voidBy('cancelled');
  if (market.type.outcomes === 'runners') return withdrawn(question, facts, accepted);
  return player(market, question, facts);
}

function isPastPost({ startedAtMs }: Facts, { isLive, atMs }: Acceptance): boolean {
  return !isLive && startedAtMs !== null && atMs >= startedAtMs;
}

function isCancelled(market: Market, facts: Facts, { atMs }: Acceptance): boolean {
  const isOf = ({ kind, lineQuarters }: CancelledWindow): boolean =>
    kind === market.type.kind && (lineQuarters === null || lineQuarters === market.lineQuarters);
  return facts.cancelled.some(
    (window) =>
      isOf(window) &&
      atMs >= (window.fromMs ?? Number.NEGATIVE_INFINITY) &&
      atMs < (window.toMs ?? Number.POSITIVE_INFINITY),
  );
}

/** A withdrawn runner is void, antepost lost. A duel without one of its two was never run. */
function withdrawn(
  { base, subject, param }: Question,
  facts: Facts,
  accepted: Acceptance | undefined,
): Found | null {
  const asked = base === 'runner-duel' ? param.split(',') : [subject];
  const isOut = asked.some((runnerId) =>
    facts.runners.some((each) => each.runnerId === runnerId && each.status === 'withdrawn'),
  );
  if (!isOut) return null;
  if (accepted?.isAntepost === true) return { verdict: lost, reason: 'withdrawn' };
  return voidBy('withdrawn');
}

/** Whether a pick is about one player, of whom it matters whether he took part. */
export const asksOfPlayer = ({ type }: Market, { base, subject }: Question): boolean =>
  (type.outcomes === 'players' || base === 'player-total') && subject !== 'none';

/** Whether a player has been in play for any time. */
export const isPart = ({ players }: Facts, playerId: string): boolean =>
  players.some((each) => each.playerId === playerId && each.tookPart);

function player(market: Market, question: Question, facts: Facts): Found | null {
  if (!asksOfPlayer(market, question)) return null;
  const found = facts.players.find(({ playerId }) => playerId === question.subject);
  if (found?.tookPart !== true) return facts.ended === null ? null : voidBy('took-no-part');
  const isFirst = question.base === 'scorer' && question.param === 'first';
  return isFirst && enteredLate(question, facts, found) ? voidBy('entered-late') : null;
}

/** Came on after the first goal; own goals are passed over. */
function enteredLate(
  { period, stat }: Question,
  facts: Facts,
  { enteredNo }: PlayerFacts,
): boolean {
  const first = incidentsOf(facts, period, stat).find(({ isOwn }) => isOwn !== true);
  return first !== undefined && enteredNo >= first.no;
}
