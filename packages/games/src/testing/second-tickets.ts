// A second reading of the contract of lotteries and bingo (wire page "games two", 1.4, 5 and 6),
// written apart from the games: nothing imported from them, another hash library, other ways to
// count. Where the two disagree, one of them is wrong.
import { createHash } from 'node:crypto';
import { drawFrom, range, type Source } from './second-verifier.ts';

const sha = (...parts: Buffer[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest();

/** The root of 1.4, by the recursion of its text. */
export function secondRoot(leafTexts: readonly string[]): string {
  const root = (texts: readonly string[]): Buffer => {
    if (texts.length === 0) return sha();
    if (texts.length === 1) return sha(Buffer.from([0]), Buffer.from(texts[0]!, 'utf8'));
    const k = range(0, 30)
      .map((power) => 2 ** power)
      .findLast((power) => power < texts.length)!;
    return sha(Buffer.from([1]), root(texts.slice(0, k)), root(texts.slice(k)));
  };
  return root(leafTexts).toString('hex');
}

const digits = (value: number, length: number): string => `${10 ** length + value}`.slice(1);

export const secondDraws: Record<string, (source: Source) => unknown> = {
  'lotto-4d': ({ draw }) => {
    const all = range(1, 23).map(() => digits(draw(10000), 4));
    const [first, second, third] = all;
    return { first, second, third, special: all.slice(3, 13), consolation: all.slice(13) };
  },
  'lotto-3d': ({ draw }) => ({ number: digits(draw(1000), 3) }),
  'lotto-2d': ({ draw }) => ({ numbers: range(1, 2).map(() => draw(31) + 1) }),
  'lotto-6-49': ({ draw }) => {
    const drawn = drawFrom(draw, range(1, 49), 7);
    return { numbers: drawn.slice(0, 6), bonus: drawn.at(-1) };
  },
  'bingo-75': ({ draw }) => drawFrom(draw, range(1, 75), 75),
  'bingo-90': ({ draw }) => drawFrom(draw, range(1, 90), 90),
};

const sorted = (text: string): string => [...text].sort().join('');
const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
/** Different orders of a text: all, over those that only change like with like. */
function orders(text: string): number {
  const like = [...new Set(text)].map((one) => text.split(one).length - 1);
  return like.reduce((left, count) => left / factorial(count), factorial(text.length));
}

const table4d = {
  big: [2500, 1000, 500, 180, 60],
  small: [3500, 2000, 1000, 0, 0],
  first: [6000, 0, 0, 0, 0],
} as const;
const iboxes: Record<string, Record<number, readonly number[]>> = {
  ibox_big: {
    24: [105, 42, 21, 8, 3],
    12: [209, 84, 42, 15, 5],
    6: [417, 167, 84, 30, 10],
    4: [625, 250, 125, 45, 15],
  },
  ibox_small: { 24: [146, 84, 42], 12: [292, 167, 84], 6: [584, 334, 167], 4: [875, 500, 250] },
};

interface Drawn4d {
  first: string;
  second: string;
  third: string;
  special: readonly string[];
  consolation: readonly string[];
}

/** What a 4D line pays in all. */
export function second4d(kind: string, number: string, stake: bigint, drawn: Drawn4d): bigint {
  if (kind === 'last_three') return drawn.first.endsWith(number) ? stake * 660n : 0n;
  const prizes: [string, number][] = [
    [drawn.first, 0],
    [drawn.second, 1],
    [drawn.third, 2],
    ...drawn.special.map((one): [string, number] => [one, 3]),
    ...drawn.consolation.map((one): [string, number] => [one, 4]),
  ];
  const isBox = kind.includes('box');
  const hit = (one: string): boolean => (isBox ? sorted(one) === sorted(number) : one === number);
  const ways = orders(number);
  const pays = iboxes[kind]?.[ways] ?? table4d[kind.replace('box_', '') as keyof typeof table4d];
  const unit = kind.startsWith('box') ? stake / BigInt(ways) : stake;
  return prizes
    .filter(([one]) => hit(one))
    .reduce((sum, [, tier]) => sum + unit * BigInt(pays[tier] ?? 0), 0n);
}

/** Lines of a 6/49 entry by tier: six, five and bonus, five, four, three; every line looked at. */
export function second649(
  numbers: readonly number[],
  drawn: readonly number[],
  bonus: number,
): bigint[] {
  const tiers = [0n, 0n, 0n, 0n, 0n];
  const n = numbers.length;
  for (let mask = 0; mask < 2 ** n; mask += 1) {
    const line = numbers.filter((_, place) => Math.floor(mask / 2 ** place) % 2 === 1);
    if (line.length !== 6) continue;
    const right = line.filter((one) => drawn.includes(one)).length;
    const tier = right === 5 && line.includes(bonus) ? 1 : [0, 2, 3, 4][6 - right];
    if (tier !== undefined) tiers[tier]! += 1n;
  }
  return tiers;
}

/** The strip of 90, six tickets row by row. */
export function secondStrip({ draw }: Source): number[][] {
  const size = (k: number): number => (k === 0 ? 9 : k === 8 ? 11 : 10);
  let count: number[][] = [];
  a: for (;;) {
    count = range(0, 5).map(() => range(0, 8).map(() => 1));
    const need = range(0, 5).map(() => 6);
    for (const k of range(0, 8))
      for (let beyond = 6; beyond < size(k); beyond += 1) {
        const candidates = range(0, 5).filter((t) => count[t]![k]! < 3 && need[t]! > 0);
        if (candidates.length === 0) continue a;
        const t = candidates[draw(candidates.length)]!;
        count[t]![k]! += 1;
        need[t]! -= 1;
      }
    break;
  }
  const lists = range(0, 8).map((k) =>
    k === 0 ? range(1, 9) : range(10 * k, 10 * k + size(k) - 1),
  );
  const own: number[][][] = range(0, 5).map(() => []);
  for (const k of range(0, 8))
    for (const t of range(0, 5)) {
      const drawn = range(1, count[t]![k]!).map(
        () => lists[k]!.splice(draw(lists[k]!.length), 1)[0]!,
      );
      own[t]!.push(drawn.sort((x, y) => x - y));
    }
  return range(0, 5).map((t) => {
    for (;;) {
      const grid = range(0, 2).map(() => range(0, 8).map(() => false));
      for (const k of range(0, 8)) {
        const c = count[t]![k]!;
        const d = c === 3 ? -1 : draw(3);
        for (const r of range(0, 2)) grid[r]![k] = c === 3 || (c === 1 ? r === d : r !== d);
      }
      if (grid.some((row) => row.filter(Boolean).length !== 5)) continue;
      const left = own[t]!.map((column) => [...column]);
      return grid.flatMap((row) => row.map((taken, k) => (taken ? left[k]!.shift()! : 0)));
    }
  });
}

/** A card of 75, row by row. */
export function secondCard({ draw }: Source): number[] {
  const columns = range(0, 4).map((k) =>
    drawFrom(draw, range(15 * k + 1, 15 * k + 15), k === 2 ? 4 : 5),
  );
  columns[2]!.splice(2, 0, 0);
  return range(0, 24).map((place) => columns[place % 5]![Math.floor(place / 5)]!);
}

/** Patterns of 75 as pictures, one row after another; a stage has one of its pictures. */
const pictures: Record<string, readonly string[]> = {
  corners: ['x...x .....  ..... ..... x...x'],
  x: ['x...x .x.x. ..x.. .x.x. x...x'],
  plus: ['..x.. ..x.. xxxxx ..x.. ..x..'],
  diamond: ['..x.. .x.x. x...x .x.x. ..x..'],
  frame: ['xxxxx x...x x...x x...x xxxxx'],
  letter_t: ['xxxxx ..x.. ..x.. ..x.. ..x..'],
  letter_l: ['x.... x.... x.... x.... xxxxx'],
  blackout: ['xxxxx xxxxx xxxxx xxxxx xxxxx'],
  postage: [
    'xx... xx... ..... ..... .....',
    '...xx ...xx ..... ..... .....',
    '..... ..... ..... xx... xx...',
    '..... ..... ..... ...xx ...xx',
  ],
};

/** Whether a card has a stage when these balls are called. */
export function secondHas(
  stage: string,
  variant: string,
  numbers: readonly number[],
  called: ReadonlySet<number>,
): boolean {
  const marked = numbers.map((number) => number === 0 || called.has(number));
  const wide = variant === '75' ? 5 : 9;
  const high = numbers.length / wide;
  const full = (places: number[]): boolean => places.every((place) => marked[place]);
  const rows = range(0, high - 1).map((row) => full(range(row * wide, row * wide + wide - 1)));
  const others =
    variant === '90'
      ? []
      : [
          ...range(0, 4).map((column) => full(range(0, 4).map((row) => 5 * row + column))),
          full(range(0, 4).map((place) => 6 * place)),
          full(range(1, 5).map((place) => 4 * place)),
        ];
  const lines = [...rows, ...others].filter(Boolean).length;
  if (stage === 'line') return lines >= 1;
  if (stage === 'two_lines') return lines >= 2;
  if (stage === 'full_house') return marked.every(Boolean);
  return pictures[stage]!.some((picture) =>
    [...picture.replaceAll(' ', '')].every((mark, place) => mark === '.' || marked[place]),
  );
}
