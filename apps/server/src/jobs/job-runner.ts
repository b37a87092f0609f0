import type { LeaderLock } from '@pavilion/database';
import type { ServerContext } from '../context.ts';
import type { Job } from './job.ts';

/** A round under way goes on within two seconds when the process that led it dies. */
const leadershipRetryMs = 1500;
export const jobLeaderName = 'jobs';

export interface JobRunner {
  /** Stops the schedule and waits for runs in progress. */
  stop(): Promise<void>;
}

/** Runs one job now, with its metrics; an error is logged, the schedule goes on. */
export async function runJob(context: ServerContext, job: Job): Promise<void> {
  const startedMs = performance.now();
  try {
    await job.run(context);
    context.metrics.countJob(job.name, 'ok', performance.now() - startedMs);
  } catch (error) {
    context.metrics.countJob(job.name, 'failed', performance.now() - startedMs);
    context.logger.error({ err: error, job: job.name }, 'job failed');
  }
}

/** Starts the schedule: own jobs at once, led jobs while this process holds the advisory lock. */
export function startJobs(context: ServerContext, jobs: readonly Job[]): JobRunner {
  const stopSignal = new AbortController();
  const own = schedule(
    context,
    jobs.filter((job) => !job.leader),
    stopSignal.signal,
  );
  const led = lead(
    context,
    jobs.filter((job) => job.leader),
    stopSignal.signal,
  );
  return {
    async stop() {
      stopSignal.abort();
      await Promise.all([own, led]);
    },
  };
}

async function lead(
  context: ServerContext,
  jobs: readonly Job[],
  stop: AbortSignal,
): Promise<void> {
  while (!stop.aborted) {
    const lock = await context.database.tryLeaderLock(jobLeaderName).catch(() => null);
    if (lock) await leadWith(context, jobs, stop, lock);
    else await pause(leadershipRetryMs, stop);
  }
}

async function leadWith(
  context: ServerContext,
  jobs: readonly Job[],
  stop: AbortSignal,
  lock: LeaderLock,
): Promise<void> {
  const lost = new AbortController();
  void lock.lost.then(() => lost.abort());
  await schedule(context, jobs, AbortSignal.any([stop, lost.signal]));
  await lock.release();
}

async function schedule(
  context: ServerContext,
  jobs: readonly Job[],
  stop: AbortSignal,
): Promise<void> {
  await Promise.all([...jobs.map((job) => repeat(context, job, stop)), aborted(stop)]);
}

async function repeat(context: ServerContext, job: Job, stop: AbortSignal): Promise<void> {
  if (job.everyMs === undefined || job.onStart) await runJob(context, job);
  while (job.everyMs !== undefined && !stop.aborted) {
    await pause(job.everyMs, stop);
    if (!stop.aborted) await runJob(context, job);
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function pause(durationMs: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, durationMs);
    stop.addEventListener('abort', done, { once: true });
  });
}
