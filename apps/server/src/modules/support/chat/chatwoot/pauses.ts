const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** From try to try; then hourly. */
const pausesMs = [
  ...[secondMs, 5 * secondMs, 30 * secondMs],
  ...[2 * minuteMs, 10 * minuteMs, 30 * minuteMs],
];
/** What cannot be handed over for so long is left where it is: with us. */
const givenUpMs = 24 * hourMs;

/**
 * When something is tried again after so many tries, the first of which was at `since`; null: no
 * more.
 */
export function nextTry(tries: number, since: Date, now: Date): Date | null {
  if (now.getTime() - since.getTime() >= givenUpMs) return null;
  return new Date(now.getTime() + (pausesMs[tries - 1] ?? hourMs));
}
