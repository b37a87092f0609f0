import type { RakeTerms } from './table-config.ts';

/** What a seat has put into a hand, in minor units. */
export interface Paid {
  seat: number;
  /** What opponents have to match: blinds, calls, bets, raises. */
  liveMinor: bigint;
  /** A small blind missed before, posted beside: it belongs to the main pot and matches nothing. */
  deadMinor: bigint;
  hasFolded: boolean;
}

export interface Pot {
  amountMinor: bigint;
  /** Who can win it: those in it who have not folded. */
  seats: readonly number[];
}

/** A pot after it was shared. `amountMinor` = rake + shares. */
export interface SettledPot extends Pot {
  rakeMinor: bigint;
  shares: readonly { seat: number; wonMinor: bigint }[];
}

const isLarger = (one: bigint, other: bigint): number => (one < other ? 1 : one > other ? -1 : 0);

/**
 * The part of the largest bet that nobody matched, which goes back before pots are made; null when
 * there is none.
 */
export function uncalledOf(paid: readonly Paid[]): { seat: number; amountMinor: bigint } | null {
  const [first, second] = paid.toSorted((a, b) => isLarger(a.liveMinor, b.liveMinor));
  if (!first || first.hasFolded) return null;
  const amountMinor = first.liveMinor - (second?.liveMinor ?? 0n);
  return amountMinor > 0n ? { seat: first.seat, amountMinor } : null;
}

const layerOf = (liveMinor: bigint, from: bigint, to: bigint): bigint =>
  (liveMinor < to ? liveMinor : to) - (liveMinor < from ? liveMinor : from);

/**
 * The pots in layers by all-in amounts, the main pot first. Layers that the same seats contest are
 * one pot; one that nobody is left in goes to the pot below. Give what was paid without the
 * uncalled part.
 */
export function potsOf(paid: readonly Paid[]): readonly Pot[] {
  const steps = [...new Set(paid.map(({ liveMinor }) => liveMinor))]
    .filter((liveMinor) => liveMinor > 0n)
    .toSorted((a, b) => isLarger(b, a));
  const dead = paid.reduce((sum, { deadMinor }) => sum + deadMinor, 0n);
  const pots: Pot[] = [];
  let from = 0n;
  for (const to of steps) {
    const base = from === 0n ? dead : 0n;
    const lower = from;
    const amountMinor = paid.reduce((sum, one) => sum + layerOf(one.liveMinor, lower, to), base);
    const seats = paid.filter((one) => !one.hasFolded && one.liveMinor >= to).map((p) => p.seat);
    addLayer(pots, { amountMinor, seats });
    from = to;
  }
  return pots;
}

function addLayer(pots: Pot[], layer: Pot): void {
  const below = pots.at(-1);
  const isSame = below && below.seats.join() === layer.seats.join();
  if (below && (isSame || layer.seats.length === 0))
    pots[pots.length - 1] = { ...below, amountMinor: below.amountMinor + layer.amountMinor };
  else pots.push(layer);
}

/**
 * What the house takes of each pot: none without a flop, else the percentage rounded down, together
 * at most the cap, in the order of the pots.
 */
export function rakesOf(
  pots: readonly Pot[],
  terms: RakeTerms,
  hand: { hasFlop: boolean; isHeadsUp: boolean },
): readonly bigint[] {
  let left = !hand.hasFlop ? 0n : hand.isHeadsUp ? terms.headsUpCapMinor : terms.capMinor;
  return pots.map(({ amountMinor }) => {
    const due = (amountMinor * BigInt(terms.percent)) / 100n;
    const taken = due < left ? due : left;
    left -= taken;
    return taken;
  });
}

/**
 * Shares a pot among the strongest of its seats: equal parts, odd minor units one each from the
 * left of the button. `order` holds the seats dealt in from the left of the button; `strengthOf` is
 * asked only where more than one contests.
 */
export function settlePot(
  pot: Pot,
  rakeMinor: bigint,
  strengthOf: (seat: number) => number,
  order: readonly number[],
): SettledPot {
  const isAlone = pot.seats.length === 1;
  const strengths = new Map(pot.seats.map((seat) => [seat, isAlone ? 0 : strengthOf(seat)]));
  const best = Math.max(...strengths.values());
  const winners = order.filter((seat) => strengths.get(seat) === best);
  const count = BigInt(winners.length);
  const net = pot.amountMinor - rakeMinor;
  const shares = winners.map((seat, place) => ({
    seat,
    wonMinor: net / count + (BigInt(place) < net % count ? 1n : 0n),
  }));
  return { ...pot, rakeMinor, shares };
}
