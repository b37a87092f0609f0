import type { CallInput, CallResponse, contactBegin, contactConfirm } from '@pavilion/contracts';
import { inTransaction, isUniqueViolation, type Executor } from '@pavilion/database';
import { normaliseEmail, validateEmail } from '@pavilion/domain/input';
import { maskPhone } from '@pavilion/domain/masking';
import { Failure, fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import {
  findPlayerById,
  findTaken,
  parsePhone,
  readExcludedUntil,
  throttle,
  throttleRules,
  verifyOwnPassword,
  type PlayerRow,
} from '../identity/index.ts';
import { verifyOwnStepUp } from '../step-up/index.ts';
import { sendContactCodes, wrongCodes, type Contact } from './contact-codes.service.ts';
import { takeContactTry } from './contact.store.ts';
import { ownerOf } from './second-step.service.ts';
import { takeContact } from './take-contact.service.ts';

const triesMax = 5;
const takenCodes = { mail: 'emailTaken', phone: 'phoneTaken' } as const;
const valueOf = (player: Pick<PlayerRow, 'email' | 'phone'>, contact: Contact): string =>
  contact === 'mail' ? player.email : player.phone;

/**
 * Asks for another mail or phone: who has them has the account, so the password and the own second
 * step come first, then a code to the old and one to the new. Raises `emailTaken` or `phoneTaken`
 * for somebody else's, and `selfExcluded` for that of somebody who excluded himself; both are asked
 * for a few times only.
 */
export async function beginContactChange(
  context: PlayerContext,
  input: CallInput<typeof contactBegin>,
): Promise<CallResponse<typeof contactBegin>> {
  const { server, player } = context;
  const { contact } = input;
  const value = storedForm(context, input);
  await throttle(server, `profile:${player.id}`, throttleRules.profilePerAccount);
  const row = await verifyOwnPassword(context, input.password);
  if (value === valueOf(row, contact)) fail('sameContact');
  await refuseContact(context, row, contact, value);
  await throttle(server, `contact:${player.id}`, throttleRules.codeSendPerHour);
  const refusal = await inTransaction(server.database, async (executor) => {
    const refused = await verifyOwnStepUp(executor, context, input.step_up);
    if (refused) return refused;
    await sendContactCodes(executor, context, row, { contact, value });
    return null;
  });
  if (refusal) throw refusal;
  const shown = (text: string): string => (contact === 'mail' ? text : maskPhone(text));
  return { old_place: shown(valueOf(row, contact)), new_place: value };
}

function storedForm(
  { site }: PlayerContext,
  { contact, value }: CallInput<typeof contactBegin>,
): string {
  if (contact === 'mail') {
    const problem = validateEmail(value);
    return problem ? failField('value', problem) : normaliseEmail(value);
  }
  return parsePhone(value, site.country) ?? failField('value', 'invalidPhone');
}

/**
 * Refuses a mail or phone another account has, and one that would make the account that of somebody
 * who excluded himself. Who is excluded himself may have his own in any writing.
 */
export async function refuseContact(
  { server, site, now }: PlayerContext,
  row: PlayerRow,
  contact: Contact,
  value: string,
): Promise<void> {
  const own = { accountId: row.account_id, phone: row.phone, email: row.email };
  const wanted = contact === 'mail' ? { ...own, email: value } : { ...own, phone: value };
  const taken = await findTaken(server.database.db, site.id, wanted, { now, exceptId: row.id });
  if (taken.length > 0) fail(takenCodes[contact]);
  const until = await readExcludedUntil(server.database.db, site.id, wanted);
  const ownUntil = row.excluded_until ?? now;
  if (until && until > now && until > ownUntil) fail('selfExcluded');
}

/**
 * Changes mail or phone by both codes. What waits for a code to the old one ends, and the old mail
 * hears of it.
 */
export async function confirmContactChange(
  context: PlayerContext,
  input: CallInput<typeof contactConfirm>,
): Promise<CallResponse<typeof contactConfirm>> {
  const { server, now } = context;
  const owner = ownerOf(context);
  const { contact } = input;
  try {
    const done = await inTransaction(server.database, async (executor) => {
      const change = await takeContactTry(executor, owner, contact, { now, triesMax });
      if (!change) return new Failure('expiredTac');
      const wrong = wrongCodes(context, change, { old: input.old_code, new: input.new_code });
      if (wrong.length > 0) {
        const errors = wrong.map((side) => ({ path: `${side}_code`, code: 'invalidTac' }));
        return new Failure('invalidTac', { errors });
      }
      return take(executor, context, contact, change);
    });
    if (done instanceof Failure) throw done;
    return done;
  } catch (error) {
    if (isUniqueViolation(error, 'players_email_once')) fail('emailTaken');
    if (isUniqueViolation(error, 'players_phone_once')) fail('phoneTaken');
    throw error;
  }
}

async function take(
  executor: Executor,
  context: PlayerContext,
  contact: Contact,
  change: { old_value: string; new_value: string },
): Promise<CallResponse<typeof contactConfirm> | Failure> {
  const { site, player } = context;
  const row = await findPlayerById(executor, site.id, player.id);
  if (!row || valueOf(row, contact) !== change.old_value) return new Failure('expiredTac');
  const { new_value: value } = change;
  await takeContact(executor, context, row, { contact, value, isProven: true });
  const changed = contact === 'mail' ? { email: value } : { phone: value };
  const { email, phone } = { ...row, ...changed };
  return { contact_email: email, contact_phone: maskPhone(phone) };
}
