import { Worker } from 'node:worker_threads';
import type { HandAction, HandHint } from '@pavilion/games';
import type { HandToDeal } from './deal-hand.ts';

/** What the thread is asked of a hand: the best play, or what ends it when nobody plays on. */
export interface HintQuestion {
  id: number;
  asks: 'hint' | 'ending';
  hand: HandToDeal;
}

export type HintAnswer = { id: number } & (
  { hint: HandHint | null } | { ending: HandAction | null } | { problem: string }
);

interface Waiting {
  resolve(answer: HintAnswer): void;
  reject(problem: Error): void;
}

/**
 * A hand of video poker keeps a processor for a second: who asks behind so many others is asked to
 * come again.
 */
const waitingMax = 8;
/** A thread that owes an answer for so long hangs. */
const hangsMs = 60_000;

/**
 * Works out the best play of hands in a thread of its own, one after the other, so that no call
 * waits for it but the one that asked.
 */
export interface HintDesk {
  /** `busy` when too many ask. */
  hint(hand: HandToDeal): Promise<{ hint: HandHint | null } | 'busy'>;
  /** What ends an abandoned hand; scheduled work waits for its turn. */
  ending(hand: HandToDeal): Promise<HandAction | null>;
}

/** The thread starts with the first question and keeps no process alive. */
export function createHintDesk(): HintDesk {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const stop = (reason: string): void => {
    void worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(new URL('./hint.worker.ts', import.meta.url));
    started.unref();
    started.on('message', (answer: HintAnswer) => {
      const one = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('problem' in answer) one?.reject(new Error(answer.problem));
      else one?.resolve(answer);
    });
    started.on('error', (cause) => stop(`the thread of hints failed: ${cause.message}`));
    return started;
  };
  const ask = async (asks: HintQuestion['asks'], hand: HandToDeal): Promise<HintAnswer> => {
    const id = (lastId += 1);
    const hangs = setTimeout(() => stop('the thread of hints hangs'), hangsMs);
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker ??= start();
        worker.postMessage({ id, asks, hand } satisfies HintQuestion);
      });
    } finally {
      clearTimeout(hangs);
    }
  };

  return {
    async hint(hand) {
      if (waiting.size >= waitingMax) return 'busy';
      const answer = await ask('hint', hand);
      return { hint: 'hint' in answer ? answer.hint : null };
    },
    async ending(hand) {
      const answer = await ask('ending', hand);
      return 'ending' in answer ? answer.ending : null;
    },
  };
}

/** One thread for the whole process. */
export const hintDesk = createHintDesk();
