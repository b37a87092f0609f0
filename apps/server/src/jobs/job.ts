import type { ServerContext } from '../context.ts';

/**
 * Scheduled work. Only the process that leads the jobs runs it, or those that lead its keys; never
 * two runs of one job at once.
 */
export interface Job {
  readonly name: string;
  /** Pause between two runs. Absent: the job runs once, when this process begins to lead. */
  readonly everyMs?: number;
  /** Also run at once when this process begins to lead. */
  readonly onStart?: boolean;
  /** Jobs with false run in every process (housekeeping of its own memory). */
  readonly leader: boolean;
  /**
   * What the work divides into, each led by itself: every process runs the job for the keys that it
   * leads.
   */
  readonly keys?: readonly string[];
  /**
   * `keys`: those that this process leads now; all of them where nobody else works. `stop`: the
   * process ends or leads no more; a run that takes long begins nothing new then. Absent where
   * nothing stops it.
   */
  run(context: ServerContext, keys: readonly string[], stop?: AbortSignal): Promise<void>;
}

export function defineJob(job: Job): Job {
  return job;
}
