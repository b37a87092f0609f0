import type { LogEntry, NumberedEvent } from './event-row.ts';

/** The last entries of the log, for sockets that come back soon. */
export interface Ring {
  push(entry: LogEntry): void;
  /** The events after a number, up to another; null when they are no longer all here. */
  between(after: number, upTo: number): NumberedEvent[] | null;
  clear(): void;
}

/**
 * Keeps at least `size` entries, at most half as many again. Entries come in the order of their
 * numbers, without gap.
 */
export function createRing(size: number): Ring {
  let entries: LogEntry[] = [];
  return {
    push(entry) {
      entries.push(entry);
      if (entries.length > size * 1.5) entries = entries.slice(-size);
    },
    between(after, upTo) {
      const [first] = entries;
      if (!first || first.seq > after + 1) return null;
      return entries
        .slice(after + 1 - first.seq, upTo + 1 - first.seq)
        .filter((entry) => entry.topic !== null);
    },
    clear() {
      entries = [];
    },
  };
}
