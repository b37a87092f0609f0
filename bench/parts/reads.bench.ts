import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drive, type LoadRequest } from '../lib/load.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { startServerProcess } from '../lib/server-process.ts';

const bareServer = fileURLToPath(new URL('../lib/bare-server.ts', import.meta.url));
const connections = 32;
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
  const server = await startServerProcess();
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
  { seconds }: BenchOptions,
): Promise<Figure> {
  const bytes = await answerOf(origin, read);
  const product = await drive(origin, read, { connections, seconds });
  const bare = await driveBare(bytes, read, seconds);
  if (product.failures > 0) throw new Error(`${read.name}: ${product.failures} requests failed`);
  return {
    name: `${read.name} per second`,
    value: product.perSecond,
    unit: 'req/s',
    baseline: { name: 'bare node:http, same bytes', value: bare.perSecond },
    aim: 'half of bare node:http',
    isMet: product.perSecond >= bare.perSecond / 2,
    detail: { bytes: bytes.length, p50Ms: product.p50Ms, p99Ms: product.p99Ms },
  };
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
async function driveBare(bytes: Buffer, read: LoadRequest, seconds: number) {
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
    return await drive(`http://127.0.0.1:${port}`, read, { connections, seconds });
  } finally {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
