import type { Bench } from './studio-at-work.ts';

/** One of the cases; what it gives is why it does not apply. */
export interface ConformCase {
  number: number;
  name: string;
  run(bench: Bench): Promise<string | undefined | void>;
}
