import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { deliverNotices } from './notice.service.ts';
import { welcomeNotice, type WelcomeParams } from './welcome-texts.ts';

const welcomeTokens = 20n;

/**
 * Greets a player whose account became active: a message in the language of whoever reads it, with a few game tokens to claim. It stands in the
 * inbox alone; the mail of sign-up has just been written.
 */
export async function sendWelcome(
  executor: Executor,
  context: ServerContext,
  site: Site,
  playerId: string,
): Promise<void> {
  const params: WelcomeParams = { site: site.name, tokens: Number(welcomeTokens) };
  await deliverNotices(executor, context, [
    {
      id: context.ids.next(),
      site_id: site.id,
      player_id: playerId,
      topic: 'account',
      notice: welcomeNotice,
      params,
      reward_minor: welcomeTokens,
      reward_kind: 'token',
      in_inbox: true,
      untold_since: null,
      once_key: welcomeNotice,
      expires_at: null,
      created_at: context.clock.now(),
    },
  ]);
}
