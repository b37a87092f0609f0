import type { CallResponse, limitsGet } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { limitKinds, limitPeriods, periodAround, type LimitKind } from '@pavilion/domain/limits';
import { formatAmount } from '@pavilion/domain/money';
import type { Site } from '../../../site-directory/index.ts';
import { readLimits, readProtection, type LimitRow } from './protection.store.ts';

export type LimitsAnswer = CallResponse<typeof limitsGet>;

/** Everything a player bounds for himself, as the wire tells it. */
export async function limitsOf(
  executor: Executor,
  site: Site,
  playerId: string,
  now: Date,
): Promise<LimitsAnswer> {
  const owner = { siteId: site.id, playerId };
  const limits = await readLimits(executor, owner, now);
  const state = await readProtection(executor, owner);
  const flags = jurisdictionFlags[site.jurisdiction];
  const stillAhead = (date: Date | null): string | null =>
    date !== null && date > now ? date.toISOString() : null;
  return {
    value: limits
      .sort((a, b) => placeOf(a) - placeOf(b))
      .map((limit) => limitView(limit, site.currency.code, now)),
    time_out_until: stillAhead(state.timeOutUntil),
    excluded_until: stillAhead(state.excludedUntil),
    reality_check_minutes: state.realityMinutes ?? 0,
    reality_check_minutes_max: flags.realityCheckMinutes,
    raise_delay_hours: flags.limitRaiseDelayHours,
  };
}

const placeOf = ({ kind, period }: LimitRow): number =>
  limitKinds.indexOf(kind) * limitPeriods.length + limitPeriods.indexOf(period);

/** A limit's number as its kind reads it. */
function valueOf(kind: LimitKind, value: bigint | null, currency: CurrencyCode) {
  if (value === null) return { amount: null, minutes: null };
  return kind === 'session'
    ? { amount: null, minutes: Number(value) }
    : { amount: formatAmount(value, currency), minutes: null };
}

function limitView(limit: LimitRow, currency: CurrencyCode, now: Date) {
  const { kind, period, pending } = limit;
  const text = (value: bigint): string => {
    const shown = value > 0n ? value : 0n;
    return kind === 'session' ? String(shown) : formatAmount(shown, currency);
  };
  return {
    kind,
    period,
    ...valueOf(kind, limit.value, currency),
    used: text(limit.used),
    room: text(limit.value - limit.used),
    resets_at: periodAround(period, now).to.toISOString(),
    pending: pending && {
      ...valueOf(kind, pending.value, currency),
      active_at: pending.activeAt.toISOString(),
    },
  };
}
