import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drive, type LoadRequest, type LoadResult } from '../lib/load.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { startServerProcess } from '../lib/server-process.ts';

const bareServer = fileURLToPath(new URL('../lib/bare-server.ts', import.meta.url));
const connections = 32;
const rounds = 3;
const host = 'localhost';

const reads: (LoadRequest & { name: string })[] = [
  {
    name: 'startup',
    path: '/api/startup',
    body: JSON.stringify({ domain_name: host }),
    headers: { host },
  },
  { name: 'match_list', method: 'GET', path: '/api/home/match_list', headers: { host } },
];

/** startup and match_list, each next to a bare node:http server that sends the same bytes. */
export async function benchReads(options: BenchOptions): Promise<Figure[]> {
  // Limits work as they do for players, only out of reach: one address sends everything here.
  const server = await startServerProcess({ REQUESTS_PER_MINUTE: '10000000' });
  try {
    const figures: Figure[] = [];
    for (const read of reads) figures.push(await benchRead(server.origin, read, options));
    return figures;
  } finally {
    await server.stop();
  }
}

async function benchRead(
  origin: string,
  read: (typeof reads)[number],
  options: BenchOptions,
): Promise<Figure> {
  const bytes = await answerOf(origin, read);
  const { product, bare } = await inTurns(origin, bytes, read, options.seconds / rounds);
  const failures = product.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${read.name}: ${failures} requests failed`);
  const value = mean(product.map(({ perSecond }) => perSecond));
  const baseline = mean(bare.map(({ perSecond }) => perSecond));
  return {
    name: `${read.name} per second`,
    value,
    unit: 'req/s',
    baseline: { name: 'bare node:http, same bytes', value: baseline },
    aim: 'half of bare node:http',
    isMet: value >= baseline / 2,
    detail: {
      bytes: bytes.length,
      p50Ms: mean(product.map(({ p50Ms }) => p50Ms)),
      p99Ms: Math.max(...product.map(({ p99Ms }) => p99Ms)),
    },
  };
}

const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Product and bare server by turns, so that a machine that others use too slows both alike. */
async function inTurns(origin: string, bytes: Buffer, read: LoadRequest, seconds: number) {
  const product: LoadResult[] = [];
  const bare: LoadResult[] = [];
  await withBareServer(bytes, async (bareOrigin) => {
    for (let round = 0; round < rounds; round++) {
      product.push(await drive(origin, read, { connections, seconds }));
      bare.push(await drive(bareOrigin, read, { connections, seconds }));
    }
  });
  return { product, bare };
}

async function answerOf(origin: string, read: LoadRequest): Promise<Buffer> {
  const { body } = read;
  const response = await fetch(`${origin}${read.path}`, {
    method: read.method ?? 'POST',
    headers: { ...read.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: typeof body === 'string' ? body : undefined,
  });
  if (!response.ok) throw new Error(`${read.path} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The bare server runs as a process of its own, as the product does. */
async function withBareServer(bytes: Buffer, work: (origin: string) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-bare-'));
  const file = join(folder, 'answer');
  writeFileSync(file, bytes);
  const child = spawn(process.execPath, [bareServer, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise<string>((resolve) => {
      child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()));
    });
    await work(`http://127.0.0.1:${port}`);
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
