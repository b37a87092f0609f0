import type { Executor } from '@pavilion/database';
import { isNoticeWanted, type NoticeChannel } from '@pavilion/domain/notices';
import type { ServerContext } from '../../../context.ts';
import { insertNotices, readToldPlayers, type NoticeRow, type ToldPlayer } from './notice.store.ts';
import { noticeCatalogue, type NoticeName, type NoticeParams } from './notice-catalogue.ts';

export type NoticeDraft<Name extends NoticeName = NoticeName> = {
  [One in Name]: {
    siteId: string;
    playerId: string;
    notice: One;
    params: NoticeParams[One];
    reward?: { kind: 'cash' | 'token'; amountMinor: bigint };
    /** Nothing else of the player is told under this key. */
    onceKey?: string;
    expiresAt?: Date;
  };
}[Name];

/**
 * Tells players of something with the caller's transaction, each by the channels he wants: a row for the inbox, told to his open pages, and
 * the mark that mail and push are to follow. Nobody is notified in the transaction. Players of the computer are told nothing.
 */
export async function addNotices(
  executor: Executor,
  context: ServerContext,
  drafts: readonly NoticeDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const players = await readToldPlayers(
    executor,
    drafts.map(({ playerId }) => playerId),
  );
  const rows = drafts.flatMap((draft) => {
    const player = players.get(draft.playerId);
    return player ? rowOf(context, draft, player) : [];
  });
  await deliverNotices(executor, context, rows);
}

/** Writes messages with the caller's transaction, leaving out what was told before, and tells the open pages of those who see them. */
export async function deliverNotices(
  executor: Executor,
  context: ServerContext,
  rows: readonly NoticeRow[],
): Promise<void> {
  const added = await insertNotices(executor, rows);
  await context.publisher.publishAll(
    executor,
    added.map(({ id, site_id: siteId, player_id: playerId }) => ({
      siteId,
      playerId,
      topic: 'inbox',
      name: 'inbox.received',
      data: { inbox_id: id },
    })),
  );
}

/** A row, or none when the player wants to hear of it nowhere. A reward must be seen: it stands in the inbox whatever he chose. */
function rowOf(context: ServerContext, draft: NoticeDraft, player: ToldPlayer): NoticeRow[] {
  const { topic } = noticeCatalogue[draft.notice];
  const wants = (channel: NoticeChannel): boolean =>
    isNoticeWanted(topic, channel, player.choices.get(`${topic} ${channel}`));
  const isShown = draft.reward !== undefined || wants('inbox');
  const isSent = wants('mail') || (player.hasDevice && wants('push'));
  if (!isShown && !isSent) return [];
  const now = context.clock.now();
  return [
    {
      id: context.ids.next(),
      site_id: draft.siteId,
      player_id: draft.playerId,
      topic,
      notice: draft.notice,
      params: draft.params,
      reward_minor: draft.reward?.amountMinor ?? null,
      reward_kind: draft.reward?.kind ?? null,
      in_inbox: isShown,
      untold_since: isSent ? now : null,
      once_key: draft.onceKey ?? null,
      expires_at: draft.expiresAt ?? null,
      created_at: now,
    },
  ];
}
