import { inTransaction } from '@pavilion/database';
import { isNoticeTopic } from '@pavilion/domain/notices';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { writeConsents } from '../../account/privacy/index.ts';
import { writeChoice } from './notice-choices.store.ts';
import { readSubscriber } from './subscriber.store.ts';
import { readUnsubscription, type Unsubscription } from './unsubscribe-token.ts';

/** Who a link is of and what it ends, on their own site. */
export interface Subscriber extends Unsubscription {
  language: string;
}

/** Whose link it is; null when it is not one of this site's. */
export async function subscriberOf(
  context: ServerContext,
  site: Site,
  token: string,
): Promise<Subscriber | null> {
  const said = readUnsubscription(context.appSecret, token);
  if (!said) return null;
  const language = await readSubscriber(context.database.db, site.id, said.playerId);
  return language === null ? null : { ...said, language };
}

/**
 * Ends mails of the topic to the player, those of offers by taking back their consent; once more
 * changes nothing.
 */
export async function unsubscribe(
  context: ServerContext,
  site: Site,
  { playerId, topic }: Subscriber,
): Promise<void> {
  const { database, clock } = context;
  const owner = { siteId: site.id, playerId };
  if (!isNoticeTopic(topic)) {
    const channels = { mail: false };
    await inTransaction(database, (trx) =>
      writeConsents(trx, context, owner, { channels, source: 'player' }),
    );
    return;
  }
  const choice = { topic, channel: 'mail' as const, isOn: false, now: clock.now() };
  await writeChoice(database.db, owner, choice);
}
