import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import { inTransaction, type Executor } from '@pavilion/database';
import { randomInteger } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import { fail } from '../../failure.ts';
import type { Site } from '../../site-directory/index.ts';
import { queueMessage } from '../outbox/index.ts';
import { failEvenly } from './even-time.ts';
import type { PlayerRow } from './player.store.ts';
import { readTac, replaceTac, takeTry } from './tac.store.ts';
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
  player: Pick<PlayerRow, 'id' | 'account_id' | 'phone' | 'language' | 'is_age_confirmed'>,
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
  const text = translate(messageKeys[purpose].text, values);
  // Whoever did not say at sign-up that he is of age says so by entering the code (decision 0015).
  const asksAge = purpose === 'register' && !player.is_age_confirmed;
  const ageWords = asksAge ? translate('messages.auth.tacAge', { age: site.minimumAge }) : '';
  await queueMessage(executor, context, {
    siteId: site.id,
    playerId: player.id,
    accountId: player.account_id,
    recipient: player.phone,
    channel: 'sms',
    kind: `tac.${purpose}`,
    subject: translate(messageKeys[purpose].subject, { site: site.name }),
    text: `${text} ${ageWords}`.trim(),
    code,
  });
}

interface TacAttempt {
  accountId: string;
  player: PlayerRow | null;
  purpose: TacPurpose;
  code: string;
}

/**
 * Checks a code: after five wrong tries it is dead. A wrong one is `invalidTac` five times and then `expiredTac`, whatever the
 * account: one that does not exist, or whose code is used or too old, answers as one whose code is guessed wrong, and does the
 * same work and as long. Only who knows a dead code is told at once that it is dead. Gives the hash to use up with `spendTac`.
 */
export function checkTac(
  context: ServerContext,
  site: Site,
  attempt: TacAttempt,
): Promise<{ player: PlayerRow; codeHash: Uint8Array }> {
  return failEvenly(() => compareTac(context, site, attempt));
}

async function compareTac(
  context: ServerContext,
  site: Site,
  attempt: TacAttempt,
): Promise<{ player: PlayerRow; codeHash: Uint8Array }> {
  const { player, purpose } = attempt;
  const { tries, stored, isLive } = await takeCounted(context, site, attempt);
  const given = hashTac(context, player?.id ?? nobodyId, purpose, attempt.code);
  const isRight = timingSafeEqual(stored ?? nothingStored, given);
  if (player && stored && isRight && isLive) return { player, codeHash: stored };
  return fail(isRight || tries > throttleRules.codeTry.triesMax ? 'expiredTac' : 'invalidTac');
}

/** The id of nobody: what is asked of it takes as long as what is asked of a player, and finds nothing. */
const nobodyId = '00000000-0000-0000-0000-000000000000';
const nothingStored = Buffer.alloc(32);

/** Counts a try by account, existing or not, and by code; gives the code's hash, dead or alive. One commit for every outcome. */
async function takeCounted(
  context: ServerContext,
  site: Site,
  { accountId, player, purpose }: TacAttempt,
): Promise<{ tries: number; stored: Uint8Array | null; isLive: boolean }> {
  const now = context.clock.now();
  const id = player?.id ?? nobodyId;
  const { triesMax } = context.config.tac;
  return inTransaction(context.database, async (executor) => {
    const key = tryKey(site, purpose, accountId);
    const { count } = await countTry(executor, key, now, throttleRules.codeTry.windowMs);
    const isLive = await takeTry(executor, id, purpose, { now, triesMax });
    return { tries: count, stored: await readTac(executor, id, purpose), isLive };
  });
}

/** Counter of the tries at an account's codes, as far as answers tell of them; each code has its own besides. */
export const tryKey = (site: Site, purpose: TacPurpose, accountId: string): string =>
  `tac-try:${purpose}:${site.id}:${accountId}`;

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
