import { selectionsOf, type RaceBetKind, type RaceMarket } from '@pavilion/games/racing/race-bet';

/** How many runners a bet of a kind names in order. */
export const legCounts: Readonly<Record<RaceBetKind, number>> = {
  win: 1,
  place: 1,
  show: 1,
  each_way: 1,
  quinella: 2,
  exacta: 2,
  trifecta: 3,
};

/** What is being put together on the slip. */
export interface BetDraft {
  market: RaceMarket;
  kind: RaceBetKind;
  /** Every leg has the same runners: each order of them is a bet. */
  isBox: boolean;
  /** Numbers of runners by place of the bet; of a box the first alone counts. */
  legs: readonly (readonly number[])[];
}

export const emptyDraft: BetDraft = { market: 'fixed', kind: 'win', isBox: false, legs: [] };

const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** With a runner put into a leg, or taken out of it. */
export function toggled(draft: BetDraft, leg: number, number: number): BetDraft {
  const legs = Array.from({ length: legCounts[draft.kind] }, (_, at) => draft.legs[at] ?? []);
  const before = legs[leg] ?? [];
  const next = before.includes(number)
    ? before.filter((one) => one !== number)
    : ascending([...before, number]);
  return { ...draft, legs: legs.map((one, at) => (at === leg ? next : one)) };
}

/** The legs as a bet names them; null: some leg has nobody, or nothing can come of them. */
export function legsOf({ kind, isBox, legs }: BetDraft, runners: number): number[][] | null {
  const named = Array.from({ length: legCounts[kind] }, (_, at) => [
    ...((isBox ? legs[0] : legs[at]) ?? []),
  ]);
  if (named.some((leg) => leg.length === 0)) return null;
  return combinationsOf(kind, named, runners) > 0 ? named : null;
}

/** Of how many units a bet is made. */
export const combinationsOf = (
  kind: RaceBetKind,
  legs: readonly (readonly number[])[],
  runners: number,
): number => selectionsOf({ kind, legs }, runners).length;
