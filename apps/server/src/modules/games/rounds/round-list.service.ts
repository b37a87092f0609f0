import type { CallInput, CallResponse, roundList } from '@pavilion/contracts';
import { shoeOf } from '@pavilion/games/live/table-game';
import type { RequestContext } from '../../../http/route.ts';
import { readEndedRounds } from './shared-round.store.ts';
import { tableOf } from './table-of.ts';

const defaultLimit = 20;

/** Rounds of a table that are over, newest first. */
export async function listRounds(
  context: RequestContext,
  input: Omit<CallInput<typeof roundList>, 'domain_name'>,
): Promise<CallResponse<typeof roundList>> {
  const { of } = await tableOf(context, input);
  const rounds = await readEndedRounds(context.server.database.db, of, {
    beforeIndex: input.before_index ?? null,
    limit: input.limit ?? defaultLimit,
  });
  return {
    value: rounds.map((round) => ({
      round_id: round.id,
      index: round.chain_index,
      hash: round.hash ?? '',
      outcome: round.outcome ?? {},
      settled_at: round.ends_at?.toISOString() ?? null,
      shoe: shoeOf(round.chain_index),
    })),
  };
}
