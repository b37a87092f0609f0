import type { TestCounts } from './reports.ts';

/** What became of a stage: the tests it ran (none for a check), and why it failed, when it did. */
export type StageResult = {
  readonly counts: TestCounts;
  readonly failure?: string;
  /** Names of tests that failed among all others and passed alone: told above the closing line. */
  readonly unsteady?: readonly string[];
};

/**
 * One step of `npm test`. `name` is what `--only` takes; `title` heads its output; `budgetSeconds`
 * is what it may take on two quiet cores, printed beside what it took: all together stay far below
 * the 30 minutes that a whole run may last.
 */
export type Stage = {
  readonly name: string;
  readonly title: string;
  readonly budgetSeconds: number;
  /** It only reads the tree: checks that follow each other run side by side. */
  readonly isCheck?: boolean;
  readonly run: () => Promise<StageResult>;
};
