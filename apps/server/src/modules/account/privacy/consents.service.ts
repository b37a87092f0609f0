import type { CallInput, CallResponse, privacyConsent, privacyGet } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { consentChannels, type ConsentChannel } from '@pavilion/domain/notices';
import type { ServerContext } from '../../../context.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { insertConsents, readConsents, type ConsentWord, type Owner } from './consent.store.ts';

const holds = (words: readonly ConsentWord[], channel: ConsentChannel): boolean =>
  words.find((word) => word.channel === channel)?.is_given ?? false;

/** What holds by channel, and how it came about. */
export async function consentsOf({
  server,
  site,
  player,
}: PlayerContext): Promise<CallResponse<typeof privacyGet>> {
  const owner = { siteId: site.id, playerId: player.id };
  const words = await readConsents(server.database.db, owner);
  return {
    channels: {
      inbox: holds(words, 'inbox'),
      mail: holds(words, 'mail'),
      push: holds(words, 'push'),
      sms: holds(words, 'sms'),
    },
    history: words.map(({ channel, is_given, at }) => ({
      channel,
      is_given,
      at: at.toISOString(),
    })),
  };
}

/** Takes the player's word; what changes nothing is not written. */
export async function changeConsents(
  { server, site, player }: PlayerContext,
  { channels }: CallInput<typeof privacyConsent>,
): Promise<Record<never, never>> {
  const owner = { siteId: site.id, playerId: player.id };
  await inTransaction(server.database, (executor) =>
    writeConsents(executor, server, owner, { channels, source: 'player' }),
  );
  return {};
}

/** Writes those words that differ from what holds, with the caller's transaction. */
export async function writeConsents(
  executor: Executor,
  { ids, clock }: ServerContext,
  owner: Owner,
  wish: {
    channels: Partial<Record<ConsentChannel, boolean | undefined>>;
    source: 'player' | 'closing';
  },
): Promise<void> {
  const words = await readConsents(executor, owner);
  const at = clock.now();
  await insertConsents(
    executor,
    owner,
    consentChannels.flatMap((channel) => {
      const isGiven = wish.channels[channel];
      return isGiven === undefined || isGiven === holds(words, channel)
        ? []
        : [{ id: ids.next(), channel, is_given: isGiven, at, source: wish.source }];
    }),
  );
}
