import { randomInt } from 'node:crypto';

/** The seed of this run: `SEED` to repeat an earlier one, else a new one. */
export function simulationSeed(): string {
  return process.env['SEED'] ?? String(randomInt(2 ** 31));
}

/** How often everything goes down: 12 times on each engine in `npm test`, where nothing else is said; `CRASHES` asks for a longer campaign. */
export function simulationCrashes(usual = 12): number {
  return Number(process.env['CRASHES'] ?? usual);
}
