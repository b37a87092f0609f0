import type { ConformCase } from './conform-case.ts';
import { creditCases } from './credit.cases.ts';
import { debitCases } from './debit.cases.ts';
import type { Desk } from './desk.ts';
import { runSequences } from './sequences-at-once.ts';
import { sessionCases } from './session.cases.ts';
import { signingCases } from './signing.cases.ts';
import { createBench, type Bench } from './studio-at-work.ts';
import { widerCases } from './wider.cases.ts';
import type { WalletClient } from './wallet-client.ts';

/** The 46 cases, in their order, and those of what the contract has besides. */
export const conformCases: readonly ConformCase[] = [
  ...signingCases,
  ...sessionCases,
  ...debitCases,
  ...creditCases,
  ...widerCases,
];

export interface CaseResult {
  name: string;
  outcome: 'passed' | 'failed' | 'not applicable';
  /** Why it failed, or does not apply. */
  reason: string;
  ms: number;
}

export interface SuiteOptions {
  client: WalletClient;
  desk: Desk;
  /** Makes the ids of this run new. */
  run: string;
  sequences: number;
  seed: string;
  cases?: readonly ConformCase[];
  /** Milliseconds of a clock that only counts. */
  elapsedMs(): number;
  onResult?(result: CaseResult): void;
}

/** Runs the cases one after the other, then the random sequences. */
export async function runSuite(options: SuiteOptions): Promise<CaseResult[]> {
  const { client, desk, run, cases = conformCases } = options;
  const table = await desk.open();
  const results: CaseResult[] = [];
  const take = async (name: string, work: (bench: Bench) => Promise<string | undefined | void>) => {
    const startedMs = options.elapsedMs();
    const found = await outcomeOf(() => work(createBench(client, desk, table, run)));
    const result = { name, ...found, ms: Math.round(options.elapsedMs() - startedMs) };
    results.push(result);
    options.onResult?.(result);
  };
  for (const one of cases)
    await take(`${String(one.number).padStart(2)} ${one.name}`, (bench) => one.run(bench));
  if (options.sequences > 0)
    await take(`${options.sequences} random sequences, seed ${options.seed}`, (bench) =>
      runSequences(bench, options.sequences, options.seed),
    );
  return results;
}

/** What became of a case. */
export async function outcomeOf(
  work: () => Promise<string | undefined | void>,
): Promise<Pick<CaseResult, 'outcome' | 'reason'>> {
  try {
    const reason = await work();
    return typeof reason === 'string'
      ? { outcome: 'not applicable', reason }
      : { outcome: 'passed', reason: '' };
  } catch (error) {
    return { outcome: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}
