import type { Executor } from '@pavilion/database';
import { isEarly, settleEarly, type Facts } from '@pavilion/sports';
import { closeDecidedMarkets, lockEvent } from '../sportsbook/index.ts';
import { enterInterim, keepInterim, takeFinalFacts } from './early.store.ts';
import { acceptanceOf, factsOfTold, momentsOf, outcomeOf, selectionOf } from './pick-outcome.ts';
import {
  readPickGroups,
  writePickResults,
  type PickGroup,
  type PickOutcome,
} from './pick-results.store.ts';

/**
 * What the newest final facts of an event under way decide: its markets that are decided close, and
 * where a bet is, or is no longer, an interim result is entered for `settle_event` to take over.
 * Gives whether anything changed. Asked again it does nothing.
 */
export async function decideEarly(
  executor: Executor,
  eventId: string,
  now: Date,
): Promise<boolean> {
  await lockEvent(executor, eventId);
  const told = await takeFinalFacts(executor, eventId);
  if (!told) return false;
  const facts = factsOfTold(told);
  if (!isEarly(facts)) return false;
  const isClosed = await closeDecidedMarkets(executor, eventId, told.sport, facts);
  const momentsMs = momentsOf(facts);
  const groups = await readPickGroups(executor, eventId, momentsMs);
  const early = groups.map((group) => earlyOf(told.sport, group, facts));
  if (!early.some(isNews)) return isClosed;
  const revision = await enterInterim(executor, eventId, { facts: told.facts, momentsMs, now });
  const event = { id: eventId, revision };
  await writePickResults(
    executor,
    event,
    early.flatMap(({ outcome }) => (outcome === null ? [] : [outcome])),
  );
  return (await keepInterim(executor, event, now)) || isClosed;
}

/** A group, and what it became already; null while that is open. */
interface Early {
  group: PickGroup;
  outcome: PickOutcome | null;
}

function earlyOf(sport: string, group: PickGroup, facts: Facts): Early {
  const settled = settleEarly(selectionOf(sport, group), facts, acceptanceOf(group));
  if (settled === null || settled.by === null) return { group, outcome: null };
  return { group, outcome: outcomeOf(sport, group, facts, { ...settled, by: settled.by }) };
}

/**
 * Whether legs may change: the database looks at those of builders, whose picks stand together.
 */
function isNews({ group, outcome }: Early): boolean {
  if (outcome !== null && group.isOpen) return true;
  return group.results.some((result) => result !== outcome?.result);
}
