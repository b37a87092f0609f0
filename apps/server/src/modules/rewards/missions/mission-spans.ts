import { periodAt, periodBefore, type PeriodSpan } from '@pavilion/rewards/missions';
import { stateOfItem } from '../campaigns/index.ts';
import type { MissionItem } from './mission-rule.ts';

/** One period of a mission, within the mission's own time. */
export interface MissionSpan {
  key: string;
  startsAt: Date;
  /** Excluded. */
  endsAt: Date;
  claimUntil: Date;
}

const hourMs = 60 * 60 * 1000;

export const placeOf = (item: MissionItem, zone: string) => ({
  zone,
  season: item.fields.season ?? null,
});

/** A period of a mission cut to the mission's time; null where they have nothing in common. */
export function spanOf(item: MissionItem, { key, from, to }: PeriodSpan): MissionSpan | null {
  const startsAt = from && from > item.startsAt ? from : item.startsAt;
  const endsAt = to && to < item.endsAt ? to : item.endsAt;
  if (endsAt <= startsAt) return null;
  const claimUntil = new Date(endsAt.getTime() + (item.fields.claim_hours ?? 0) * hourMs);
  return { key, startsAt, endsAt, claimUntil };
}

/**
 * The periods of a mission that something may still be done in: the one that runs, and those before
 * it that can be claimed; newest first.
 */
export function liveSpans(item: MissionItem, zone: string, now: Date): MissionSpan[] {
  if (item.stoppedAt !== null || stateOfItem(item, now) === 'soon') return [];
  const { period } = item.fields;
  const place = placeOf(item, zone);
  const last = now < item.endsAt ? now : new Date(item.endsAt.getTime() - 1);
  const spans: MissionSpan[] = [];
  let next: PeriodSpan | null = periodAt(period, place, last);
  while (next) {
    const span = spanOf(item, next);
    if (!span || span.claimUntil <= now) break;
    spans.push(span);
    next = periodBefore(period, place, next);
  }
  return spans;
}
