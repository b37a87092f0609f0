import { createHmac, timingSafeEqual } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import { inTransaction, type Executor } from '@pavilion/database';
import { randomInteger } from '@pavilion/domain/random';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import { queueMessage } from '../../support/outbox/index.ts';
import { callerKey, nobodyId, throttleUnknown } from './caller.service.ts';
import { failEvenly } from './even-time.ts';
import type { PlayerRow } from './player.store.ts';
import { codeKind, type TacPurpose } from './tac-purpose.ts';
import { readSpent, replaceTac, spendTac, takeTries } from './tac.store.ts';
import { throttleRules } from './throttle.service.ts';
import { countTry } from './throttle.store.ts';

export type { TacPurpose } from './tac-purpose.ts';

const messageKeys = {
  register: { text: 'messages.auth.tacRegister', subject: 'messages.auth.tacRegisterSubject' },
  login: { text: 'messages.auth.tacLogin', subject: 'messages.auth.tacLoginSubject' },
  reset: { text: 'messages.auth.tacReset', subject: 'messages.auth.tacResetSubject' },
  'step-up': { text: 'messages.auth.tacStepUp', subject: 'messages.auth.tacStepUpSubject' },
  mail: { text: 'messages.auth.tacMail', subject: 'messages.auth.tacMailSubject' },
} as const;

/**
 * Makes a new code, which replaces the one the same caller asked for before, and sends it to the
 * player's phone, or to the mail it is to prove, with the caller's transaction. `source` is who
 * asked: `callerKey`.
 */
export async function sendTac(
  executor: Executor,
  context: ServerContext,
  site: Site,
  player: Pick<
    PlayerRow,
    'id' | 'account_id' | 'phone' | 'email' | 'language' | 'is_age_confirmed'
  >,
  { purpose, source }: { purpose: TacPurpose; source: string },
): Promise<void> {
  const now = context.clock.now();
  const { lifetimeMs } = context.config.tac;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const code = String(randomInteger(context.random, 0, 999_999)).padStart(6, '0');
  await replaceTac(executor, {
    playerId: player.id,
    siteId: site.id,
    purpose,
    source,
    codeHash: hashTac(context, player.id, purpose, code),
    now,
    expiresAt,
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
    ...(purpose === 'mail'
      ? { recipient: player.email, channel: 'mail' as const }
      : { recipient: player.phone, channel: 'sms' as const }),
    kind: codeKind(purpose),
    language: player.language,
    subject: translate(messageKeys[purpose].subject, { site: site.name }),
    text: `${text} ${ageWords}`.trim(),
    code,
    expiresAt,
  });
}

interface TacAttempt {
  accountId: string;
  player: PlayerRow | null;
  purpose: TacPurpose;
  code: string;
}

/** What a right code proves. */
interface ProvenTac {
  player: PlayerRow;
  codeHash: Uint8Array;
}

/**
 * Checks a code: after five wrong tries it is dead to who tried. A wrong one is `invalidTac` five
 * times and then `expiredTac`, whatever the account: one that does not exist, or whose code is used
 * or too old, answers as one whose code is guessed wrong, and does the same work and as long. Only
 * who knows a dead code is told at once that it is dead. The tries of who asked for a code are
 * counted apart from those of strangers, who so cannot kill it. Gives the hash to use up with
 * `spendTac`.
 */
export async function checkTac(context: RequestContext, attempt: TacAttempt): Promise<ProvenTac> {
  const source = callerKey(context, attempt.player?.id ?? null);
  await throttleUnknown(context, 'code-try', source, throttleRules.codeTryPerAddress);
  return failEvenly(() => compareTac(context, attempt, source));
}

/**
 * Uses a code of the signed-in player up with the executor's transaction; gives what is wrong with
 * it, or null. It does not raise, so that a wrong try is counted by the commit.
 */
export async function proveTac(
  executor: Executor,
  context: PlayerContext,
  purpose: TacPurpose,
  code: string,
): Promise<'invalidTac' | 'expiredTac' | null> {
  const { server, player } = context;
  const now = server.clock.now();
  const source = callerKey(context, player.id);
  const { triesMax } = server.config.tac;
  const live = await takeTries(executor, player.id, purpose, { source, now, triesMax });
  const given = hashTac(server, player.id, purpose, code);
  const codeHash = live.find((hash) => timingSafeEqual(hash, given));
  if (codeHash)
    return (await spendTac(executor, player.id, purpose, { codeHash, now })) ? null : 'expiredTac';
  const spent = await readSpent(executor, player.id, purpose, { source, now });
  const isSpent = spent.some((hash) => timingSafeEqual(hash, given));
  return isSpent || live.length === 0 ? 'expiredTac' : 'invalidTac';
}

async function compareTac(
  context: RequestContext,
  attempt: TacAttempt,
  source: string,
): Promise<ProvenTac> {
  const { player, purpose } = attempt;
  const { tries, live, spent } = await takeCounted(context, attempt, source);
  const given = hashTac(context.server, player?.id ?? nobodyId, purpose, attempt.code);
  const codeHash = live.find((hash) => timingSafeEqual(hash, given));
  if (player && codeHash) return { player, codeHash };
  const isSpent = spent.some((hash) => timingSafeEqual(hash, given));
  return fail(isSpent || tries > throttleRules.codeTry.triesMax ? 'expiredTac' : 'invalidTac');
}

/**
 * Counts a try by account, existing or not, and caller, and by code. One commit for every outcome.
 */
async function takeCounted(
  { server, site }: RequestContext,
  { accountId, player, purpose }: TacAttempt,
  source: string,
): Promise<{ tries: number; live: Uint8Array[]; spent: Uint8Array[] }> {
  const now = server.clock.now();
  const id = player?.id ?? nobodyId;
  const { triesMax } = server.config.tac;
  return inTransaction(server.database, async (executor) => {
    const key = tryKey(site, purpose, accountId, source);
    const { count } = await countTry(executor, key, now, throttleRules.codeTry.windowMs);
    const live = await takeTries(executor, id, purpose, { source, now, triesMax });
    return { tries: count, live, spent: await readSpent(executor, id, purpose, { source, now }) };
  });
}

/**
 * Counter of a caller's tries at an account's codes, as far as answers tell of them; each code has
 * its own besides.
 */
export const tryKey = (
  site: Site,
  purpose: TacPurpose,
  accountId: string,
  source: string,
): string => `tac-try:${purpose}:${site.id}:${accountId}:${source}`;

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
