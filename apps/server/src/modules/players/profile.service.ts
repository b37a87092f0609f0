import {
  normaliseEmail,
  normaliseFullName,
  validateEmail,
  validateFullName,
} from '@pavilion/domain/input';
import type { FieldFailure } from '@pavilion/contracts';
import { fail } from '../../failure.ts';
import type { PlayerContext } from '../../http/route.ts';
import { throttle, throttleRules } from '../identity/index.ts';
import { readProfile, updateName } from './player.store.ts';

interface Profile {
  full_name: string;
  contact_email: string;
}

/**
 * Changes the name (may be empty). A name that was compared with papers stays, and another mail is taken only with codes to both
 * (`contact_begin`): both are `fieldLocked`. Raises `invalidInput` with every bad field or `tooManyRequests`. Gives the stored forms.
 */
export async function changeProfile(context: PlayerContext, input: Profile): Promise<Profile> {
  const { server, player, now } = context;
  const profile = validProfile(input);
  await throttle(server, `profile:${player.id}`, throttleRules.profilePerAccount);
  const owner = { siteId: context.site.id, playerId: player.id };
  const { full_name: fullName, contact_email: email } = profile;
  const known = await readProfile(server.database.db, owner);
  const locked: FieldFailure[] = [];
  if (known.verified_at !== null && fullName !== known.full_name)
    locked.push({ path: 'full_name', code: 'fieldLocked' });
  if (email !== known.email) locked.push({ path: 'contact_email', code: 'fieldLocked' });
  if (locked.length > 0) fail('fieldLocked', { errors: locked });
  await updateName(server.database.db, owner, fullName, now);
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
