import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import autocannon from 'autocannon';
import { residentMiB, whileWatching } from '../lib/memory.ts';
import type { Figure } from '../lib/report.ts';
import { startServerProcess } from '../lib/server-process.ts';

const host = 'localhost';
const connections = 64;
const refusedCount = 100_000;
/**
 * Nothing is asked for so long before memory is read: what was only waiting to be collected is gone
 * by then.
 */
const restMs = 20_000;
const growthMax = 1.5;

let made = 0;
/** Requests as floods send them, by turns: each is refused, and none the same way. */
const refused: Array<() => { path: string; body: string }> = [
  () => call('/api/auth/get_balance', { account_id: 'demo', auth: `no token ${made}` }),
  () => call('/api/auth/login', { account_id: 'demo', password: `wrong ${made}` }),
  () => call('/api/auth/login_tac', { account_id: `nobody${made % 5000}`, tac: '123456' }),
  () => call('/api/wallet/deposit_create', { account_id: 'demo', auth: 'x', amount: made }),
  () => call('/api/startup', { domain_name: `host${made}.test` }),
  () => ({ path: '/api/auth/login', body: `{"account_id": ${'['.repeat(made % 2000)}` }),
  () => ({ path: '/payments/webhook/sandbox', body: `{"forged": ${made}}` }),
  () => call(`/api/no/such/call${made % 5000}`, {}),
];

function call(path: string, fields: object): { path: string; body: string } {
  return { path, body: JSON.stringify(fields) };
}

/**
 * Memory of the server's process before and after 100,000 refused requests, each at rest, on both
 * engines.
 */
export async function benchRefusals(): Promise<Figure[]> {
  return [await benchOn('the embedded database', {}), await benchOnPostgres()];
}

async function benchOnPostgres(): Promise<Figure> {
  const postgres = await startOwnPostgres();
  try {
    return await benchOn('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function benchOn(engine: string, environment: Record<string, string>): Promise<Figure> {
  const server = await startServerProcess(environment);
  try {
    // Every path once, so that what is loaded at first use counts as idle.
    await flood(server.origin, 2000);
    await sleep(restMs);
    const idleMiB = residentMiB(server.pid);
    const { peakMiB, seconds } = await whileWatching(server.pid, () =>
      flood(server.origin, refusedCount),
    );
    await sleep(restMs);
    const afterMiB = residentMiB(server.pid);
    return {
      name: `memory after ${refusedCount.toLocaleString('en')} refused requests on ${engine}`,
      value: afterMiB,
      unit: 'MiB',
      baseline: { name: 'at rest before', value: idleMiB },
      aim: `at most ${growthMax} times the idle figure`,
      isMet: afterMiB <= growthMax * idleMiB,
      detail: { peakMiB: Math.round(peakMiB), seconds: Math.round(seconds) },
    };
  } finally {
    await server.stop();
  }
}

async function flood(origin: string, amount: number): Promise<void> {
  const result = await autocannon({
    url: origin,
    connections,
    amount,
    requests: [
      {
        method: 'POST',
        path: '/',
        headers: { host, 'content-type': 'application/json' },
        setupRequest: (request: autocannon.Request) => {
          made += 1;
          const { path, body } = refused[made % refused.length]?.() ?? { path: '/', body: '' };
          return { ...request, path, body };
        },
      },
    ],
  });
  if (result['2xx'] > 0) throw new Error(`${result['2xx']} requests were not refused`);
  if (result.errors > 0) throw new Error(`${result.errors} requests got no answer`);
}
