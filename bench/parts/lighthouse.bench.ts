import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { templateNames, themeByTemplate, type TemplateName } from '@pavilion/domain/themes';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/browser.ts';
import { chromiumFlags } from '../../scripts/lib/chromium-flags.ts';
import type { Figure } from '../lib/report.ts';
import { freePort, startServerProcess } from '../lib/server-process.ts';

/** Templates the foundation's figures name: measured three times, the median counts; the others once. */
const namedTemplates: ReadonlySet<TemplateName> = new Set(['template1', 'template4', 'template8']);
const sites = templateNames.map((template) => ({
  template,
  host: `${themeByTemplate(template)}.localhost`,
  runs: namedTemplates.has(template) ? 3 : 1,
}));

/** A browser is busy with itself when it starts. */
const settleMs = 2000;
const aims: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/**
 * Lighthouse, mobile with its simulated slow network, of every template's home page in English: at the address to which
 * a site of another language leads its browser. Its visitors find `/` in their language, without that detour.
 */
export async function benchLighthouse(): Promise<Figure[]> {
  const server = await startServerProcess();
  try {
    const figures: Figure[] = [];
    for (const site of sites) {
      figures.push(...(await measure(await englishHome(site.host, server.port), site)));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** Asks by the server's own address: names below localhost are known to browsers, not to every resolver. */
async function englishHome(host: string, port: number): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-language': 'en-US,en' };
    get({ host: '127.0.0.1', port, path: '/', headers }, resolve).on('error', reject);
  });
  response.resume();
  return new URL(response.headers.location ?? '/', `http://${host}:${port}`).href;
}

async function measure(url: string, { template, runs }: (typeof sites)[number]): Promise<Figure[]> {
  // The first visit renders the pictures; players after it find them ready.
  await visit(url);
  const results = [];
  for (let run = 0; run < runs; run++) {
    const result = await visit(url);
    if (result) results.push(result.lhr);
  }
  results.sort(
    (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
  );
  const median = results[Math.floor(results.length / 2)];
  if (!median) throw new Error(`no result for ${url}`);
  const detail = {
    machineIndex: Math.round(median.environment.benchmarkIndex),
    lcpMs: Math.round(median.audits['largest-contentful-paint']?.numericValue ?? 0),
    tbtMs: Math.round(median.audits['total-blocking-time']?.numericValue ?? 0),
    cls: Number((median.audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(4)),
    failed: Object.values(median.audits)
      .filter(
        (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode === 'binary',
      )
      .map((audit) => audit.id)
      .join(' '),
  };
  return Object.values(median.categories).map((category) => {
    const value = Math.round((category.score ?? 0) * 100);
    const aim = aims[category.id];
    return {
      name: `Lighthouse ${category.id}, ${template} home, mobile`,
      value,
      unit: 'of 100',
      ...(aim === undefined ? {} : { aim: `${aim}+`, isMet: value >= aim }),
      ...(category.id === 'performance' ? { detail } : {}),
    };
  });
}

/** Each visit has a browser of its own: Lighthouse leaves the cookies of the visit before, which tell another screen. */
async function visit(url: string): ReturnType<typeof lighthouse> {
  const browser = await startBrowser();
  try {
    return await lighthouse(url, { port: browser.port, logLevel: 'error' });
  } finally {
    await browser.stop();
  }
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
    { stdio: 'ignore' },
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
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
