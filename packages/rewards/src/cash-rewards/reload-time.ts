const hourMs = 60 * 60 * 1000;

/** When a reload gives its parts. */
export interface ReloadPlan {
  startsAt: Date;
  parts: number;
  everyHours: number;
}

const at = ({ startsAt, everyHours }: ReloadPlan, part: number): Date =>
  new Date(startsAt.getTime() + part * everyHours * hourMs);

/** How many parts can be claimed at an instant; none after the last one's end. */
export function partsReady(plan: ReloadPlan, now: Date): number {
  if (now < plan.startsAt || now >= reloadEnd(plan)) return 0;
  const since = now.getTime() - plan.startsAt.getTime();
  return Math.min(plan.parts, Math.floor(since / (plan.everyHours * hourMs)) + 1);
}

/** When the last part ends, and with it all of them. */
export const reloadEnd = (plan: ReloadPlan): Date => at(plan, plan.parts);

/** When the next part can be claimed; null: there is no further one. */
export function nextPartAt(plan: ReloadPlan, now: Date): Date | null {
  if (now < plan.startsAt) return plan.startsAt;
  const ready = partsReady(plan, now);
  return ready > 0 && ready < plan.parts ? at(plan, ready) : null;
}

/** The stretch of the same length before it, whose turnover it looks at. */
export const reloadLooksAt = (plan: ReloadPlan): { from: Date; to: Date } => ({
  from: at(plan, -plan.parts),
  to: plan.startsAt,
});

/** What the first so many parts are together. */
export const reloadUpTo = (amountMinor: bigint, count: number, parts: number): bigint =>
  (amountMinor * BigInt(count)) / BigInt(parts);
