import type { Executor } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { SlipLeg } from '../betting/index.ts';
import type { WorthBet } from './bet-worth.store.ts';
import { readEditSelections } from './edited-bet.store.ts';

/**
 * A builder may stay as it is, go, or come in whole; none is changed inside (wire contract of the
 * sportsbook, 9): of an event of which the bet has one there may be no other. Fails with
 * betNotEditable.
 */
export async function checkBuilders(
  executor: Executor,
  bet: WorthBet,
  newLegs: readonly SlipLeg[],
): Promise<void> {
  const own = bet.legs.flatMap(({ pickIds }) => (pickIds ? [pickIds] : []));
  const known = new Set(own.map((pickIds) => pickIds.join(' ')));
  const made = newLegs.flatMap(({ pickIds }) =>
    pickIds && !known.has(pickIds.join(' ')) ? pickIds : [],
  );
  if (own.length === 0 || made.length === 0) return;
  const eventOf = new Map(
    (await readEditSelections(executor, [...own.flat(), ...made])).map(({ id, eventId }) => [
      id,
      eventId,
    ]),
  );
  const events = new Set(own.flat().map((id) => eventOf.get(id)));
  if (made.some((id) => events.has(eventOf.get(id) ?? ''))) fail('betNotEditable');
}
