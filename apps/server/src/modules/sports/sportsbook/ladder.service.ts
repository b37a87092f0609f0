import type { CallInput, CallResponse, sportsLadder } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { readBooks, type KnownBook } from './book.store.ts';

type Ladder = CallResponse<typeof sportsLadder>;

/** What an exchange trades of a market. Fails with marketNotFound where none does. */
export async function ladderOf(
  { database }: Pick<ServerContext, 'database'>,
  { market_id }: Pick<CallInput<typeof sportsLadder>, 'market_id'>,
): Promise<Ladder> {
  const marketId = isUuid(market_id) ? market_id : fail('marketNotFound');
  const [known] = await readBooks(database.db, { marketId });
  return known ? ladderView(known) : fail('marketNotFound');
}

/** What exchanges trade of an event, by market. */
export async function laddersOfEvent(
  { database }: Pick<ServerContext, 'database'>,
  eventId: string,
): Promise<Record<string, Ladder>> {
  const known = await readBooks(database.db, { eventId });
  return Object.fromEntries(known.map((book) => [book.marketId, ladderView(book)]));
}

/** An outcome that we do not have is left out. */
function ladderView({ book, selections }: KnownBook): Ladder {
  return {
    value: book.outcomes.flatMap(({ outcome, ...ladder }) => {
      const selection_id = selections[outcome];
      return selection_id === undefined ? [] : [{ selection_id, ...ladder }];
    }),
    matched: book.matched,
    delay_seconds: book.delaySeconds,
  };
}
