import { parseMinor } from '@pavilion/domain/money';
import { ParamReader, type HandPart, type JsonObject, type Parsed } from '../engine/index.ts';
import type { SideBets } from './card-game.ts';

const amount = /^\d+(?:\.(\d+))?$/;

function readStake(reader: ParamReader, name: string, exponent: number): bigint {
  const value = reader.raw(name);
  const parts = typeof value === 'string' ? amount.exec(value) : null;
  const minor = typeof value === 'string' ? parseMinor(value, exponent) : null;
  if (!parts) reader.problem(name, 'invalidType');
  else if ((parts[1] ?? '').length > exponent) reader.problem(name, 'tooManyDecimals');
  else if (minor === null) reader.problem(name, 'aboveMaximum');
  else if (minor === 0n) reader.problem(name, 'belowMinimum');
  return minor ?? 0n;
}

/** Reads the stakes of side bets, decimal texts; one that is absent or null is not made. */
export function parseSideBets(
  raw: unknown,
  names: readonly string[],
  exponent: number,
): Parsed<SideBets> {
  const reader = new ParamReader(raw);
  const made = names.filter((name) => (reader.raw(name) ?? null) !== null);
  return reader.done(
    Object.fromEntries(made.map((name) => [name, readStake(reader, name, exponent)])),
  );
}

export const sideBetsSchema = (names: readonly string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(
    names.map((name) => [name, { type: 'string', description: 'Stake of this side bet.' }]),
  ),
});

/** The part of a side bet that is decided: its stake and what it gives back, a multiple of it. */
export const sidePart = (part: string, stakeMinor: bigint, multiple: bigint): HandPart => ({
  part,
  stakeMinor,
  payoutMinor: stakeMinor * multiple,
});
