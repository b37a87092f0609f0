import type { Format } from '@pavilion/i18n/react';

const hourMs = 3_600_000;

/**
 * When something ends, as a visitor reads it at a glance: within the hour how long that is (`in 42
 * minutes`), else day and time (`Today 20:45`). Without `nowMs` (a server-rendered page, ahead of
 * the visitor's clock) always the date.
 */
export function endWords(
  format: Pick<Format, 'kickOff' | 'relative'>,
  end: string,
  nowMs: number | null,
): string {
  const isNear = nowMs !== null && Date.parse(end) - nowMs < hourMs;
  if (!isNear) return format.kickOff(end, nowMs);
  // What has just ended is replaced with the next answer.
  return format.relative(Math.max(Date.parse(end), nowMs), nowMs);
}
