import type { CallResponse, getInbox } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../http/route.ts';
import { tokenText } from '../wallet/index.ts';
import { listInbox, markRead, type InboxRow } from './inbox.store.ts';

const messagesMax = 200;

type InboxEntry = CallResponse<typeof getInbox>['value'][number];

/** Messages of the player, newest first, as they were before this look at them, which marks them as read. */
export async function readInbox(context: PlayerContext): Promise<InboxEntry[]> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const rows = await listInbox(db, owner, messagesMax);
  if (rows.some((row) => row.read_at === null)) await markRead(db, owner, context.now);
  return rows.map((row) => entryOf(row, context));
}

function entryOf(row: InboxRow, context: PlayerContext): InboxEntry {
  return {
    inbox_id: row.id,
    title: row.title,
    body: row.body,
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    reward: rewardOf(row, context),
    claimed_at: row.claimed_at?.toISOString() ?? null,
  };
}

function rewardOf(row: InboxRow, context: PlayerContext): InboxEntry['reward'] {
  if (row.reward_minor === null || row.reward_kind === null) return null;
  const amount =
    row.reward_kind === 'token'
      ? tokenText(row.reward_minor)
      : formatAmount(row.reward_minor, context.site.currency.code);
  return { amount, kind: row.reward_kind };
}
