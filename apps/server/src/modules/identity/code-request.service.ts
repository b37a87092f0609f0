import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@pavilion/database';
import { normaliseAccountId } from '@pavilion/domain/input';
import type { ServerContext } from '../../context.ts';
import { networkOf } from '../../caller-network.ts';
import type { RequestContext } from '../../http/route.ts';
import { evenAnswerMs } from './even-time.ts';
import { findPlayer, type PlayerRow } from './player.store.ts';
import { sendTac, tryKey, type TacPurpose } from './tac.service.ts';
import { throttle, throttleAddress, throttleRules } from './throttle.service.ts';
import { countTry, forgetTries } from './throttle.store.ts';

interface WantedCode {
  accountId: string;
  purpose: TacPurpose;
  isMeant: (player: PlayerRow) => boolean;
}

/**
 * Sends a code when `isMeant` says the account should get one. The answer is the same whether the account exists or not, and
 * whether others asked for it: 429 only tells a caller how often he himself asked (`codeAsk`). How often an account gets a code
 * (`codeSend`) nobody is told; a request too many just sends none.
 */
export async function requestCode(context: RequestContext, wanted: WantedCode): Promise<void> {
  const { server, site, ip } = context;
  const accountId = normaliseAccountId(wanted.accountId);
  const key = `${wanted.purpose}:${site.id}:${accountId}`;
  await throttleAddress(server, 'code-send', ip, throttleRules.codeSendPerAddress);
  await throttle(server, askKey(key, ip), throttleRules.codeSend);
  await throttle(server, `hour-${askKey(key, ip)}`, throttleRules.codeSendPerHour);
  await Promise.all([sleep(evenAnswerMs), sendIfMeant(context, { ...wanted, accountId }, key)]);
}

async function sendIfMeant(
  { server, site }: RequestContext,
  wanted: WantedCode,
  key: string,
): Promise<void> {
  const found = await findPlayer(server.database.db, site.id, wanted.accountId);
  // Behind an account of the computer is nobody who could own a code.
  const player = found && !found.is_computer && wanted.isMeant(found) ? found : null;
  // Who asks in vain is counted apart: he must not use up the codes of the account's owner.
  if (!(await mayHaveCode(server, player ? key : `nobody:${key}`))) return;
  await forgetTries(server.database.db, tryKey(site, wanted.purpose, wanted.accountId));
  if (!player) return;
  await inTransaction(server.database, (executor) =>
    sendTac(executor, server, site, player, wanted.purpose),
  );
}

async function mayHaveCode({ database, clock }: ServerContext, key: string): Promise<boolean> {
  const { codeSend, codeSendPerHour } = throttleRules;
  const now = clock.now();
  const minute = await countTry(database.db, sendKey(key), now, codeSend.windowMs);
  if (minute.count > codeSend.triesMax) return false;
  const hour = await countTry(database.db, `hour-${sendKey(key)}`, now, codeSendPerHour.windowMs);
  return hour.count <= codeSendPerHour.triesMax;
}

/** Counts a code that was sent otherwise (by sign-up), so that the next must wait. */
export async function noteCodeSent(
  { server, site, ip }: RequestContext,
  purpose: TacPurpose,
  accountId: string,
): Promise<void> {
  const key = `${purpose}:${site.id}:${accountId}`;
  const { db } = server.database;
  const now = server.clock.now();
  await countTry(db, askKey(key, ip), now, throttleRules.codeSend.windowMs);
  await countTry(db, sendKey(key), now, throttleRules.codeSend.windowMs);
  await forgetTries(db, tryKey(site, purpose, accountId));
}

const sendKey = (key: string): string => `code-send:${key}`;
const askKey = (key: string, ip: string): string => `code-ask:${key}:${networkOf(ip)}`;
