import { inTransaction, isUniqueViolation } from '@pavilion/database';
import {
  normaliseEmail,
  normaliseFullName,
  validateEmail,
  validateFullName,
} from '@pavilion/domain/input';
import type { FieldFailure } from '@pavilion/contracts';
import { fail } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { removeAbandoned } from '../identity/index.ts';
import { updateProfile } from './player.store.ts';

/** Changes name (may be empty) and mail, which a sign-up never confirmed does not keep from him; raises `invalidInput` with every bad field, or `emailTaken`. Gives the stored forms. */
export async function changeProfile(
  context: PlayerContext,
  input: { full_name: string; contact_email: string },
): Promise<{ full_name: string; contact_email: string }> {
  const errors: FieldFailure[] = [];
  const nameProblem = input.full_name === '' ? null : validateFullName(input.full_name);
  const emailProblem = validateEmail(input.contact_email);
  if (nameProblem) errors.push({ path: 'full_name', code: nameProblem });
  if (emailProblem) errors.push({ path: 'contact_email', code: emailProblem });
  if (errors.length > 0) fail('invalidInput', { errors });
  const fullName = normaliseFullName(input.full_name);
  const email = normaliseEmail(input.contact_email);
  const owner = { siteId: context.site.id, playerId: context.player.id };
  try {
    await inTransaction(context.server.database, async (executor) => {
      await removeAbandoned(executor, owner.siteId, { email }, context.now);
      await updateProfile(executor, owner, { fullName, email }, context.now);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'players_email_once')) fail('emailTaken');
    throw error;
  }
  return { full_name: fullName, contact_email: email };
}
