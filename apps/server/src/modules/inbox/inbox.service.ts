import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { insertInboxItems } from './inbox.store.ts';

export interface InboxDraft {
  siteId: string;
  playerId: string;
  title: string;
  body: string;
  /** Cash in minor units of the site's currency, or whole game tokens. */
  reward: { kind: 'cash' | 'token'; amountMinor: bigint } | null;
}

/** Puts a message into a player's inbox with the caller's transaction, and tells his open pages. Gives its id. */
export async function addInboxItem(
  executor: Executor,
  context: ServerContext,
  draft: InboxDraft,
): Promise<string> {
  const [id = ''] = await addInboxItems(executor, context, [draft]);
  return id;
}

/** As {@link addInboxItem}, many messages in one statement; none does nothing. Gives their ids. */
export async function addInboxItems(
  executor: Executor,
  context: ServerContext,
  drafts: readonly InboxDraft[],
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const items = drafts.map((draft) => ({ ...draft, id: context.ids.next() }));
  const now = context.clock.now();
  await insertInboxItems(
    executor,
    items.map((item) => ({
      id: item.id,
      site_id: item.siteId,
      player_id: item.playerId,
      title: item.title,
      body: item.body,
      reward_minor: item.reward?.amountMinor ?? null,
      reward_kind: item.reward?.kind ?? null,
      created_at: now,
    })),
  );
  await context.publisher.publishAll(
    executor,
    items.map(({ id, siteId, playerId }) => ({
      siteId,
      playerId,
      topic: 'inbox',
      name: 'inbox.received',
      data: { inbox_id: id },
    })),
  );
  return items.map(({ id }) => id);
}
