import {
  isSameName,
  normaliseEmail,
  normaliseFullName,
  validateEmail,
  validateFullName,
} from '@pavilion/domain/input';
import type { CallInput, CallResponse, FieldFailure, profileUpdate } from '@pavilion/contracts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { throttle, throttleRules } from '../identity/index.ts';
import { changeMail } from './change-mail.service.ts';
import { readProfile, updateName } from './player.store.ts';

type Wanted = Pick<CallInput<typeof profileUpdate>, 'full_name' | 'contact_email' | 'step_up'>;

/**
 * Changes name (may be empty) and mail, both or neither, and gives the stored forms. A name that
 * was compared with papers stays: `fieldLocked`. Raises `invalidInput` with every bad field,
 * `tooManyRequests`, and for another mail what {@link changeMail} does.
 */
export async function changeProfile(
  context: PlayerContext,
  input: Wanted,
): Promise<CallResponse<typeof profileUpdate>> {
  const { server, site, player, now } = context;
  const wanted = validProfile(input);
  await throttle(server, `profile:${player.id}`, throttleRules.profilePerAccount);
  const owner = { siteId: site.id, playerId: player.id };
  const known = await readProfile(server.database.db, owner);
  const isLocked = known.verified_at !== null;
  if (isLocked && !isSameName(wanted.full_name, known.full_name))
    fail('fieldLocked', { errors: [{ path: 'full_name', code: 'fieldLocked' }] });
  const profile = isLocked ? { ...wanted, full_name: known.full_name } : wanted;
  if (profile.contact_email !== known.email) {
    await changeMail(context, profile, input.step_up);
    return { ...profile, is_email_verified: false };
  }
  await updateName(server.database.db, owner, profile.full_name, now);
  return { ...profile, is_email_verified: known.email_verified_at !== null };
}

function validProfile({ full_name, contact_email }: Wanted) {
  const errors: FieldFailure[] = [];
  const nameProblem = full_name === '' ? null : validateFullName(full_name);
  const emailProblem = validateEmail(contact_email);
  if (nameProblem) errors.push({ path: 'full_name', code: nameProblem });
  if (emailProblem) errors.push({ path: 'contact_email', code: emailProblem });
  if (errors.length > 0) fail('invalidInput', { errors });
  return { full_name: normaliseFullName(full_name), contact_email: normaliseEmail(contact_email) };
}
