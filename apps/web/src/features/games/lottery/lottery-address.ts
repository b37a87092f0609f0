export const lotteryViews = ['draws', 'tickets', 'results', 'check'] as const;
type LotteryView = (typeof lotteryViews)[number];

/** What of the lotteries is looked at. */
export interface LotteryPlace {
  view: LotteryView;
  /** A draw that is looked at by itself. */
  draw: string | null;
}

/**
 * Reads the place from the query of the address; what this build does not know counts as not
 * chosen.
 */
export function readPlace(params: URLSearchParams): LotteryPlace {
  const wanted = params.get('view');
  const view = lotteryViews.find((one) => one === wanted) ?? 'draws';
  return { view, draw: params.get('draw') || null };
}

/** Writes a place into the query of the address; other parameters stay. */
export function writePlace(params: URLSearchParams, { view, draw }: LotteryPlace): URLSearchParams {
  const next = new URLSearchParams(params);
  if (view === 'draws') next.delete('view');
  else next.set('view', view);
  if (draw === null) next.delete('draw');
  else next.set('draw', draw);
  return next;
}
