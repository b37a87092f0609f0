import { AdapterFailed, type AnswerWords } from './adapters/assistant-adapter.ts';

/** How long somebody else may take, in ms. */
export interface AnswerClocks {
  /** To the first words. */
  firstMs: number;
  /** From words to words. */
  betweenMs: number;
  /** For all. */
  totalMs: number;
  /** Who waits is told so after each so long silence. */
  waitMs: number;
}

export const usualClocks: AnswerClocks = {
  firstMs: 8_000,
  betweenMs: 10_000,
  totalMs: 30_000,
  waitMs: 5_000,
};

/** Words, or null for a silence that is worth a sign. */
type Heard = AsyncGenerator<string | null, 'complete' | 'cut'>;

/**
 * What somebody says, as long as he keeps to the clocks; {@link AdapterFailed} once he does not.
 * `stop` ends his saying.
 */
export async function* inTime(words: AnswerWords, clocks: AnswerClocks, stop: () => void): Heard {
  const total = startTimer(clocks.totalMs);
  let isFirst = true;
  try {
    for (;;) {
      const next = words.next();
      // Nobody may wait for it any more once it is late.
      next.catch(() => undefined);
      const late = startTimer(isFirst ? clocks.firstMs : clocks.betweenMs);
      let came: Awaited<typeof next> | null;
      do {
        const silence = startTimer(clocks.waitMs);
        const over = Promise.race([total.over, late.over]).then((): null => {
          throw new AdapterFailed('no answer in time');
        });
        came = await Promise.race([next, over, silence.over]).finally(silence.clear);
        if (came === null) yield null;
      } while (came === null);
      late.clear();
      if (came.done) return came.value;
      isFirst = false;
      yield came.value;
    }
  } finally {
    total.clear();
    stop();
    // What he would say still is not waited for.
    words.return('cut').catch(() => undefined);
  }
}

function startTimer(ms: number): { over: Promise<null>; clear: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return { over, clear: () => clearTimeout(timer) };
}
