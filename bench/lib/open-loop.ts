import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './percentile.ts';

export interface SteadyResult {
  /** Answered well per second of the whole run, until the last answer. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

export interface SteadyRequest {
  path: string;
  /** Made anew for each request. */
  make: () => { body: string; headers: Record<string, string> };
  isGood: (body: string) => boolean;
}

const tickMs = 2;

/**
 * Sends so many requests per second whatever the answers do, and measures each from the moment it
 * was due: a server that falls behind is seen to.
 */
export async function driveSteadily(
  origin: string,
  what: SteadyRequest,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<SteadyResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  const open: Promise<void>[] = [];
  let failures = 0;
  const startedMs = performance.now();
  for (let sent = 0; sent < perSecond * seconds;) {
    const due = ((performance.now() - startedMs) * perSecond) / 1000;
    for (; sent < Math.min(due, perSecond * seconds); sent += 1) {
      const dueMs = startedMs + (sent * 1000) / perSecond;
      const answered = exchange(agent, origin, what).then((isGood) => {
        if (isGood) latencies.push(performance.now() - dueMs);
        else failures += 1;
      });
      open.push(answered);
    }
    await sleep(tickMs);
  }
  await Promise.all(open);
  const tookSeconds = (performance.now() - startedMs) / 1000;
  agent.destroy();
  return {
    perSecond: latencies.length / tookSeconds,
    p50Ms: percentile(latencies, 50),
    p99Ms: percentile(latencies, 99),
    failures,
  };
}

/** False for an answer that is not good, and for none. */
function exchange(agent: Agent, origin: string, what: SteadyRequest): Promise<boolean> {
  const { body, headers } = what.make();
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${what.path}`,
      { agent, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (piece: string) => (text += piece));
        answer.on('end', () => resolve(answer.statusCode === 200 && what.isGood(text)));
        answer.on('error', () => resolve(false));
      },
    );
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
