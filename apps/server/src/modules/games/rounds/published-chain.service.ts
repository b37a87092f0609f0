import type { CallInput, CallResponse, chain } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import {
  activeChain,
  blockSourceOf,
  readWaitingChain,
  type BlockSource,
  type WaitingChain,
} from '../fairness/index.ts';
import { tableOf } from './table-of.ts';

/**
 * The published chain of a table, and the one that follows it. Fails with gameNotFound,
 * tableNotFound.
 */
export async function chainOfGame(
  context: RequestContext,
  input: Pick<CallInput<typeof chain>, 'provider_code' | 'game_code' | 'table_id'>,
): Promise<CallResponse<typeof chain>> {
  const { game, of } = await tableOf(context, input);
  const blocks = blockSourceOf(context.server, game);
  if (blocks) return { value: noChain(context.now, blocks) };
  const { db } = context.server.database;
  const active = await activeChain(context.server, of);
  const waiting = await readWaitingChain(db, of);
  const row = active ?? waiting;
  if (!row) return fail('serviceUnavailable', { retryAfterSeconds: 10 });
  const next = active && waiting ? published(waiting) : null;
  return { value: { ...published(row), index: row.next_index, next, blocks: null } };
}

/** Where blocks of a public chain decide nothing of ours is published: its fields are empty. */
const noChain = (
  now: Date,
  { name: source, confirmations }: BlockSource,
): CallResponse<typeof chain>['value'] => ({
  terminating_hash: '',
  salt: '',
  salt_source: '',
  salted_at: null,
  length: 0,
  published_at: now.toISOString(),
  index: 0,
  next: null,
  blocks: { source, confirmations },
});

function published(row: WaitingChain) {
  return {
    terminating_hash: row.terminating_hash,
    salt: row.salt ?? '',
    salt_source: row.salt_source,
    salted_at: row.salted_at?.toISOString() ?? null,
    length: row.length,
    published_at: row.published_at.toISOString(),
  };
}
