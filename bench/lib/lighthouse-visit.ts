import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import { withoutWaiting, type TraceEvent } from './processor-time.ts';
import { freePort } from './server-process.ts';

export type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

export interface Visit {
  report: Report;
  /** The same visit, judged by the time that the processor worked for the page. */
  unhindered: Report;
}

/** A browser is busy with itself when it starts. */
const settleMs = 2000;

/**
 * One visit of Lighthouse, judged twice: as it went, and as if the main thread had never stood
 * waiting. It has a browser of its own: Lighthouse leaves the cookies of the visit before, which
 * tell another screen.
 */
export async function visitPage(url: string): Promise<Visit> {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-visit-'));
  const browser = await startBrowser();
  try {
    const report = await judged(url, { port: browser.port, gatherMode: folder, auditMode: folder });
    leaveOutWaiting(folder);
    const unhindered = await judged(undefined, { auditMode: folder });
    return { report, unhindered };
  } finally {
    await browser.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function judged(
  url: string | undefined,
  flags: Parameters<typeof lighthouse>[1],
): Promise<Report> {
  const result = await lighthouse(url, { ...flags, logLevel: 'error' });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing'}`);
  }
  return result.lhr;
}

function leaveOutWaiting(folder: string): void {
  const path = ['trace.json', 'defaultPass.trace.json']
    .map((name) => join(folder, name))
    .find((one) => existsSync(one));
  if (path === undefined) throw new Error(`Lighthouse kept no trace in ${folder}`);
  const trace = JSON.parse(readFileSync(path, 'utf8')) as { traceEvents: TraceEvent[] };
  writeFileSync(path, JSON.stringify({ ...trace, traceEvents: withoutWaiting(trace.traceEvents) }));
}

async function startBrowser(): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'pavilion-browser-'));
  const child = spawn(
    await findChromium(),
    [
      ...chromiumFlags,
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A group of its own: some systems start the browser by a script that lives on beside it.
    { stdio: 'ignore', detached: true },
  );
  for (let attempt = 0; attempt < 100; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) break;
    await sleep(100);
  }
  await sleep(settleMs);
  return {
    port,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
