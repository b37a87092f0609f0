import type { LeaderLock } from '@pavilion/database';
import type { ServerContext } from '../context.ts';
import type { Job } from './job.ts';
import { startLeadership } from './leadership.ts';
import { pause } from './pause.ts';

/** The key of everything that one process does for all. */
export const jobLeaderName = 'jobs';

export interface JobRunner {
  /** Stops the schedule and waits for runs in progress. */
  stop(): Promise<void>;
}

/** Runs one job now, with its metrics; an error is logged, the schedule goes on. */
async function runJob(
  context: ServerContext,
  job: Job,
  stop: AbortSignal,
  keys: readonly string[] = [],
): Promise<void> {
  const startedMs = performance.now();
  try {
    await job.run(context, keys, stop);
    context.metrics.countJob(job.name, 'ok', performance.now() - startedMs);
  } catch (error) {
    context.metrics.countJob(job.name, 'failed', performance.now() - startedMs);
    context.logger.error({ err: error, job: job.name }, 'job failed');
  }
}

/**
 * Starts the schedule: jobs without a leader at once, those of the leader while this process is it,
 * and those that divide into keys for the keys that this process leads.
 */
export function startJobs(context: ServerContext, jobs: readonly Job[]): JobRunner {
  const stopSignal = new AbortController();
  const stop = stopSignal.signal;
  const byKey = jobs.filter(({ keys }) => keys);
  const ofLeader = jobs.filter(({ leader, keys }) => leader && !keys);
  const work = new Set<Promise<void>>();
  const leadership = startLeadership(
    context,
    [jobLeaderName, ...byKey.flatMap(({ keys = [] }) => keys)],
    stop,
    (lock) => {
      if (lock.name === jobLeaderName) work.add(leadWith(context, ofLeader, stop, lock));
    },
  );
  const others = jobs.filter(({ leader, keys }) => !leader && !keys);
  work.add(schedule(others, stop, (job) => runJob(context, job, stop)));
  work.add(
    schedule(byKey, stop, async (job) => {
      const keys = job.keys?.filter(leadership.leads) ?? [];
      if (keys.length > 0) await runJob(context, job, stop, keys);
    }),
  );
  return {
    async stop() {
      stopSignal.abort();
      await Promise.all(work);
      await leadership.release();
    },
  };
}

async function leadWith(
  context: ServerContext,
  jobs: readonly Job[],
  stop: AbortSignal,
  lock: LeaderLock,
): Promise<void> {
  const lost = new AbortController();
  void lock.lost.then(() => lost.abort());
  const end = AbortSignal.any([stop, lost.signal]);
  await schedule(jobs, end, (job) => runJob(context, job, end));
}

async function schedule(
  jobs: readonly Job[],
  stop: AbortSignal,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  await Promise.all(jobs.map((job) => repeat(job, stop, run)));
}

async function repeat(
  job: Job,
  stop: AbortSignal,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  if (job.everyMs === undefined || job.onStart) await run(job);
  while (job.everyMs !== undefined && !stop.aborted) {
    await pause(job.everyMs, stop);
    if (!stop.aborted) await run(job);
  }
}
