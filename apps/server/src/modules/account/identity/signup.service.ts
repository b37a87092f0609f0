import { randomBytes } from 'node:crypto';
import type { CallInput, ErrorCode, signup } from '@pavilion/contracts';
import { inTransaction, isUniqueViolation } from '@pavilion/database';
import { normaliseCode } from '@pavilion/domain/input';
import type { RequestContext } from '../../../http/route.ts';
import { fail } from '../../../failure.ts';
import { removeAbandoned, removePending } from './abandoned.store.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  findPlayer,
  findReferrer,
  findTaken,
  insertPlayer,
  type NewPlayer,
} from './player.store.ts';
import { readExcludedUntil } from './exclusion.store.ts';
import { checkSignup, type CheckedSignup } from './signup-input.ts';
import { throttle, throttleAddress, throttleRules } from './throttle.service.ts';
import { noteCodeSent, sendFirstCode } from './code-request.service.ts';

type SignupInput = CallInput<typeof signup>;

const takenCodes = { account: 'accountTaken', phone: 'phoneTaken', email: 'emailTaken' } as const;
const codeByConstraint: Readonly<Record<string, ErrorCode>> = {
  players_account_once: 'accountTaken',
  players_phone_once: 'phoneTaken',
  players_email_once: 'emailTaken',
};

/**
 * Makes a pending account, in the place of abandoned ones, and sends its code. Gives the stored
 * account id.
 */
export async function signUp(context: RequestContext, input: SignupInput): Promise<string> {
  const { server, site } = context;
  if (input.age_confirmed === false) fail('underage');
  const checked = await checkSignup(input, site);
  await throttleAddress(server, 'signup', context.ip, throttleRules.signupPerAddress);
  const earlierId = await ownPending(context, checked.accountId, input.password);
  await refuseTaken(context, checked, earlierId);
  await refuseExcluded(context, checked);
  const player = await newPlayer(context, input, checked);
  try {
    await inTransaction(server.database, async (executor) => {
      await removeAbandoned(executor, site.id, checked, context.now);
      if (earlierId) await removePending(executor, site.id, earlierId);
      await insertPlayer(executor, player, context.now);
      await sendFirstCode(executor, context, {
        ...player,
        account_id: player.accountId,
        is_age_confirmed: player.isAgeConfirmed,
      });
    });
  } catch (error) {
    throwTaken(error);
  }
  await noteCodeSent(context, player.accountId);
  return player.accountId;
}

/**
 * The visitor's own sign-up that still waits for its code, known by its password: he may correct
 * it, a number above all, without waiting for the code to end. Its id, or null.
 */
async function ownPending(
  { server, site }: RequestContext,
  accountId: string,
  password: string,
): Promise<string | null> {
  const earlier = await findPlayer(server.database.db, site.id, accountId);
  if (earlier?.status !== 'PENDING') return null;
  await throttle(server, `sign-up-again:${site.id}:${accountId}`, throttleRules.passwordPerAccount);
  return (await verifyPassword(earlier.password_hash, password)) ? earlier.id : null;
}

async function refuseTaken(
  context: RequestContext,
  checked: CheckedSignup,
  exceptId: string | null,
): Promise<void> {
  const [taken] = await findTaken(context.server.database.db, context.site.id, checked, {
    now: context.now,
    exceptId,
  });
  if (taken) fail(takenCodes[taken]);
}

/**
 * Who excluded himself hears so at once, and not after a code and a first deposit that is refused.
 */
async function refuseExcluded(
  { server, site, now }: RequestContext,
  person: CheckedSignup,
): Promise<void> {
  const until = await readExcludedUntil(server.database.db, site.id, person);
  if (until && until > now) fail('selfExcluded');
}

async function newPlayer(
  context: RequestContext,
  input: SignupInput,
  checked: CheckedSignup,
): Promise<NewPlayer> {
  const { server, site } = context;
  return {
    ...checked,
    id: server.ids.next(),
    siteId: site.id,
    passwordHash: await hashPassword(input.password),
    language: context.language.tag,
    referralCode: randomBytes(6).toString('hex').toUpperCase().slice(0, 10),
    referrerId: await referrerOf(context, input.referrer_code),
    attribution: attributionOf(input),
    isAgeConfirmed: input.age_confirmed === true,
  };
}

async function referrerOf(
  context: RequestContext,
  referrerCode: string | undefined,
): Promise<string | null> {
  const wanted = normaliseCode(referrerCode ?? '').toUpperCase();
  if (wanted === '') return null;
  const referrer = await findReferrer(context.server.database.db, context.site.id, wanted);
  return (
    referrer ??
    fail('invalidReferrer', { errors: [{ path: 'referrer_code', code: 'invalidReferrer' }] })
  );
}

function attributionOf(input: SignupInput): Record<string, string> {
  const { ch, cm, pp, affiliate_code, click_id, fbp, appsflyer_id, visitor_id } = input;
  const known = { ch, cm, pp, affiliate_code, click_id, fbp, appsflyer_id, visitor_id };
  return Object.fromEntries(
    Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Two sign-ups at once pass the check together; the database lets one through. */
function throwTaken(error: unknown): never {
  for (const [constraint, code] of Object.entries(codeByConstraint)) {
    if (isUniqueViolation(error, constraint)) fail(code);
  }
  throw error;
}
