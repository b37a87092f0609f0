import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { insertInboxItem } from './inbox.store.ts';

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
  const id = context.ids.next();
  await insertInboxItem(executor, {
    id,
    site_id: draft.siteId,
    player_id: draft.playerId,
    title: draft.title,
    body: draft.body,
    reward_minor: draft.reward?.amountMinor ?? null,
    reward_kind: draft.reward?.kind ?? null,
    created_at: context.clock.now(),
  });
  await context.publisher.publish(executor, {
    siteId: draft.siteId,
    playerId: draft.playerId,
    topic: 'inbox',
    name: 'inbox.received',
    data: { inbox_id: id },
  });
  return id;
}
