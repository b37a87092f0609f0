import type { CallInput, CallResponse, eventChanges } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { failField } from '../../../failure.ts';
import { boardOf } from './board.ts';
import { isShown } from './event-filter.ts';
import { checkFilter } from './event-list.service.ts';

/** More than that is as much as the list itself. */
const changedMax = 200;

/**
 * What of a list of matches changed since a number it was answered with; `ids` in place of a filter
 * asks of these matches. What is over, or fits the filter no more, is removed. Fails with
 * invalidInput for what there is not.
 */
export async function changesOf(
  server: ServerContext,
  input: CallInput<typeof eventChanges>,
): Promise<CallResponse<typeof eventChanges>> {
  const wrong = input.ids?.findIndex((id) => !isUuid(id)) ?? -1;
  if (wrong >= 0) failField(`ids.${wrong}`, 'invalidChoice');
  await checkFilter(server, input);
  const board = boardOf(server);
  const events = new Map((await board.events()).map((event) => [event.id, event]));
  const seq = board.seq();
  const heard = board.changedSince(input.since);
  const meant = input.ids && new Set(input.ids);
  const ids = heard?.filter((id) => meant?.has(id) ?? true) ?? [];
  if (heard === null || ids.length > changedMax)
    return { seq, is_reset: true, changed: [], removed: [] };
  const isWanted = isShown(input, server.clock.now().getTime(), null);
  const shown = ids.flatMap((id) => {
    const event = events.get(id);
    return event && (meant !== undefined || isWanted(event)) ? [event] : [];
  });
  const still = new Set(shown.map(({ id }) => id));
  const removed = ids.filter((id) => !still.has(id));
  return { seq, is_reset: false, changed: shown.map(board.summaryOf), removed };
}
