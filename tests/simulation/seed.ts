import { randomInt } from 'node:crypto';

/** The seed of this run: `SEED` to repeat an earlier one, else a new one. */
export function simulationSeed(): string {
  return process.env['SEED'] ?? String(randomInt(2 ** 31));
}
