// A second reading of section 10 of the wire page "games two", written apart from the table:
// another hash library, the tree as the RFC draws it, pots unit by unit. Where the two disagree,
// one of them is wrong.
import { createHash, createHmac } from 'node:crypto';

const sha = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function shuffled(key: string, name: string, nonce: number): number[] {
  let bytes = Buffer.alloc(0);
  let block = 0;
  const word = (): bigint => {
    if (bytes.length === 0) {
      bytes = createHmac('sha256', key).update(`${name}:${nonce}:${block}`).digest();
      block += 1;
    }
    const value = BigInt(bytes.readUInt32BE(0));
    bytes = bytes.subarray(4);
    return value;
  };
  const below = (n: number): number => {
    const product = word() * BigInt(n);
    const low = product % 4294967296n;
    return low < 4294967296n % BigInt(n) ? below(n) : Number(product / 4294967296n);
  };
  const rest = Array.from({ length: 52 }, (_, card) => card);
  return rest.map(() => 0).map(() => rest.splice(below(rest.length), 1)[0]!);
}

function treeHash(leaves: readonly string[]): Buffer {
  if (leaves.length === 1) return sha(Buffer.from([0]), leaves[0]!);
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return sha(Buffer.from([1]), treeHash(leaves.slice(0, split)), treeHash(leaves.slice(split)));
}

/** The sealed cards of a hand and their root. */
export function secondDeck(serverSeed: string, handNo: number): { root: string; cards: number[] } {
  const cards = shuffled(serverSeed, 'deck', handNo);
  const leaves = cards.map((card, place) => {
    const blind = createHmac('sha256', serverSeed).update(`blind:${place}`).digest('hex');
    return `${place}:${card}:${blind}`;
  });
  return { root: treeHash(leaves).toString('hex'), cards };
}

/** The cut of seats and their seeds, ascending by seat. */
export function secondCut(
  seeds: readonly { seat: number; seed: string }[],
  handNo: number,
): number[] {
  const text = seeds.map(({ seat, seed }) => `${seat}:${seed}`).join('|');
  return shuffled(sha(text).toString('hex'), 'cut', handNo);
}

/** The best five of seven cards as text that sorts, by trying all. */
export function secondStrength(seven: readonly number[]): string {
  const fives: number[][] = [];
  for (let a = 0; a < seven.length; a += 1)
    for (let b = a + 1; b < seven.length; b += 1)
      fives.push(seven.filter((_, place) => place !== a && place !== b));
  return fives.map(strengthOfFive).toSorted().at(-1) ?? '';
}

function strengthOfFive(cards: readonly number[]): string {
  const held = cards.map((card) => Math.floor(card / 4)).toSorted((a, b) => b - a);
  const count = (rank: number): number => held.filter((one) => one === rank).length;
  const sorted = held.toSorted((a, b) => count(b) - count(a) || b - a);
  const shape = [...new Set(sorted)].map(count).join('');
  const isFlush = cards.every((card) => card % 4 === cards[0]! % 4);
  const isWheel = held.join() === '12,3,2,1,0';
  const isStraight = shape === '11111' && (isWheel || held[0]! - held[4]! === 4);
  const place = ['11111', '2111', '221', '311', '-', '-', '32', '41'].indexOf(shape);
  const best = isStraight ? (isFlush ? 8 : 4) : isFlush ? 5 : place;
  const ranks = isWheel ? [3, 2, 1, 0, -1] : sorted;
  return [best, ...ranks].map((part) => String.fromCharCode(66 + part)).join('');
}

export interface SecondPaid {
  seat: number;
  live: bigint;
  dead: bigint;
  hasFolded: boolean;
}

/**
 * Pots counted one minor unit of height after the other. `[amount, "seats"]`, the main pot first.
 */
export function secondPots(paid: readonly SecondPaid[]): [bigint, string][] {
  const pots: [bigint, string][] = [];
  let carried = paid.reduce((sum, { dead }) => sum + dead, 0n);
  for (let height = 1n; paid.some(({ live }) => live >= height); height += 1n) {
    const inIt = paid.filter(({ live }) => live >= height);
    const seats = inIt
      .filter(({ hasFolded }) => !hasFolded)
      .map(({ seat }) => seat)
      .join();
    const units = BigInt(inIt.length);
    const last = pots.at(-1);
    if (last && (last[1] === seats || seats === '')) last[0] += units;
    else pots.push([units + carried, seats]);
    carried = 0n;
  }
  return pots;
}
