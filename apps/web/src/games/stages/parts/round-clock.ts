/** How far this browser's clock is ahead of the server's, in milliseconds. */
export interface RoundClock {
  /** By an answer of the server, which is as old as its way here. */
  answered(serverTime: string, nowMs: number): number;
  /**
   * By news, which may be told long after they happened: of a line that was down they come all at
   * once.
   */
  heard(serverTime: string, nowMs: number): number;
}

/**
 * Compares two clocks by what the server says and when: the least difference is the one that waited
 * least on its way.
 */
export function createRoundClock(): RoundClock {
  let aheadMs = Infinity;
  return {
    answered: (serverTime, nowMs) => (aheadMs = nowMs - Date.parse(serverTime)),
    heard: (serverTime, nowMs) => (aheadMs = Math.min(aheadMs, nowMs - Date.parse(serverTime))),
  };
}
