import type { CallResponse, getInbox } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { PlayerContext } from '../../../http/route.ts';
import { tokenText } from '../../money/wallet/index.ts';
import { listInbox, type InboxRow } from './inbox.store.ts';

const messagesMax = 200;

type InboxEntry = CallResponse<typeof getInbox>['value'][number];

/**
 * Messages of the player, newest first. Looking at the list leaves them as they are; opening one
 * marks it as read.
 */
export async function inboxOf(context: PlayerContext): Promise<InboxEntry[]> {
  const owner = { siteId: context.site.id, playerId: context.player.id, now: context.now };
  const rows = await listInbox(context.server.database.db, owner, messagesMax);
  return rows.map((row) => entryOf(row, context));
}

function entryOf(row: InboxRow, context: PlayerContext): InboxEntry {
  return {
    inbox_id: row.id,
    ...noticeOf(row, context),
    created_at: row.created_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
    reward: rewardOf(row, context),
    claimed_at: row.claimed_at?.toISOString() ?? null,
    topic: row.topic,
    expires_at: row.expires_at?.toISOString() ?? null,
  };
}

/**
 * The text that was stored, or the notice in the language of the page that asks, and where it
 * leads.
 */
function noticeOf(
  { notice: name, params, title, body }: InboxRow,
  { server, language }: PlayerContext,
): Pick<InboxEntry, 'title' | 'body' | 'link'> {
  if (name === null || params === null) return { title: title ?? '', body: body ?? '', link: null };
  const notice = server.declared.notices.byName(name);
  return { ...notice.textOf(params, language.tag), link: notice.linkOf(params) };
}

function rewardOf(row: InboxRow, context: PlayerContext): InboxEntry['reward'] {
  if (row.reward_minor === null || row.reward_kind === null) return null;
  const amount =
    row.reward_kind === 'token'
      ? tokenText(row.reward_minor)
      : formatAmount(row.reward_minor, context.site.currency.code);
  return { amount, kind: row.reward_kind, template: row.reward_template };
}
