import { randomInt } from 'node:crypto';

/** The seed of this run: `SEED` to repeat an earlier one, else a new one. */
export function simulationSeed(): string {
  return process.env['SEED'] ?? String(randomInt(2 ** 31));
}

/** How often everything goes down: 12 times on each engine in `npm test`; `CRASHES` asks for a longer campaign. */
export function simulationCrashes(): number {
  return Number(process.env['CRASHES'] ?? 12);
}
