import type { CallInput, privacyClose } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  endSessions,
  forgetSessions,
  tellOfSecurity,
  verifyOwnPassword,
} from '../identity/index.ts';
import { deleteDevicesOf } from '../../support/push/index.ts';
import { verifyStepUp } from '../step-up/index.ts';
import { readUse, writeClosed } from './close.store.ts';
import { writeConsents } from './consents.service.ts';

/**
 * Closes the account of the player for good: he is signed out everywhere and gets no more offers;
 * bonus and game tokens end with it. Money, open bets and payments under way come first:
 * `accountInUse` names them. What the law asks us to keep stays for its time (README).
 */
export async function closeAccount(
  context: PlayerContext,
  input: CallInput<typeof privacyClose>,
): Promise<Record<never, never>> {
  const { server, site, player, now } = context;
  const row = await verifyOwnPassword(context, input.password);
  const owner = { siteId: site.id, playerId: player.id };
  const refusal = await inTransaction(server.database, async (executor) => {
    const use = await readUse(executor, owner);
    const against = (['balance', 'bets', 'withdrawals', 'deposits'] as const).filter(
      (what) => use[what] !== 0n,
    );
    if (against.length > 0) fail('accountInUse', { statusDetail: against.join(',') });
    const refused = await verifyStepUp(executor, context, input.step_up);
    if (refused) return refused;
    const none = { inbox: false, mail: false, push: false, sms: false };
    await writeConsents(executor, server, owner, { channels: none, source: 'closing' });
    await tellOfSecurity(executor, server, { site, player: row, news: 'accountClosed' });
    await deleteDevicesOf(executor, owner);
    await writeClosed(executor, owner, now);
    await endSessions(executor, server, { playerId: player.id }, 'account closed');
    return null;
  });
  if (refusal) throw refusal;
  forgetSessions(server, player.id);
  return {};
}
