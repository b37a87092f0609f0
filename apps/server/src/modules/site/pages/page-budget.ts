/** How many pages nobody asked for before may be drawn in a while. */
export interface PageBudget {
  /** Takes one; false when nothing is left for now. */
  take(): boolean;
}

/** Fills up steadily: `perSecond`, at most `most` at once. */
export function createPageBudget(
  nowMs: () => number,
  { perSecond, most }: { perSecond: number; most: number },
): PageBudget {
  let left = most;
  let filledMs = nowMs();
  return {
    take() {
      const now = nowMs();
      left = Math.min(most, left + ((now - filledMs) / 1000) * perSecond);
      filledMs = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
