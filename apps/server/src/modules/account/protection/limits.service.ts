import type { CallInput, limitsConfirm, limitsSet } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import {
  askForLimit,
  confirmLimit,
  sessionMinutesMax,
  type StandingLimit,
} from '@pavilion/domain/limits';
import { parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { fail, failField } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { limitsOf, type LimitsAnswer } from './limits-view.ts';
import { limitAsked, limitSet } from './notices.ts';
import {
  lockPlayer,
  readLimits,
  recordProtectionChange,
  writeLimit,
  type LimitRow,
} from './protection.store.ts';

type Which = Pick<LimitRow, 'kind' | 'period'>;

/**
 * The most a limit can be: as much as one movement of money (a limit above it would bound nothing).
 */
const limitMaxMinor = 1_000_000_000_000_000n;

/** The limits of the player and what is used of them. */
export function readMyLimits({ server, site, player, now }: PlayerContext): Promise<LimitsAnswer> {
  return limitsOf(server.database.db, site, player.id, now);
}

/**
 * Asks for a limit. A stricter one holds from the end of this call; a looser one waits as long as
 * the site's law says.
 */
export async function setLimit(
  context: PlayerContext,
  input: Pick<CallInput<typeof limitsSet>, 'kind' | 'period' | 'amount'>,
): Promise<LimitsAnswer> {
  const wanted = wantedValue(context, input);
  const { limitRaiseDelayHours: delayHours } = jurisdictionFlags[context.site.jurisdiction];
  return change(context, 'limit.set', input, (standing) =>
    askForLimit(standing, wanted, { now: context.now, delayHours }),
  );
}

/**
 * Confirms a raise or a removal that has waited long enough. Fails with `limitNotPending` or
 * `limitTooEarly`.
 */
export async function confirmMyLimit(
  context: PlayerContext,
  input: Pick<CallInput<typeof limitsConfirm>, 'kind' | 'period'>,
): Promise<LimitsAnswer> {
  return change(context, 'limit.confirm', input, (standing) => {
    const next = confirmLimit(standing, context.now);
    if (next === 'limitNotPending') return fail(next);
    if (next !== 'limitTooEarly') return next;
    return fail(next, { statusDetail: standing.pending?.activeAt.toISOString() ?? '' });
  });
}

function wantedValue(
  { site }: PlayerContext,
  { kind, period, amount }: Pick<CallInput<typeof limitsSet>, 'kind' | 'period' | 'amount'>,
): bigint | null {
  if (amount === null) return null;
  const isTime = kind === 'session';
  const isWhole = /^\d+$/.test(amount);
  const value = isTime
    ? isWhole
      ? BigInt(amount)
      : null
    : parseAmount(amount, site.currency.code);
  if (value === null) return failField('amount', 'invalidAmount');
  if (value <= 0n) return failField('amount', 'belowMinimum');
  if (value > (isTime ? sessionMinutesMax(period) : limitMaxMinor))
    return failField('amount', 'aboveMaximum');
  return value;
}

/** Changes from two tabs come one after the other, and none beside a stake that still asks. */
async function change(
  { server, site, player, now }: PlayerContext,
  action: string,
  { kind, period }: Which,
  decide: (standing: StandingLimit) => StandingLimit,
): Promise<LimitsAnswer> {
  const owner = { siteId: site.id, playerId: player.id };
  return inTransaction(server.database, async (executor: Executor) => {
    await lockPlayer(executor, owner);
    const limits = await readLimits(executor, owner, now);
    const row = limits.find((limit) => limit.kind === kind && limit.period === period);
    const before: StandingLimit = { value: row?.value ?? null, pending: row?.pending ?? null };
    const after = decide(before);
    await writeLimit(executor, owner, { kind, period, ...after }, now);
    await recordProtectionChange(executor, owner, {
      id: server.ids.next(),
      action,
      before: { kind, period, ...noted(before) },
      after: { kind, period, ...noted(after) },
      sessionId: player.sessionId,
      now,
    });
    await tellChanged(
      executor,
      server,
      { ...owner, currency: site.currency.code },
      {
        kind,
        period,
        before,
        after,
      },
    );
    return limitsOf(executor, site, player.id, now);
  });
}

/**
 * A message of what holds now, or of what waits to be confirmed; a wish that changed nothing is not
 * told.
 */
async function tellChanged(
  executor: Executor,
  server: ServerContext,
  { siteId, playerId, currency }: { siteId: string; playerId: string; currency: string },
  { kind, period, before, after }: Which & Record<'before' | 'after', StandingLimit>,
): Promise<void> {
  const limit = { kind, period, value: after.value?.toString() ?? null, currency };
  const owner = { siteId, playerId };
  if (after.pending !== null) {
    const params = { ...limit, activeAt: after.pending.activeAt.toISOString() };
    await addNotices(executor, server, [limitAsked.to(owner, params)]);
  } else if (after.value !== before.value)
    await addNotices(executor, server, [limitSet.to(owner, limit)]);
}

/** JSON knows no bigint. */
const noted = ({ value, pending }: StandingLimit) => ({
  value: value?.toString() ?? null,
  pending: pending && { value: pending.value?.toString() ?? null, activeAt: pending.activeAt },
});
