/** A shot as it hit, as the wire has it. */
export interface SentShot {
  shot_id: string;
  at_ms: number;
  weapon: string;
  bet: string;
  targets: string[];
}

export interface ShotAnswer {
  seq: number;
  meter: string;
  results: readonly {
    shot_id: string;
    charged: string;
    kills: readonly { id: string; multiplier: number; win: string }[];
    meter_empty?: true | undefined;
    too_fast?: true | undefined;
  }[];
}

interface ShotQueueOptions {
  /** Of the last batch that was played. */
  seq: number;
  send(seq: number, shots: readonly SentShot[]): Promise<ShotAnswer>;
  onAnswer(answer: ShotAnswer): void;
  /**
   * What the server refused; the shots of that batch are not charged. False: no answer came, the
   * same is sent again.
   */
  onRefusal(thrown: unknown): boolean;
}

/** As many as a batch may have. */
const mostShots = 20;

/**
 * Gathers shots as they hit and sends them in batches, one after the other: the next number is
 * taken when the last one is answered, and a batch whose answer was lost goes out again as it was.
 */
export function createShotQueue({ seq, send, onAnswer, onRefusal }: ShotQueueOptions) {
  let last = seq;
  let waiting: SentShot[] = [];
  let sent: readonly SentShot[] | null = null;
  let isBusy = false;
  let isClosed = false;

  async function flush(): Promise<void> {
    if (isBusy || isClosed) return;
    if (sent === null) {
      if (waiting.length === 0) return;
      sent = waiting.slice(0, mostShots);
      waiting = waiting.slice(mostShots);
    }
    isBusy = true;
    try {
      const answer = await send(last + 1, sent);
      last = answer.seq;
      sent = null;
      if (!isClosed) onAnswer(answer);
    } catch (thrown) {
      if (onRefusal(thrown)) sent = null;
    } finally {
      isBusy = false;
    }
  }

  return {
    add: (shot: SentShot): void => {
      waiting.push(shot);
    },
    flush,
    /** Shots that were not answered yet. */
    open: (): readonly SentShot[] => [...(sent ?? []), ...waiting],
    /** Sends what is left before the seat is left; one try. */
    async drain(): Promise<void> {
      for (let tries = 0; tries < 5 && (waiting.length > 0 || sent !== null); tries += 1)
        await flush();
    },
    close: (): void => {
      isClosed = true;
    },
  };
}

export type ShotQueue = ReturnType<typeof createShotQueue>;
