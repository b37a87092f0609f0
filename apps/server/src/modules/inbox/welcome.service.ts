import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';
import { addInboxItem } from './inbox.service.ts';
import { welcomeText } from './welcome-texts.ts';

const welcomeTokens = 20n;

/** Greets a player whose account became active: a message with a few game tokens to claim. */
export async function sendWelcome(
  executor: Executor,
  context: ServerContext,
  site: Site,
  player: { id: string; language: string },
): Promise<void> {
  await addInboxItem(executor, context, {
    siteId: site.id,
    playerId: player.id,
    ...welcomeText(player.language, { site: site.name, tokens: Number(welcomeTokens) }),
    reward: { kind: 'token', amountMinor: welcomeTokens },
  });
}
