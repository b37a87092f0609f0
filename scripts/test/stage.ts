import type { TestCounts } from './reports.ts';

/** What became of a stage: the tests it ran (none for a check), and why it failed, when it did. */
export type StageResult = {
  readonly counts: TestCounts;
  readonly failure?: string;
};

/** One step of `npm test`. `name` is what `--only` takes; `title` heads its output. */
export type Stage = {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<StageResult>;
};
