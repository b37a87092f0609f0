import type { Executor } from '@pavilion/database';
import { defaultRules, settlePick, type Facts } from '@pavilion/sports';
import { acceptanceOf, factsOfTold, momentsOf, outcomeOf, selectionOf } from './pick-outcome.ts';
import {
  readPickGroups,
  readResultToWorkOut,
  writeMoments,
  writePickResults,
  type EventRevision,
  type PickGroup,
  type PickOutcome,
} from './pick-results.store.ts';

/**
 * Works out what every pick on an event became by a revision of its result: once for all that were
 * accepted alike, however many bets there are. Call under `lockEvent`; asked again it does nothing.
 * Throws when the facts cannot be read, or do not tell what a pick asks: nobody is paid before a
 * person has looked.
 */
export async function workOutPicks(executor: Executor, event: EventRevision): Promise<void> {
  const told = await readResultToWorkOut(executor, event);
  if (!told) return;
  const facts = factsOfTold(told);
  const moments = momentsOf(facts);
  await writeMoments(executor, event, moments);
  const groups = await readPickGroups(executor, event.id, moments);
  await writePickResults(
    executor,
    event,
    groups.map((group) => finalOutcome(told.sport, group, facts)),
  );
}

function finalOutcome(sport: string, group: PickGroup, facts: Facts): PickOutcome {
  const { kind, outcome } = group;
  const settled = settlePick(selectionOf(sport, group), facts, acceptanceOf(group), defaultRules);
  const { by } = settled;
  if (by === null || by === 'missing') throw new Error(`the facts do not tell ${kind} ${outcome}`);
  return outcomeOf(sport, group, facts, { ...settled, by });
}
