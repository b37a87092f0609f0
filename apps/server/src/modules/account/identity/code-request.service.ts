import { inTransaction, type Executor } from '@pavilion/database';
import { normaliseAccountId } from '@pavilion/domain/input';
import type { ServerContext } from '../../../context.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { callerKey, callerOf, throttleUnknown, type Caller } from './caller.service.ts';
import { refuseSpentNumber, takeNumber } from './code-number.service.ts';
import { answerEvenly } from './even-time.ts';
import { isCostly } from './phone.ts';
import { findPlayer, type PlayerRow } from './player.store.ts';
import { sendTac, tryKey, type TacPurpose } from './tac.service.ts';
import { refuseUntilEnd, throttle, throttleRules } from './throttle.service.ts';
import { countTry, forgetTries } from './throttle.store.ts';
import { accountMeant } from './which-account.ts';

interface WantedCode {
  accountId: string;
  purpose: TacPurpose;
  isMeant: (player: PlayerRow) => boolean;
  /**
   * The number the caller named, where he had to: how many codes went there he may be told,
   * whosever it is.
   */
  typedPhone?: string | null;
}

/**
 * Sends a code when `isMeant` says the account should get one. The answer is the same whether the
 * account exists or not.
 *
 * Each caller asks once a minute and five times an hour, and is told when that is over. All
 * strangers together get five codes an hour out of one account; who comes then is told with 429
 * that none was sent, at an account that does not exist as well. A browser or network that signed
 * in to the account before does not share what strangers have: they cannot use up its codes.
 */
export async function requestCode(context: RequestContext, wanted: WantedCode): Promise<void> {
  const { server, site } = context;
  const accountId = await accountMeant(context, wanted.accountId);
  const key = `${wanted.purpose}:${site.id}:${accountId}`;
  // Asking is counted by what was written: that a mail and a name are one account is nobody's
  // business.
  const askedKey = `${wanted.purpose}:${site.id}:${normaliseAccountId(wanted.accountId)}`;
  const found = await findPlayer(server.database.db, site.id, accountId);
  const caller = await callerOf(context, found?.id ?? null);
  await throttleUnknown(context, 'code-send', caller.key, throttleRules.codeSendPerAddress);
  await throttle(server, askKey(askedKey, caller.key), throttleRules.codeSend);
  await throttle(server, `hour-${askKey(askedKey, caller.key)}`, throttleRules.codeSendPerHour);
  // Behind an account of the computer is nobody who could own a code, and some numbers cost more
  // than a code is worth.
  const isMeant =
    found !== null && !found.is_computer && !isCostly(found.phone) && wanted.isMeant(found);
  const player = isMeant ? found : null;
  await answerEvenly(() => sendTo(context, caller, { ...wanted, accountId, player, key }));
}

async function sendTo(
  { server, site }: RequestContext,
  caller: Caller,
  wanted: WantedCode & { player: PlayerRow | null; key: string },
): Promise<void> {
  const { player, purpose, accountId, key, typedPhone } = wanted;
  const { db } = server.database;
  if (caller.trust === 'none') {
    if (typedPhone) await refuseSpentNumber(server, typedPhone);
    // Who asks in vain is counted apart: he must not use up the codes of the account's owner.
    if (!(await isStrangersTurn(server, player ? key : `nobody:${key}`))) return;
  }
  await forgetTries(db, tryKey(site, purpose, accountId, caller.key));
  if (!player) return;
  await inTransaction(server.database, async (executor) => {
    if (!(await takeNumber(executor, server, player.phone, caller.trust))) return;
    await sendTac(executor, server, site, player, { purpose, source: caller.key });
  });
}

/**
 * Whether strangers get a code out of an account now. Not within a minute of the last one, which is
 * on its way to the owner all the same; raises `tooManyRequests` when the hour's codes are used up.
 */
async function isStrangersTurn({ database, clock }: ServerContext, key: string): Promise<boolean> {
  const { codeSend, codeSendPerHour } = throttleRules;
  const now = clock.now();
  const minute = await countTry(database.db, sendKey(key), now, codeSend.windowMs);
  if (minute.count > codeSend.triesMax) return false;
  const hour = await countTry(database.db, `hour-${sendKey(key)}`, now, codeSendPerHour.windowMs);
  if (hour.count > codeSendPerHour.triesMax)
    refuseUntilEnd(hour.windowStartedAt, codeSendPerHour, now);
  return true;
}

/**
 * Sends the code of a sign-up with the caller's transaction; raises `tooManyRequests` when the
 * number has had too many.
 */
export async function sendFirstCode(
  executor: Executor,
  context: RequestContext,
  player: Parameters<typeof sendTac>[3],
): Promise<void> {
  const { server, site } = context;
  if (!(await takeNumber(executor, server, player.phone, 'none')))
    await refuseSpentNumber(server, player.phone, executor);
  const source = callerKey(context, null);
  await sendTac(executor, server, site, player, { purpose: 'register', source });
}

/** Counts the code a sign-up sent, so that the next must wait. */
export async function noteCodeSent(context: RequestContext, accountId: string): Promise<void> {
  const { server, site } = context;
  const { codeSend, codeSendPerHour } = throttleRules;
  const key = `register:${site.id}:${accountId}`;
  const source = callerKey(context, null);
  const { db } = server.database;
  const now = server.clock.now();
  for (const counter of [askKey(key, source), sendKey(key)]) {
    await countTry(db, counter, now, codeSend.windowMs);
    await countTry(db, `hour-${counter}`, now, codeSendPerHour.windowMs);
  }
  await forgetTries(db, tryKey(site, 'register', accountId, source));
}

/**
 * Lets the signed-in player ask for the next code at once, when he has just used one up; the hour's
 * number stays.
 */
export async function forgiveCode(
  executor: Executor,
  context: PlayerContext,
  purpose: TacPurpose,
): Promise<void> {
  const { site, player } = context;
  const key = `${purpose}:${site.id}:${player.accountId}`;
  await forgetTries(executor, askKey(key, callerKey(context, player.id)));
  await forgetTries(executor, sendKey(key));
}

const sendKey = (key: string): string => `code-send:${key}`;
const askKey = (key: string, caller: string): string => `code-ask:${key}:${caller}`;
