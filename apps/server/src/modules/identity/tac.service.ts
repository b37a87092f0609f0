import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import type { Executor } from '@pavilion/database';
import { randomInteger } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import { fail } from '../../failure.ts';
import type { Site } from '../../site-directory/index.ts';
import { queueMessage } from '../outbox/index.ts';
import type { PlayerRow } from './player.store.ts';
import { hasTac, replaceTac, takeTry } from './tac.store.ts';
import { throttleRules } from './throttle.service.ts';
import { countTry } from './throttle.store.ts';

/** A code works for what it was sent for and nothing else. */
export type TacPurpose = 'register' | 'login' | 'reset';

const messageKeys = {
  register: { text: 'messages.auth.tacRegister', subject: 'messages.auth.tacRegisterSubject' },
  login: { text: 'messages.auth.tacLogin', subject: 'messages.auth.tacLoginSubject' },
  reset: { text: 'messages.auth.tacReset', subject: 'messages.auth.tacResetSubject' },
} as const;

/** Makes a new code, which replaces the old one, and sends it to the player's phone with the caller's transaction. */
export async function sendTac(
  executor: Executor,
  context: ServerContext,
  site: Site,
  player: Pick<PlayerRow, 'id' | 'account_id' | 'phone' | 'language'>,
  purpose: TacPurpose,
): Promise<void> {
  const now = context.clock.now();
  const { lifetimeMs } = context.config.tac;
  const code = String(randomInteger(context.random, 0, 999_999)).padStart(6, '0');
  await replaceTac(executor, {
    playerId: player.id,
    siteId: site.id,
    purpose,
    codeHash: hashTac(context, player.id, purpose, code),
    now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  const translate = createTranslator(player.language);
  const values = { site: site.name, code, minutes: Math.round(lifetimeMs / 60_000) };
  await queueMessage(executor, context, {
    siteId: site.id,
    playerId: player.id,
    accountId: player.account_id,
    recipient: player.phone,
    channel: 'sms',
    kind: `tac.${purpose}`,
    subject: translate(messageKeys[purpose].subject, { site: site.name }),
    text: translate(messageKeys[purpose].text, values),
    code,
  });
}

/**
 * Checks a code: five tries, then it is dead (`expiredTac`), as when it is used or too old; a wrong one is `invalidTac`. An account
 * that does not exist, or never got a code, answers as one whose code was guessed wrong. Gives the hash to use up with `spendTac`.
 */
export async function checkTac(
  context: ServerContext,
  site: Site,
  attempt: { accountId: string; player: PlayerRow | null; purpose: TacPurpose; code: string },
): Promise<{ player: PlayerRow; codeHash: Uint8Array }> {
  const { player, purpose } = attempt;
  const { db } = context.database;
  if (!player || !(await hasTac(db, player.id, purpose)))
    return refuseUnknown(context, site, attempt);
  const now = context.clock.now();
  const stored = await takeTry(db, player.id, purpose, {
    now,
    triesMax: context.config.tac.triesMax,
  });
  if (!stored) fail('expiredTac');
  const given = hashTac(context, player.id, purpose, attempt.code);
  if (!timingSafeEqual(stored, given)) fail('invalidTac');
  return { player, codeHash: stored };
}

async function refuseUnknown(
  context: ServerContext,
  site: Site,
  attempt: { accountId: string; purpose: TacPurpose },
): Promise<never> {
  const rule = throttleRules.codeTryUnknown;
  const key = `tac-try:${attempt.purpose}:${site.id}:${attempt.accountId}`;
  const { count } = await countTry(context.database.db, key, context.clock.now(), rule.windowMs);
  return fail(count > rule.triesMax ? 'expiredTac' : 'invalidTac');
}

/** A code is short: the key makes its hash worthless to whoever reads only the database. */
function hashTac(
  context: ServerContext,
  playerId: string,
  purpose: TacPurpose,
  code: string,
): Buffer {
  return createHmac('sha256', context.appSecret)
    .update(`tac:${playerId}:${purpose}:${code}`)
    .digest();
}
