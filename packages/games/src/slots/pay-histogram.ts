/** How many of all stops pay so many units, those that bring the feature apart from the others. */
export interface PayHistogram {
  plain: ReadonlyMap<number, number>;
  triggering: ReadonlyMap<number, number>;
}

/** Gathers a histogram stop by stop. */
export class HistogramWriter implements PayHistogram {
  readonly plain = new Map<number, number>();
  readonly triggering = new Map<number, number>();

  add(units: number, isTrigger: boolean, stops = 1): void {
    const counts = isTrigger ? this.triggering : this.plain;
    counts.set(units, (counts.get(units) ?? 0) + stops);
  }
}

/** Everything in a histogram, as rows. */
export function histogramRows({ plain, triggering }: PayHistogram) {
  return [
    ...[...plain].map(([units, stops]) => ({ units, stops, isTrigger: false })),
    ...[...triggering].map(([units, stops]) => ({ units, stops, isTrigger: true })),
  ];
}
