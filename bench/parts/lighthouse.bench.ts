import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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

const aims: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/** Lighthouse, mobile with its simulated slow network, of every template's home page. */
export async function benchLighthouse(): Promise<Figure[]> {
  const server = await startServerProcess();
  const browser = await startBrowser();
  try {
    const figures: Figure[] = [];
    for (const site of sites) {
      figures.push(...(await measure(`http://${site.host}:${server.port}/`, site, browser.port)));
    }
    return figures;
  } finally {
    await browser.stop();
    await server.stop();
  }
}

async function measure(
  url: string,
  { template, runs }: (typeof sites)[number],
  port: number,
): Promise<Figure[]> {
  // The first visit renders the pictures; players after it find them ready.
  await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  const results = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url, { port, logLevel: 'error' });
    if (result) results.push(result.lhr);
  }
  results.sort(
    (a, b) => (a.categories['performance']?.score ?? 0) - (b.categories['performance']?.score ?? 0),
  );
  const median = results[Math.floor(results.length / 2)];
  if (!median) throw new Error(`no result for ${url}`);
  const detail = {
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
