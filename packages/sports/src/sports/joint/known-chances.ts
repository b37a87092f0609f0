import type { KnownChance } from './joint.types.ts';

/** What the offer says of home's win; undefined where it says nothing. */
export const homeWinOf = (known: readonly KnownChance[]): KnownChance | undefined =>
  known.find(({ market, outcome }) => market.type.kind === 'winner' && outcome === 'home');

/** Of a kind of totals the one over that is nearest to one half; null where none is on offer. */
export function nearestToEven(known: readonly KnownChance[], kind = 'total'): KnownChance | null {
  const totals = known.filter(
    ({ market, outcome }) => market.type.kind === kind && outcome === 'over',
  );
  const distance = ({ chance }: KnownChance): number => Math.abs(chance - 0.5);
  return totals.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
