import type { Market, MatchEvent } from '../sports.queries.ts';

export type Runner = NonNullable<MatchEvent['participants']>[number];

/**
 * Runners as a card lists them: by number, those without one in their order; who is withdrawn
 * stands last.
 */
export function cardRows(runners: readonly Runner[]): Runner[] {
  const last = ({ status }: Runner): number => Number(status === 'withdrawn');
  const number = (runner: Runner): number => runner.number ?? Infinity;
  return runners.toSorted(
    (a, b) => last(a) - last(b) || (number(a) === number(b) ? 0 : number(a) - number(b)),
  );
}

export interface Finisher {
  runner: Runner;
  position: number;
  /** Others came in with it. */
  isDeadHeat: boolean;
}

/** Who came in where, the first first; empty before there is a result. */
export function finishersOf(runners: readonly Runner[]): Finisher[] {
  const placed = runners.flatMap((runner) =>
    typeof runner.position === 'number' ? [{ runner, position: runner.position }] : [],
  );
  return placed
    .map((one) => ({
      ...one,
      isDeadHeat: placed.filter(({ position }) => position === one.position).length > 1,
    }))
    .toSorted(
      (a, b) =>
        a.position - b.position || (a.runner.number ?? Infinity) - (b.runner.number ?? Infinity),
    );
}

/** The questions that every runner has a price in: to win, to be among the first so many. */
export const columnsOf = (markets: readonly Market[]): Market[] =>
  markets
    .filter(
      ({ base, status, stop_reason: reason }) =>
        base === 'place' && (status === 'open' || (status === 'suspended' && reason !== 'decided')),
    )
    .toSorted((a, b) => Number(a.param ?? 0) - Number(b.param ?? 0));

/** The price of a runner in a market; nothing while it has none. */
export const priceOf = (
  market: Market,
  runnerId: string,
): Market['selections'][number] | undefined =>
  market.selections.find(({ runner_id: own, outcome }) => own === runnerId || outcome === runnerId);
