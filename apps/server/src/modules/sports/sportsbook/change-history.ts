import type { Clock } from '@pavilion/domain/ids';

/** Changes are known for so long. */
const keptMs = 10 * 60_000;
/**
 * Every process numbers what it hears by its own clock; who asks another one than before is told
 * what was heard there so much earlier once more.
 */
const overlapMs = 3_000;

/** When which event changed last, as this process heard of it. */
export interface ChangeHistory {
  /** Takes events joined by commas; `*`: nobody knows which. */
  note(payload: string): void;
  /** Number of the last change: milliseconds, and always more than the one before. */
  seq(this: void): number;
  /** Events that changed after a number; null where that is not known (any more). */
  since(this: void, seq: number): string[] | null;
}

export function createChangeHistory(clock: Clock): ChangeHistory {
  const changedAt = new Map<string, number>();
  let last = clock.now().getTime();
  let keptFrom = last;
  return {
    note(payload) {
      last = Math.max(last + 1, clock.now().getTime());
      if (payload === '*') {
        changedAt.clear();
        keptFrom = last;
        return;
      }
      for (const id of payload.split(',')) {
        // The latest stand last, so that what is too old stands first.
        changedAt.delete(id);
        changedAt.set(id, last);
      }
      keptFrom = Math.max(keptFrom, last - keptMs);
      for (const [id, at] of changedAt) {
        if (at >= keptFrom) break;
        changedAt.delete(id);
      }
    },
    seq: () => last,
    since(seq) {
      if (seq < keptFrom) return null;
      return [...changedAt].filter(([, at]) => at > seq - overlapMs).map(([id]) => id);
    },
  };
}
