import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';

/** Work that is asked for, and runs soon. */
export interface PacedWork {
  ask(): void;
  /** Runs what was asked for and takes no more. */
  finish(): Promise<void>;
}

/**
 * Runs work on request, never twice at once and at most once in `gapMs`: the first request at once,
 * those that follow together. Work that fails is logged the first time and waits for the next
 * request.
 */
export function createPacedWork(
  logger: Logger,
  gapMs: number,
  work: () => Promise<void>,
): PacedWork {
  const ending = new AbortController();
  // Whoever asks may be in the middle of a transaction, which the work is no part of.
  const outside = AsyncLocalStorage.snapshot();
  let isAsked = false;
  let isFailing = false;
  let running: Promise<void> | null = null;
  const runOnce = async (): Promise<void> => {
    try {
      await work();
      isFailing = false;
    } catch (error) {
      if (!isFailing) logger.error({ err: error }, 'the event log failed');
      isFailing = true;
    }
  };
  const run = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      const startedMs = performance.now();
      await runOnce();
      const restMs = gapMs - (performance.now() - startedMs);
      if (restMs > 0) await sleep(restMs, null, { signal: ending.signal }).catch(() => null);
    }
    running = null;
  };
  return {
    ask() {
      if (ending.signal.aborted) return;
      isAsked = true;
      running ??= outside(run);
    },
    async finish() {
      ending.abort();
      await running;
    },
  };
}
