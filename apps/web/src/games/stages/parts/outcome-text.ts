/**
 * A field of an outcome or of parameters as text: what is neither text nor number counts as
 * nothing.
 */
export function fieldText(record: Record<string, unknown>, name: string): string {
  const value = record[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Whether a round was called off: its outcome says why, and every stake went back. */
export const isVoid = (outcome: Record<string, unknown>): boolean => 'void' in outcome;

/** Whether a bet was taken back before its round ran: then it is none of the round's. */
export const isCancelled = (outcome: Record<string, unknown>): boolean =>
  outcome['void'] === 'cancelled';
