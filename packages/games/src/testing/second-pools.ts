// A second reading of the contract of fishing, sabong and racing (wire page "games two", 7 to 9;
// chances of the domain page, 8.2), written apart from the games: nothing imported from them,
// fractions shortened at every step. Where the two disagree, one of them is wrong.
import { drawFrom, range, type Source } from './second-verifier.ts';

// ---- fishing
const multipliers: Record<string, number> = Object.fromEntries(
  'minnow 2 clown 3 tang 4 puffer 5 ray 6 lion 8 turtle 10 squid 12 eel 15 sword 18 dolphin 20 hammer 25 angler 30 manta 40 orca 50 whale 60 dragon 80 crown 100 kraken 200 leviathan 500 chest 30'
    .match(/\w+ \d+/g)!
    .map((pair) => [pair.split(' ')[0]!, Number(pair.split(' ')[1])]),
);
const arms: Record<string, [cost: number, max: number]> = {
  cannon: [1, 1],
  net: [1, 6],
  torpedo: [6, 1],
  bomb: [5, 12],
  laser: [20, 12],
};
/** A hundred chests. */
const chests = [
  ...range(1, 40).map(() => 10),
  ...range(1, 25).map(() => 20),
  ...range(1, 15).map(() => 30),
  ...range(1, 12).map(() => 50),
  ...range(1, 6).map(() => 100),
  ...range(1, 2).map(() => 225),
];

export interface SecondShot {
  weapon: string;
  bet: bigint;
  targets: readonly string[];
}

/**
 * Charged and won by each shot, the meter high enough; targets are named by their kind and a
 * number: `eel-3`.
 */
export function secondBatch(shots: readonly SecondShot[], { draw }: Source): [bigint, bigint][] {
  const caught: string[] = [];
  return shots.map(({ weapon, bet, targets }) => {
    const [cost, max] = arms[weapon]!;
    let list = targets.filter((one, i) => targets.indexOf(one) === i && !caught.includes(one));
    list = list.slice(0, max);
    for (let before = -1; before !== list.length;) {
      before = list.length;
      list = list.filter((one) => !(24 * cost > 25 * before * multipliers[one.split('-')[0]!]!));
    }
    if (list.length === 0) return [0n, 0n];
    let won = 0n;
    for (const one of list) {
      const kind = one.split('-')[0]!;
      if (draw(25 * list.length * multipliers[kind]!) >= 24 * cost) continue;
      caught.push(one);
      won += bet * BigInt(kind === 'chest' ? chests[draw(100)]! : multipliers[kind]!);
    }
    return [bet * BigInt(cost), won];
  });
}

// ---- sabong
export function secondSabong({ draw }: Source): { winner: string; seconds: number } {
  const u = draw(400);
  const winner = u <= 178 ? 'meron' : u <= 357 ? 'wala' : 'draw';
  return { winner, seconds: 25 + draw(36) };
}

// ---- racing
const sizes: Record<string, [least: number, counts: number]> = {
  'horse-racing': [8, 5],
  greyhounds: [6, 1],
  harness: [8, 1],
};

export function secondCard(
  code: string,
  { draw }: Source,
): { weights: number[]; form: number[][] } {
  const [least, counts] = sizes[code]!;
  const n = least + draw(counts);
  const weights = range(1, n).map(() => {
    const q = 4 + draw(13);
    return q * q;
  });
  const form = weights.map((weight) =>
    range(1, 5).map(() => {
      for (let place = 1; ; place += 1)
        if (place === n || draw(weight + 113 * (n - place)) < weight) return place;
    }),
  );
  return { weights, form };
}

export function secondResult(
  weights: readonly number[],
  { draw }: Source,
): { order: number[]; dead_heat: number } {
  // Every unit of weight is a lot with the runner's number.
  let lots = weights.flatMap((weight, i) => range(1, weight).map(() => i + 1));
  const order: number[] = [];
  while (lots.length > 0) {
    const drawn = lots[draw(lots.length)]!;
    order.push(drawn);
    lots = lots.filter((lot) => lot !== drawn);
  }
  const d = draw(400);
  return { order, dead_heat: [1, 2, 3][d] ?? 0 };
}

type Q = [bigint, bigint];
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const q = (a: bigint, b: bigint): Q => {
  const g = gcd(a, b);
  return g === 0n ? [0n, 1n] : [a / g, b / g];
};
const plus = (...all: Q[]): Q => all.reduce(([a, b], [c, d]) => q(a * d + c * b, b * d), [0n, 1n]);
const times = (n: bigint, d: bigint, [a, b]: Q): Q => q(a * n, b * d);

