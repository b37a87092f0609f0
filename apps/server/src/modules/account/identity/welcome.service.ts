import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { Site } from '../../../site-directory/index.ts';
import { playerWelcomed } from './notices.ts';

const welcomeTokens = 20n;

/**
 * Greets a player whose account became active: a message in the language of whoever reads it, with
 * a few game tokens to claim, once. It stands in the inbox alone, whatever the player chooses; the
 * mail of sign-up has just been written.
 */
export async function sendWelcome(
  executor: Executor,
  context: ServerContext,
  site: Site,
  playerId: string,
): Promise<void> {
  const params = { site: site.name, tokens: Number(welcomeTokens) };
  const welcome = playerWelcomed.to({ siteId: site.id, playerId }, params, {
    reward: { kind: 'token', amountMinor: welcomeTokens },
    onceKey: playerWelcomed.name,
    channels: { inbox: true, mail: false, push: false },
  });
  await addNotices(executor, context, [welcome]);
}
