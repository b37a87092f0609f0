import { inTransaction } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { activatePlayer, findPlayer } from './player.store.ts';
import { checkTac } from './tac.service.ts';
import { spendTac } from './tac.store.ts';
import { sendWelcome } from './welcome.service.ts';
import { accountMeant } from './which-account.ts';

/**
 * Makes a pending account active by its sign-up code, and welcomes the player. The code's message
 * said that entering it is the player's word to be of age, where sign-up had none.
 */
export async function activate(
  context: RequestContext,
  input: { account_id: string; tac: string; age_confirmed?: boolean },
): Promise<void> {
  const { server, site, now } = context;
  if (input.age_confirmed === false) fail('underage');
  const accountId = await accountMeant(context, input.account_id);
  const found = await findPlayer(server.database.db, site.id, accountId);
  const { player, codeHash } = await checkTac(context, {
    accountId,
    player: found,
    purpose: 'register',
    code: input.tac,
  });
  await inTransaction(server.database, async (executor) => {
    const isFirst = await spendTac(executor, player.id, 'register', { codeHash, now });
    if (!isFirst || !(await activatePlayer(executor, player.id, now))) fail('expiredTac');
    await sendWelcome(executor, server, site, player.id);
  });
}
