import { inTransaction, isUniqueViolation, type Executor } from '@pavilion/database';
import { Failure } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  findPlayerById,
  lockPlayerById,
  readSecondStepState,
  relyingPartyOf,
  type PlayerRow,
} from '../identity/index.ts';
import { hasPayouts } from '../../money/payouts/index.ts';
import { refuseContact, sendMailCode, takeContact } from '../security/index.ts';
import { verifyStepUp, type StepUp } from '../step-up/index.ts';
import { updateName } from './player.store.ts';

/**
 * Stores name and another mail in one transaction, and sends the new one the code that verifies it.
 * Raises `emailTaken`, `selfExcluded`, `stepUpRequired` and what is wrong with a second step;
 * nothing is stored then.
 */
export async function changeMail(
  context: PlayerContext,
  wanted: { full_name: string; contact_email: string },
  stepUp: StepUp | undefined,
): Promise<void> {
  const { server, site, player, now } = context;
  const { contact_email: value } = wanted;
  const present = await findPlayerById(server.database.db, site.id, player.id);
  if (present) await refuseContact(context, present, 'mail', value);
  const refusal = await inTransaction(server.database, async (executor) => {
    const row = await lockPlayerById(executor, site.id, player.id);
    const refused = (await isGuarded(executor, context, row))
      ? await verifyStepUp(executor, context, stepUp)
      : null;
    if (refused) return refused;
    const owner = { siteId: site.id, playerId: player.id };
    await updateName(executor, owner, wanted.full_name, now);
    await takeContact(executor, context, row, { contact: 'mail', value, isProven: false });
    await sendMailCode(executor, context, { ...row, email: value });
    return null;
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'players_email_once')) return new Failure('emailTaken');
    throw error;
  });
  if (refusal) throw refusal;
}

/**
 * Whether there is anything a thief of the session could get at by another mail: a proven mail, a
 * second step, or ways out for money.
 */
async function isGuarded(
  executor: Executor,
  context: PlayerContext,
  row: PlayerRow,
): Promise<boolean> {
  const owner = { siteId: context.site.id, playerId: row.id };
  if (row.email_verified_at !== null) return true;
  const { hasAny } = await readSecondStepState(executor, owner, relyingPartyOf(context).id);
  return hasAny || hasPayouts(executor, owner);
}
