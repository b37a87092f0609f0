import type { CallInput, CallResponse, tableStats } from '@pavilion/contracts';
import type { RequestContext } from '../../../http/route.ts';
import { readEndedRounds } from './shared-round.store.ts';
import { tableOf } from './table-of.ts';

/** What the last rounds of a table came to, counted. No round is due: each is dealt anew. */
export async function statsOfTable(
  context: RequestContext,
  input: Omit<CallInput<typeof tableStats>, 'domain_name'>,
): Promise<CallResponse<typeof tableStats>> {
  const { game, of } = await tableOf(context, input);
  const asked = { beforeIndex: null, limit: input.rounds };
  const rounds = await readEndedRounds(context.server.database.db, of, asked);
  const told = rounds.filter((round) => round.void_reason === null && round.outcome !== null);
  const counts: Record<string, number> = {};
  for (const { outcome } of told)
    for (const word of game.table?.countsOf(outcome as never) ?? [])
      counts[word] = (counts[word] ?? 0) + 1;
  return { rounds: told.length, counts };
}
