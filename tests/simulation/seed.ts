import { randomInt } from 'node:crypto';

/** The seed of this run: `SEED` to repeat an earlier one, else a new one. */
export function simulationSeed(): string {
  return process.env['SEED'] ?? String(randomInt(2 ** 31));
}

/**
 * How often everything goes down in `npm test`: 12 times on each engine where nothing else is said;
 * `CRASHES` asks for a longer campaign.
 */
export function simulationCrashes(usual = 12): number {
  return Number(process.env['CRASHES'] ?? usual);
}

/**
 * How many hands of hold'em are searched for cards of others: 20 in `npm test`; `HANDS` asks for
 * more.
 */
export function simulationHands(usual = 20): number {
  return Number(process.env['HANDS'] ?? usual);
}
