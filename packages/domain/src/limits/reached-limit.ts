// chunk: standing
/**
 * What `limitReached` says in `statusDetail`: kind, period and the room left, as `stake day 12.50`
 * (whole minutes for `session`). `reality` is a reality check that waits for an answer; its period
 * is `session` and no room is left.
 */
export interface ReachedLimit {
  kind: 'deposit' | 'loss' | 'stake' | 'session' | 'reality';
  period: 'day' | 'week' | 'month' | 'session';
  /** Amount in major units, or minutes. */
  room: string;
}

const pattern = /^(deposit|loss|stake|session|reality) (day|week|month|session) (\d+(?:\.\d+)?)$/;

export function reachedLimitText({ kind, period, room }: ReachedLimit): string {
  return `${kind} ${period} ${room}`;
}

/** Reads a `statusDetail`; null when it is none of these. */
export function parseReachedLimit(detail: string): ReachedLimit | null {
  const [, kind, period, room] = pattern.exec(detail) ?? [];
  if (kind === undefined || period === undefined || room === undefined) return null;
  return { kind: kind as ReachedLimit['kind'], period: period as ReachedLimit['period'], room };
}
