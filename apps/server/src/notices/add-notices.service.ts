import type { Executor } from '@pavilion/database';
import {
  isNoticeTopic,
  isNoticeWanted,
  noticeChannels,
  type NoticeChannel,
} from '@pavilion/domain/notices';
import type { ServerContext } from '../context.ts';
import type { NoticeDraft } from './define-notice.ts';
import { insertNotices, readToldPlayers, type NoticeRow, type ToldPlayer } from './notice.store.ts';

type Channels = Readonly<Record<NoticeChannel, boolean>>;

/**
 * Tells players of something with the caller's transaction, each by the channels they want: a row
 * for the inbox, told to their open pages, and the mark that mail and push are to follow. Nobody is
 * notified in the transaction. What was told before under its key is left out; players of the
 * computer are told nothing. Throws on a notice that no module declares.
 */
export async function addNotices(
  executor: Executor,
  context: ServerContext,
  drafts: readonly NoticeDraft[],
): Promise<void> {
  for (const { notice } of drafts) context.declared.notices.requireDeclared(notice);
  const players = await playersAsked(executor, drafts);
  const added = await insertNotices(
    executor,
    drafts.flatMap((draft) => {
      const channels = draft.channels ?? channelsOf(draft, players.get(draft.playerId));
      return rowOf(context, draft, channels);
    }),
  );
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

/** The players whose choices decide about a draft. */
async function playersAsked(
  executor: Executor,
  drafts: readonly NoticeDraft[],
): Promise<Map<string, ToldPlayer>> {
  const asked = drafts.filter(({ channels }) => !channels).map(({ playerId }) => playerId);
  return asked.length === 0 ? new Map() : readToldPlayers(executor, asked);
}

/** A reward must be seen: it stands in the inbox whatever its player chose. */
function channelsOf({ notice, reward }: NoticeDraft, player: ToldPlayer | undefined): Channels {
  const { name, topic } = notice;
  if (!isNoticeTopic(topic))
    throw new Error(`whoever sends ${name} has to say by which channels it goes out`);
  const wants = (channel: NoticeChannel): boolean =>
    player !== undefined &&
    isNoticeWanted(topic, channel, player.choices.get(`${topic} ${channel}`));
  return {
    inbox: wants('inbox') || (reward !== undefined && player !== undefined),
    mail: wants('mail'),
    push: wants('push') && player?.hasDevice === true,
  };
}

/** A row, or none where it goes out by no channel. */
function rowOf(context: ServerContext, draft: NoticeDraft, channels: Channels): NoticeRow[] {
  if (!noticeChannels.some((channel) => channels[channel])) return [];
  const { notice, reward } = draft;
  const now = context.clock.now();
  return [
    {
      id: context.ids.next(),
      site_id: draft.siteId,
      player_id: draft.playerId,
      topic: notice.topic,
      notice: notice.name,
      params: draft.params,
      reward_minor: reward?.amountMinor ?? null,
      reward_kind: reward?.kind ?? null,
      reward_template: reward && 'template' in reward ? reward.template : null,
      in_inbox: channels.inbox,
      untold_since: channels.mail || channels.push ? now : null,
      once_key: draft.onceKey ?? null,
      expires_at: draft.expiresAt ?? null,
      offer_id: draft.offerId ?? null,
      created_at: now,
    },
  ];
}
