/** Lets a few replays read at once; the others wait their turn, and too many are turned away. */
export interface ReplayGate {
  /** Runs `read` when its turn comes; null when too many wait already. */
  pass<Read>(read: () => Promise<Read>): Promise<Read | null>;
}

export function createReplayGate(options: { atOnce: number; waitingMax: number }): ReplayGate {
  const waiting: Array<() => void> = [];
  let running = 0;
  const leave = (): void => {
    const next = waiting.shift();
    // Its place goes to who waited longest, not to who comes at this very moment.
    if (next) next();
    else running -= 1;
  };
  return {
    async pass(read) {
      if (running >= options.atOnce) {
        if (waiting.length >= options.waitingMax) return null;
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else running += 1;
      try {
        return await read();
      } finally {
        leave();
      }
    },
  };
}
