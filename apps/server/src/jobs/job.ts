import type { ServerContext } from '../context.ts';

/** Scheduled work. Only the process that leads the jobs runs it, never two runs of one job at once. */
export interface Job {
  readonly name: string;
  /** Pause between two runs. Absent: the job runs once, when this process begins to lead. */
  readonly everyMs?: number;
  /** Also run at once when this process begins to lead. */
  readonly onStart?: boolean;
  /** Jobs with false run in every process (housekeeping of its own memory). */
  readonly leader: boolean;
  run(context: ServerContext): Promise<void>;
}

export function defineJob(job: Job): Job {
  return job;
}
