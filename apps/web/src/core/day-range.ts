/** From the first to the last instant of a day, as on the wire. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * The day so many days after the present one, in the device's own zone. Takes the present in epoch milliseconds. Live
 * matches that began on it are in it.
 */
export function dayRange(nowMs: number, daysAhead: number): DayRange {
  const midnight = (days: number): Date => {
    const date = new Date(nowMs);
    date.setHours(0, 0, 0, 0);
    // By calendar, so that a day of 23 or 25 hours counts as one.
    date.setDate(date.getDate() + days);
    return date;
  };
  const end = midnight(daysAhead + 1).getTime() - 1;
  return { from: midnight(daysAhead).toISOString(), to: new Date(end).toISOString() };
}