/** Price in hundredths by the formulas of 8.2; each chance of an order multiplied out by itself. */
export function secondPrice(
  kind: string,
  runners: readonly number[],
  weights: readonly number[],
): bigint {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const P = (...order: number[]): Q => {
    let left = total;
    return order.reduce<Q>(
      ([a, b], one) => {
        const next = q(a * BigInt(weights[one - 1]!), b * BigInt(left));
        left -= weights[one - 1]!;
        return next;
      },
      [1n, 1n],
    );
  };
  const all = range(1, weights.length);
  const not = (...out: number[]): number[] => all.filter((one) => !out.includes(one));
  const S = (place: number, i: number, before: number[] = []): Q =>
    before.length === place - 1
      ? P(...before, i)
      : plus(...not(i, ...before).map((j) => S(place, i, [...before, j])));
  const [i = 0, j = 0, k = 0] = runners;
  const between = (a: number, b: number): Q => plus(...not(a, b).map((c) => P(a, c, b)));
  const chance = ((): Q => {
    const d = 400n;
    const s = (place: number): Q => S(place, i);
    if (kind === 'win') return plus(times(d - 1n, d, s(1)), times(1n, 2n * d, plus(s(1), s(2))));
    if (kind === 'place')
      return plus(
        times(d - 1n, d, plus(s(1), s(2))),
        times(1n, d, plus(s(1), times(1n, 2n, plus(s(2), s(3))))),
      );
    if (kind === 'show')
      return plus(
        times(d - 1n, d, plus(s(1), s(2), s(3))),
        times(1n, d, plus(s(1), s(2), times(1n, 2n, plus(s(3), s(4))))),
      );
    const half = (...of: Q[]): Q => times(1n, 2n * d, plus(...of));
    if (kind === 'exacta')
      return plus(times(d - 2n, d, P(i, j)), half(P(i, j), P(j, i)), half(P(i, j), between(i, j)));
    const B = plus(P(i, j), P(j, i));
    if (kind === 'quinella')
      return plus(times(d - 1n, d, B), half(B, between(i, j), between(j, i)));
    const fourth = plus(...not(i, j, k).map((l) => P(i, j, l, k)));
    return plus(
      times(d - 3n, d, P(i, j, k)),
      half(P(i, j, k), P(j, i, k)),
      half(P(i, j, k), P(i, k, j)),
      half(P(i, j, k), fourth),
    );
  })();
  const price = (90n * chance[1]) / chance[0];
  return price > 100_000_000n ? 100_000_000n : price;
}

/** Which runners a pool of win, place or show pays in an order, best level first. */
const reaches: Record<string, number[][]> = {
  win: [[0], [1], [2]],
  place: [[0, 1], [2]],
  show: [[0, 1, 2], [3]],
};

/** Pays of a win, place or show pool in hundredths by runner, or null: all back. */
export function secondPool(
  kind: string,
  money: Readonly<Record<number, bigint>>,
  order: readonly number[],
  tied: number,
): Record<number, bigint> | null {
  const gross = Object.values(money).reduce((sum, one) => sum + one, 0n);
  const net = (gross * 85n) / 100n;
  const swapped = [...order];
  if (tied > 0) [swapped[tied - 1], swapped[tied]] = [order[tied]!, order[tied - 1]!];
  for (const places of reaches[kind]!) {
    const halves = [...places.map((at) => order[at]!), ...places.map((at) => swapped[at]!)];
    const paid = halves.filter((one) => (money[one] ?? 0n) > 0n);
    if (paid.length === 0) continue;
    const runners = [...new Set(paid)];
    const profit = net - runners.reduce((sum, one) => sum + money[one]!, 0n);
    return Object.fromEntries(
      runners.map((one) => {
        const weight = BigInt(paid.filter((other) => other === one).length);
        const back = money[one]! * BigInt(paid.length) + profit * weight;
        const dimes = (back * 10n) / (money[one]! * BigInt(paid.length));
        return [one, dimes < 11n ? 105n : dimes * 10n];
      }),
    );
  }
  return null;
}

/** A draw without repetition, for tests that need an order. */
export const secondOrder = ({ draw }: Source, runners: number): number[] =>
  drawFrom(draw, range(1, runners), runners);
