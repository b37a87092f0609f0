import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { TalliedHistogram } from './tallied-histogram.ts';

export interface Metrics {
  registry: Registry;
  /**
   * One finished call: its path of the catalogue, the outcome code (`OK` or a failure code),
   * duration in ms.
   */
  countCall(path: string, outcome: string, durationMs: number): void;
  countJob(job: string, outcome: 'ok' | 'failed', durationMs: number): void;
  /** Requests whose client went away before the answer. */
  requestsAborted: Counter;
  /** Requests through a proxy on this machine that `TRUSTED_PROXIES` does not know. */
  undeclaredProxyRequests: Counter;
  realtimeSockets: Gauge;
  realtimeEvents: Counter;
  senderMessages: Counter;
  /**
   * How long the bet that waits longest has waited for its settlement, by what it waits for. Absent
   * while nobody measures it.
   */
  unsettledBetSeconds: Gauge;
  webhooksRefused: Counter;
  /**
   * Calls we made to studios, by connection, call and outcome (`ok`, `failed`, `refused` by the
   * open circuit).
   */
  studioCalls: Counter;
  studioSeconds: Histogram;
  /** 0: asked as usual, 1: one call tries whether it is back, 2: not asked. Of this process. */
  studioCircuit: Gauge;
}

const secondsBuckets = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Prometheus metrics of one server. `withProcess` adds those of the Node process. */
export function createMetrics(options: { withProcess: boolean } = { withProcess: false }): Metrics {
  const registry = new Registry();
  if (options.withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const jobs = new Counter({
    name: 'pavilion_jobs_total',
    help: 'Finished job runs',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'pavilion_job_seconds',
    help: 'Duration of job runs',
    labelNames: ['job'],
    buckets: secondsBuckets,
    registers,
  });
  return {
    registry,
    countCall: createCallCounter(registers),
    countJob(job, outcome, durationMs) {
      jobs.inc({ job, outcome });
      jobSeconds.observe({ job }, durationMs / 1000);
    },
    requestsAborted: new Counter({
      name: 'pavilion_requests_aborted_total',
      help: 'Requests whose client went away before the answer',
      registers,
    }),
    undeclaredProxyRequests: new Counter({
      name: 'pavilion_undeclared_proxy_requests_total',
      help: 'Requests through a proxy on this machine that TRUSTED_PROXIES does not know',
      registers,
    }),
    realtimeSockets: new Gauge({
      name: 'pavilion_realtime_sockets',
      help: 'Open sockets',
      registers,
    }),
    realtimeEvents: new Counter({
      name: 'pavilion_realtime_events_total',
      help: 'Events delivered to sockets',
      registers,
    }),
    senderMessages: new Counter({
      name: 'pavilion_sender_messages_total',
      help: 'Codes and mails by channel and outcome',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    unsettledBetSeconds: new Gauge({
      name: 'pavilion_unsettled_bet_seconds',
      help: 'Wait of the longest waiting bet: since its result came in (settlement), or since the kick-off without one (result)',
      labelNames: ['waits_for'],
      registers,
    }),
    webhooksRefused: new Counter({
      name: 'pavilion_webhooks_refused_total',
      help: 'Payment webhooks that were not taken, by reason',
      labelNames: ['reason'],
      registers,
    }),
    ...createStudioMetrics(registers),
  };
}

function createStudioMetrics(registers: Registry[]) {
  return {
    studioCalls: new Counter({
      name: 'pavilion_studio_calls_total',
      help: 'Calls to studios by connection, call and outcome',
      labelNames: ['connection', 'call', 'outcome'],
      registers,
    }),
    studioSeconds: new Histogram({
      name: 'pavilion_studio_seconds',
      help: 'Duration of calls to studios',
      labelNames: ['connection'],
      buckets: secondsBuckets,
      registers,
    }),
    studioCircuit: new Gauge({
      name: 'pavilion_studio_circuit',
      help: 'Health of a connection as this process sees it: 0 asked as usual, 1 tried again, 2 not asked',
      labelNames: ['connection'],
      registers,
    }),
  };
}

function createCallCounter(registers: Registry[]): Metrics['countCall'] {
  const tallies = new Map<string, Map<string, number>>();
  new Counter({
    name: 'pavilion_calls_total',
    help: 'Finished calls by path and outcome',
    labelNames: ['path', 'outcome'],
    registers,
    // Finding a labelled counter costs more than counting: calls are tallied, and added up when
    // somebody reads.
    collect() {
      for (const [path, outcomes] of tallies)
        for (const [outcome, count] of outcomes) this.inc({ path, outcome }, count);
      tallies.clear();
    },
  });
  const callSeconds = new TalliedHistogram({
    name: 'pavilion_call_seconds',
    help: 'Duration of calls',
    bounds: secondsBuckets,
    registers,
  });
  return (path, outcome, durationMs) => {
    let outcomes = tallies.get(path);
    if (!outcomes) tallies.set(path, (outcomes = new Map()));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    callSeconds.count(path, durationMs / 1000);
  };
}
