import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { amountText } from '../../../common/amounts/amount-text.ts';

/** A line of the ticket that is being made, as the call takes it. */
export type DraftLine = Readonly<Record<string, unknown>>;

export const kindsOf = {
  'lotto-4d': [
    'big',
    'small',
    'first',
    'last_three',
    'box_big',
    'box_small',
    'ibox_big',
    'ibox_small',
  ],
  'lotto-3d': ['straight', 'box'],
  'lotto-2d': ['straight', 'box'],
} as const;

export type StakedGame = keyof typeof kindsOf;
/** Numbers of 2D are 1 to this. */
export const highest2d = 31;

/** Digits of a number by the bet on it. */
export const digitsOf = (game: 'lotto-4d' | 'lotto-3d', kind: string): number =>
  game === 'lotto-3d' || kind === 'last_three' ? 3 : 4;

/** The line as it stands; null while its number is not whole. */
export function stakedLine(
  game: StakedGame,
  { kind, number, pair }: { kind: string; number: string; pair: readonly [string, string] },
): DraftLine | null {
  if (game === 'lotto-2d') {
    const numbers = pair.map(Number);
    const isWhole = numbers.every((one) => Number.isInteger(one) && one >= 1 && one <= highest2d);
    return isWhole ? { kind, numbers } : null;
  }
  return number.length === digitsOf(game, kind) ? { kind, number } : null;
}

/** Sixes among so many numbers: each is a line. */
export function linesAmong(count: number): number {
  let lines = 1;
  for (let place = 0; place < 6; place += 1) lines = (lines * (count - place)) / (place + 1);
  return count < 6 ? 0 : Math.round(lines);
}

/** What a line costs in minor units; null while its stake is none. */
export function costOf(
  line: DraftLine,
  price: string | null,
  currency: CurrencyCode,
): bigint | null {
  const { stake } = line;
  if (price === null)
    return typeof stake === 'string' ? parseAmount(amountText(stake), currency) : null;
  const priceMinor = parseAmount(price, currency);
  const numbers = line['numbers'];
  const count = Array.isArray(numbers) ? numbers.length : Number(line['quick']);
  return priceMinor === null ? null : priceMinor * BigInt(linesAmong(count));
}

/** What all lines cost, as an amount; null while one of them costs nothing that can be paid. */
export function totalOf(
  lines: readonly DraftLine[],
  price: string | null,
  currency: CurrencyCode,
  times: number,
): string | null {
  let sum = 0n;
  for (const line of lines) {
    const cost = costOf(line, price, currency);
    if (cost === null) return null;
    sum += cost;
  }
  return formatAmount(sum * BigInt(times), currency);
}

/**
 * The numbers of a line in words that need no language: `3 11 19`, `0123`; null where they are
 * drawn later.
 */
export function numbersText(line: DraftLine): string | null {
  const { number, numbers } = line as { number?: unknown; numbers?: unknown };
  if (typeof number === 'string') return number;
  return Array.isArray(numbers) ? numbers.join(' ') : null;
}

/** What `soldOut` says: `"1234:room 12.00"`. */
export function readSoldOut(detail: string): { number: string; room: string } | null {
  const [, number = '', room = ''] = /^(.+):room ([\d.]+)$/.exec(detail) ?? [];
  return number === '' ? null : { number, room };
}

/** What of a draw its followers are found by. */
interface DrawOfList {
  draw_id: string;
  game: string;
  state: string;
  draw_at: string;
}

/** As many draws as one purchase takes. */
const aheadMost = 10;

/** A draw and those of its lottery that are on sale after it, by their ids, the soonest first. */
export function drawsFrom(first: DrawOfList, draws: readonly DrawOfList[]): readonly string[] {
  const later = draws
    .filter(({ game, state }) => game === first.game && state === 'open')
    .filter(({ draw_at: at }) => at > first.draw_at)
    .toSorted((one, other) => (one.draw_at < other.draw_at ? -1 : 1));
  return [first, ...later].slice(0, aheadMost).map(({ draw_id: id }) => id);
}
