import { mayRecover } from '../../../core/query.ts';

const againMs = 1_500;
const looksMax = 4;

/** The first look at a table, until it showed a round. */
export interface FirstLook {
  /**
   * A look that failed: true where that is to be said; otherwise it is looked again soon. A table
   * that slept takes a moment to open its first round.
   */
  failed(thrown: unknown): boolean;
  stop(): void;
}

export function createFirstLook(look: () => void): FirstLook {
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    failed(thrown) {
      looks += 1;
      clearTimeout(timer);
      if (!mayRecover(thrown) || looks >= looksMax) return true;
      timer = setTimeout(look, againMs);
      return false;
    },
    stop: () => clearTimeout(timer),
  };
}
