/** What a process does when another, or it itself, tells it something. */
interface Hearer {
  onPayload: (payload: string) => void;
  onGap: (() => void) | undefined;
}

/** Notices between processes, handed to who hears them in this one. */
export interface Notices {
  hear(channel: string, hearer: Hearer): () => void;
  /** What this process itself just committed: it must not wait for the log. */
  tellHere(notice: { id: string; channel: string; payload: string }): void;
  /** What the log says; not once more what was told here already. */
  arrive(notice: { id: string; channel: string; payload: string }): void;
  /** Some were missed for good. */
  gap(): void;
}

export function createNotices(): Notices {
  const channels = new Map<string, Set<Hearer>>();
  const told = new Set<string>();
  const hand = (channel: string, payload: string): void => {
    for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload);
  };
  return {
    hear(channel, hearer) {
      const hearers = channels.get(channel) ?? new Set();
      channels.set(channel, hearers.add(hearer));
      return () => void hearers.delete(hearer);
    },
    tellHere({ id, channel, payload }) {
      told.add(id);
      hand(channel, payload);
    },
    arrive({ id, channel, payload }) {
      if (!told.delete(id)) hand(channel, payload);
    },
    gap() {
      told.clear();
      for (const hearers of channels.values()) for (const { onGap } of hearers) onGap?.();
    },
  };
}
