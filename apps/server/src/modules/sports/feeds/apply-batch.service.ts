import { inTransaction, sqlStateOf } from '@pavilion/database';
import type { CanonicalMessage } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import {
  applyMessages,
  logRow,
  openDesk,
  type AppliedCounts,
  type ApplyWish,
} from './apply-messages.service.ts';
import { logMessages } from './feed-message.store.ts';
import { tellDoubt } from './note-doubt.ts';

/** Classes of SQLSTATE: data that does not fit, rules of tables that it breaks. */
const refusedState = /^(22|23)/;

/** Values that no table of ours can hold: a score of millions, a time after the last year. */
const isRefused = (error: unknown): boolean =>
  error instanceof RangeError || refusedState.test(sqlStateOf(error) ?? '');

/**
 * Applies messages together; where the database refuses a value in them, one by one, so that the
 * others count. The refused one is told to a person: no message keeps a source from going on.
 */
export async function applyBatch(
  context: ServerContext,
  source: string,
  messages: readonly CanonicalMessage[],
  wish: ApplyWish,
): Promise<AppliedCounts> {
  try {
    return await applyMessages(context, source, messages, wish);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [only, ...others] = messages;
    if (only && others.length === 0) return tellRefused(context, source, only, error);
    const counts = { applied: 0, repeated: 0, doubted: 0 };
    for (const message of messages) {
      const one = await applyBatch(context, source, [message], wish);
      counts.applied += one.applied;
      counts.repeated += one.repeated;
      counts.doubted += one.doubted;
    }
    return counts;
  }
}

const detailMost = 200;

async function tellRefused(
  context: ServerContext,
  source: string,
  message: CanonicalMessage,
  error: unknown,
): Promise<AppliedCounts> {
  const detail = (error instanceof Error ? error.message : '').slice(0, detailMost);
  const tell = (isLogged: boolean): Promise<AppliedCounts> =>
    inTransaction(context.database, async (trx) => {
      const desk = await openDesk(context, trx, source);
      if (isLogged) await logMessages(trx, source, [logRow(message)], desk.now);
      const about = { eventKey: null, seq: message.seq };
      await tellDoubt(desk, about, { what: 'refused', subject: `message ${message.seq}`, detail });
      return { applied: 0, repeated: 0, doubted: 1 };
    });
  // It may be the log itself that cannot hold it.
  return tell(true).catch((second: unknown) => {
    if (!isRefused(second)) throw second;
    return tell(false);
  });
}
