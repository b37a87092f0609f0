import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import {
  largestStake,
  payoutOf,
  type MultiplierE4,
  type Parsed,
  type RoundGame,
  type StakeLimits,
} from '@pavilion/games';
import type { TableFlags } from '@pavilion/games/live/table-game';
import { fail, failField } from '../../../failure.ts';
import { checkedParams } from '../plays/index.ts';

/** A bet of a ticket as it is asked for. */
export interface LineInput {
  stake: string;
  params?: Record<string, unknown> | undefined;
}

/** What a table says of the bets it takes. */
export interface LineRules {
  currency: CurrencyCode;
  limits: StakeLimits;
  flags: TableFlags;
}

/** A bet of a ticket: its parameters as the game reads them and as they are kept, and its stake. */
export interface Line {
  params: unknown;
  kept: Record<string, unknown>;
  stakeMinor: bigint;
  /** Lies in a pool with what others stake: what it pays is no risk of the house. */
  isPooled?: boolean;
}

/**
 * The lines of a ticket, equal bets merged. Fails with invalidParams and every problem of every
 * line, invalidInput for an amount that is none, stakeTooLow with the least stake, stakeTooHigh
 * with the kind of the bet that is too high, by itself or with the whole layout.
 */
export function checkedLines(
  game: RoundGame<unknown>,
  bets: readonly LineInput[],
  rules: LineRules,
): Line[] {
  refuseProblems(bets, (params) => game.parseParams(params));
  const lines = mergedLines(
    bets.map(({ params, stake }, place) => ({
      ...readBet(game, params),
      stakeMinor: stakeOf(stake, place, rules),
    })),
  );
  for (const line of lines) checkLine(game, line, rules);
  checkLayout(game, lines, rules);
  return lines;
}

/** Fails with invalidParams and every problem of every line. */
export function refuseProblems(
  bets: readonly LineInput[],
  parse: (params: Record<string, unknown>) => Parsed<unknown>,
): void {
  const problems = bets.flatMap(({ params = {} }, place) => {
    const parsed = parse(params);
    return parsed.ok ? [] : parsed.problems.map((one) => ({ ...one, path: at(place, one.path) }));
  });
  if (problems.length > 0) fail('invalidParams', { errors: problems });
}

/** The stake of a line in minor units; fails with invalidInput for an amount that is none. */
export const stakeOf = (
  text: string,
  place: number,
  { currency }: Pick<LineRules, 'currency'>,
): bigint => parseAmount(text, currency) ?? failField(`bets[${place}].stake`, 'invalidAmount');

/**
 * A table keeps a bet as it reads it, so that equal ones are kept alike; other games keep what was
 * asked for.
 */
function readBet(game: RoundGame<unknown>, raw: LineInput['params']): Omit<Line, 'stakeMinor'> {
  const checked = checkedParams(game, raw);
  return game.table ? { ...checked, kept: checked.params as Line['kept'] } : checked;
}

export const stakeOfLines = (lines: readonly Line[]): bigint =>
  lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

const at = (place: number, path: string): string =>
  `bets[${place}].params${path === '' ? '' : `.${path}`}`;

/** Equal bets become one. */
export function mergedLines(lines: readonly Line[]): Line[] {
  const byBet = new Map<string, Line>();
  for (const line of lines) {
    const key = JSON.stringify(line.params);
    const known = byBet.get(key);
    byBet.set(key, known ? { ...known, stakeMinor: known.stakeMinor + line.stakeMinor } : line);
  }
  return [...byBet.values()];
}

/** Fails with stakeTooLow and the least stake. */
export function refuseTooLow(
  { stakeMinor }: Pick<Line, 'stakeMinor'>,
  { currency, limits }: Pick<LineRules, 'currency' | 'limits'>,
): void {
  if (stakeMinor < limits.minMinor)
    fail('stakeTooLow', { statusDetail: formatAmount(limits.minMinor, currency) });
}

function checkLine(game: RoundGame<unknown>, line: Line, { currency, limits }: LineRules): void {
  refuseTooLow(line, { currency, limits });
  const mostMinor = largestStake(limits, topOf(game, line));
  if (line.stakeMinor > mostMinor)
    fail('stakeTooHigh', { statusDetail: kindOf(line) ?? formatAmount(mostMinor, currency) });
}

/**
 * All lines together stake no more than one bet may, and no outcome pays more than a round does.
 */
function checkLayout(
  game: RoundGame<unknown>,
  lines: readonly Line[],
  { currency, limits: { maxMinor, maxWinMinor }, flags }: LineRules,
): void {
  const largest = lines.toSorted((a, b) => Number(b.stakeMinor - a.stakeMinor))[0];
  const isOver = stakeOfLines(lines) > maxMinor || topPayout(game, lines, flags) > maxWinMinor;
  if (!largest || !isOver) return;
  const detail = kindOf(largest) ?? formatAmount(maxMinor, currency);
  fail('stakeTooHigh', { statusDetail: detail });
}

function topPayout(game: RoundGame<unknown>, lines: readonly Line[], flags: TableFlags): bigint {
  const payout = (multiplierOf: (line: Line) => MultiplierE4): bigint =>
    lines.reduce((sum, line) => sum + payoutOf(line.stakeMinor, multiplierOf(line)), 0n);
  const outcomes = game.table?.outcomes;
  if (!outcomes) return payout((line) => topOf(game, line));
  return outcomes
    .map((outcome) => payout(({ params }) => game.settle(params, outcome, flags)))
    .reduce((most, one) => (one > most ? one : most), 0n);
}

const topOf = (game: RoundGame<unknown>, { params }: Line): MultiplierE4 =>
  game.table?.topMultiplierE4(params) ?? game.maxMultiplierE4;

export const kindOf = ({ kept }: Pick<Line, 'kept'>): string | null =>
  typeof kept['kind'] === 'string' ? kept['kind'] : null;
