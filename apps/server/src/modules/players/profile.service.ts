import { inTransaction, isUniqueViolation } from '@pavilion/database';
import {
  normaliseEmail,
  normaliseFullName,
  validateEmail,
  validateFullName,
} from '@pavilion/domain/input';
import type { FieldFailure } from '@pavilion/contracts';
import { fail, failField } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { removeAbandoned, throttle, throttleRules, verifyOwnPassword } from '../identity/index.ts';
import { readEmail, updateProfile } from './player.store.ts';

interface Profile {
  full_name: string;
  contact_email: string;
}

/**
 * Changes name (may be empty) and mail, which a sign-up never confirmed does not keep from the player. A session alone does not
 * change the mail (G19-8): another one than before needs the password. Raises `invalidInput` with every bad field,
 * `wrongPassword`, `emailTaken` or `tooManyRequests`. Gives the stored forms.
 */
export async function changeProfile(
  context: PlayerContext,
  input: Profile & { password?: string },
): Promise<Profile> {
  const { server, player, now } = context;
  const profile = validProfile(input);
  await throttle(server, `profile:${player.id}`, throttleRules.profilePerAccount);
  const owner = { siteId: context.site.id, playerId: player.id };
  const { full_name: fullName, contact_email: email } = profile;
  if (email !== (await readEmail(server.database.db, owner))) {
    if (input.password === undefined) return failField('password', 'required');
    await verifyOwnPassword(context, input.password);
  }
  try {
    await inTransaction(server.database, async (executor) => {
      await removeAbandoned(executor, owner.siteId, { email }, now);
      await updateProfile(executor, owner, { fullName, email }, now);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'players_email_once')) fail('emailTaken');
    throw error;
  }
  return profile;
}

function validProfile({ full_name, contact_email }: Profile): Profile {
  const errors: FieldFailure[] = [];
  const nameProblem = full_name === '' ? null : validateFullName(full_name);
  const emailProblem = validateEmail(contact_email);
  if (nameProblem) errors.push({ path: 'full_name', code: nameProblem });
  if (emailProblem) errors.push({ path: 'contact_email', code: emailProblem });
  if (errors.length > 0) fail('invalidInput', { errors });
  return { full_name: normaliseFullName(full_name), contact_email: normaliseEmail(contact_email) };
}
