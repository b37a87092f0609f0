import type { CallInput, CallResponse, withdrawalList } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { canTakeBack } from './lawful-settings.ts';
import { readSettings } from './settings.store.ts';
import {
  findWithdrawal,
  readTimelines,
  readWithdrawals,
  type ListedWithdrawal,
} from './withdrawal.store.ts';
import { withdrawalView, type WithdrawalView } from './withdrawal-view.ts';

const defaultLimit = 20;

/** One withdrawal of the player. Fails with withdrawalNotFound. */
export async function withdrawalOf(
  context: PlayerContext,
  withdrawalId: string,
): Promise<WithdrawalView> {
  const { server, site, player } = context;
  const owner = { siteId: site.id, playerId: player.id };
  const row = isUuid(withdrawalId)
    ? await findWithdrawal(server.database.db, owner, withdrawalId)
    : undefined;
  const [view] = row ? await views(context, [row]) : [];
  return view ?? fail('withdrawalNotFound');
}

/**
 * A page of the player's withdrawals, newest first; the cursor is the id of the last one of the
 * page before.
 */
export async function listWithdrawals(
  context: PlayerContext,
  input: Pick<CallInput<typeof withdrawalList>, 'cursor' | 'limit'>,
): Promise<CallResponse<typeof withdrawalList>> {
  const { server, site, player } = context;
  const limit = input.limit ?? defaultLimit;
  const rows = await readWithdrawals(
    server.database.db,
    { siteId: site.id, playerId: player.id },
    { beforeId: readIdCursor(input.cursor), limit: limit + 1 },
  );
  const value = await views(context, rows.slice(0, limit));
  return { value, next_cursor: rows.length > limit ? (value.at(-1)?.withdrawal_id ?? null) : null };
}

async function views(
  { server, site }: PlayerContext,
  rows: readonly ListedWithdrawal[],
): Promise<WithdrawalView[]> {
  const { db } = server.database;
  const timelines = await readTimelines(
    db,
    rows.map(({ id }) => id),
  );
  const canCancel = canTakeBack(site, await readSettings(db, site.id));
  return rows.map((row) => withdrawalView(row, timelines.get(row.id) ?? [], canCancel));
}
