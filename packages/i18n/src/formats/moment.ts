/** A moment: a Date, the wire's ISO string, or epoch milliseconds. */
export type Moment = Date | string | number;

/** The moment as a Date. Throws RangeError for what is none. */
export function toDate(moment: Moment): Date {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) throw new RangeError(`not a moment: ${String(moment)}`);
  return date;
}
