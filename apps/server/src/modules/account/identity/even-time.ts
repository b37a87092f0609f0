import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What must not tell by its time whether there was something to look at answers no sooner than
 * this.
 */
export const evenAnswerMs = 100;

/**
 * Does the work, and answers no sooner than {@link evenAnswerMs} after it began, whatever came of
 * it.
 */
export async function answerEvenly<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = sleep(evenAnswerMs);
  try {
    return await work();
  } finally {
    await floor;
  }
}

/**
 * Does the work, and answers a failure of it no sooner than {@link evenAnswerMs} after it began:
 * looking at a live code takes a little longer than finding none, and the difference would tell one
 * from the other. A success hides nothing and waits for nothing.
 */
export async function failEvenly<Result>(work: () => Promise<Result>): Promise<Result> {
  const floor = sleep(evenAnswerMs);
  try {
    return await work();
  } catch (error) {
    await floor;
    throw error;
  }
}
