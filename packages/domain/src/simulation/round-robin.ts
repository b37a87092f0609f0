export interface Pairing {
  homeKey: string;
  awayKey: string;
}

/**
 * A double round robin: every team meets every other once at home and once away; in each round a
 * team plays at most once, and home and away take turns as far as the circle method lets them. With
 * an odd number one team rests each round.
 */
export function roundRobin(teamKeys: readonly string[]): Pairing[][] {
  const first = singleRoundRobin(teamKeys);
  const second = first.map((round) =>
    round.map(({ homeKey, awayKey }) => ({ homeKey: awayKey, awayKey: homeKey })),
  );
  return [...first, ...second];
}

/** The circle method: one team stays, the others move on by one place each round. */
function singleRoundRobin(teamKeys: readonly string[]): Pairing[][] {
  const [fixed, ...others] = teamKeys.length % 2 === 0 ? teamKeys : [...teamKeys, null];
  if (fixed === undefined || teamKeys.length < 2) return [];
  return others.map((_, round) => {
    const circle = [...others.slice(round), ...others.slice(0, round)];
    const order = [fixed, ...circle];
    return Array.from({ length: order.length / 2 }, (__, index) =>
      pairing(
        order[index] ?? null,
        order[order.length - 1 - index] ?? null,
        (index === 0 ? round : index) % 2 === 1,
      ),
    ).filter((pair) => pair !== null);
  });
}

function pairing(a: string | null, b: string | null, isTurned: boolean): Pairing | null {
  if (a === null || b === null) return null;
  return isTurned ? { homeKey: b, awayKey: a } : { homeKey: a, awayKey: b };
}
