import { get, type IncomingMessage } from 'node:http';
import { themeByTemplate, type TemplateName } from '@pavilion/domain/themes';
import { visitPage, type Report, type Visit } from '../lib/lighthouse-visit.ts';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { startServerProcess } from '../lib/server-process.ts';

const aims: Record<string, number> = {
  performance: 97,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
/**
 * Two cores that also draw without a GPU keep a page waiting by chance: this is the page's own
 * part, and hardly differs between runs.
 */
const withoutWaits = 'by the processor’s time';
/** What the main thread may be kept busy for, beyond 50 ms at a time. */
const blockingAimMs = 150;

/**
 * Lighthouse, mobile with its simulated slow network, of every template's home page in English: at
 * the address to which a site of another language leads its browser. Its visitors find `/` in their
 * language, without that detour. Each is visited `runs` times; medians count, once as the visits
 * went and once without the time in which the main thread stood waiting.
 */
export async function benchLighthouse({ runs, templates }: BenchOptions): Promise<Figure[]> {
  const server = await startServerProcess();
  try {
    const figures: Figure[] = [];
    for (const template of templates) {
      const host = `${themeByTemplate(template)}.localhost`;
      const url = await englishHome(host, server.port);
      figures.push(...(await measure(url, template, runs)));
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/**
 * Asks by the server's own address: names below localhost are known to browsers, not to every
 * resolver.
 */
async function englishHome(host: string, port: number): Promise<string> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { host: `${host}:${port}`, 'accept-language': 'en-US,en' };
    get({ host: '127.0.0.1', port, path: '/', headers }, resolve).on('error', reject);
  });
  response.resume();
  return new URL(response.headers.location ?? '/', `http://${host}:${port}`).href;
}

async function measure(url: string, template: TemplateName, runs: number): Promise<Figure[]> {
  // The first visit renders the pictures; players after it find them ready.
  const first = (await visitPage(url)).report;
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visitPage(url));
  const reports = visits.map(({ report }) => report);
  const unhindered = visits.map((visit) => visit.unhindered);
  const of = `${template} home, mobile`;
  return [
    ...Object.keys(first.categories).map((id) => categoryFigure(reports, id, of)),
    blockingFigure(reports, of),
    categoryFigure(unhindered, 'performance', `${of}, ${withoutWaits}`),
    blockingFigure(unhindered, `${of}, ${withoutWaits}`),
  ];
}

function categoryFigure(reports: readonly Report[], id: string, of: string): Figure {
  const scores = reports.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
  const value = median(scores);
  const aim = aims[id];
  return {
    name: `Lighthouse ${id}, ${of}`,
    value,
    unit: 'of 100',
    ...(aim === undefined ? {} : { aim: `${aim}+`, isMet: value >= aim }),
    ...(id === 'performance' ? { detail: { runs: scores.join(' '), ...detailOf(reports) } } : {}),
  };
}

function blockingFigure(reports: readonly Report[], of: string): Figure {
  const times = reports.map((report) => Math.round(auditValue(report, 'total-blocking-time')));
  const value = median(times);
  return {
    name: `Lighthouse blocking time, ${of}`,
    value,
    unit: 'ms',
    aim: `below ${blockingAimMs}`,
    isMet: value < blockingAimMs,
    detail: { runs: times.join(' ') },
  };
}

function detailOf(reports: readonly Report[]): Record<string, number | string> {
  const medianOf = (id: string) => median(reports.map((report) => auditValue(report, id)));
  return {
    machineIndex: Math.round(median(reports.map((one) => one.environment.benchmarkIndex))),
    lcpMs: Math.round(medianOf('largest-contentful-paint')),
    lcpElement: lcpElements(reports),
    cls: Number(medianOf('cumulative-layout-shift').toFixed(4)),
    failed: [...new Set(reports.flatMap(failedAudits))].join(' '),
  };
}

const auditValue = (report: Report, id: string): number => report.audits[id]?.numericValue ?? 0;

const failedAudits = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode === 'binary',
    )
    .map(({ id }) => id);

/**
 * What was painted last and largest, each kind once: never a promotion's picture that comes late.
 */
function lcpElements(reports: readonly Report[]): string {
  const told = reports.flatMap(
    ({ audits }) =>
      JSON.stringify(audits['lcp-breakdown-insight']?.details ?? '').match(/"selector":"[^"]*"/) ??
      [],
  );
  return [...new Set(told)].map((one) => one.slice('"selector":"'.length, -1)).join(', ');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
