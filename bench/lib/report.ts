import type { TemplateName } from '@pavilion/domain/themes';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** One measured figure, next to what it is compared with. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What the aim is measured against, if there is one. */
  baseline?: { name: string; value: number };
  aim?: string;
  /** Whether the aim is met; left out where there is no aim. */
  isMet?: boolean;
  /** Detail worth keeping: percentiles, sizes by file. */
  detail?: Record<string, number | string>;
}

export interface Part {
  name: string;
  run: (options: BenchOptions) => Promise<Figure[]>;
}

export interface BenchOptions {
  seconds: number;
  /** Visits of each page whose median counts. */
  runs: number;
  /** Whose pages are visited. */
  templates: readonly TemplateName[];
  /** Which rooms that many share are measured; all when absent. */
  rooms?: readonly string[] | undefined;
  /** What the sizes of rooms and of the sportsbook's parts are multiplied by: 1 for a figure. */
  scale: number;
}

/** So many times the scale, at least one. */
export const scaled = (size: number, { scale }: Pick<BenchOptions, 'scale'>): number =>
  Math.max(1, Math.round(size * scale));

const folder = fileURLToPath(new URL('../../artefacts/bench/', import.meta.url));

/** Writes `artefacts/bench/report.json` and `report.md`; gives the path of the latter. */
export function writeReport(figures: readonly Figure[], options: BenchOptions, at: Date): string {
  mkdirSync(folder, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
  };
  const report = { at: at.toISOString(), command: `npm run bench`, options, machine, figures };
  writeFileSync(`${folder}report.json`, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(`${folder}report.md`, markdown(report));
  return `${folder}report.md`;
}

function markdown(report: {
  at: string;
  machine: Record<string, unknown>;
  options: BenchOptions;
  figures: readonly Figure[];
}): string {
  const rows = report.figures.map((figure) =>
    [
      figure.name,
      `${round(figure.value)} ${figure.unit}`,
      figure.baseline ? `${figure.baseline.name}: ${round(figure.baseline.value)}` : '',
      figure.baseline ? `${Math.round((100 * figure.value) / figure.baseline.value)} %` : '',
      figure.aim ? `${figure.aim}${figure.isMet ? ' ✓' : ' ✗'}` : '',
    ].join(' | '),
  );
  return [
    `# Benchmark of ${report.at}`,
    '',
    `\`npm run bench\` · ${JSON.stringify(report.machine)} · ${JSON.stringify(report.options)}`,
    '',
    '| figure | value | beside | ratio | aim |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toString() : value.toFixed(value >= 10 ? 1 : 2);
}

/** A line for the terminal. */
export function describe(figure: Figure): string {
  const beside = figure.baseline
    ? ` (${figure.baseline.name}: ${round(figure.baseline.value)}, ${Math.round((100 * figure.value) / figure.baseline.value)} %)`
    : '';
  const aim = figure.aim ? ` aim ${figure.aim}: ${figure.isMet ? 'met' : 'NOT met'}` : '';
  const detail = figure.detail ? ` ${JSON.stringify(figure.detail)}` : '';
  return `  ${figure.name}: ${round(figure.value)} ${figure.unit}${beside}${aim}${detail}`;
}

/** Each figure is told when it is measured: the rest takes minutes. */
export async function told(measured: Promise<Figure[]>): Promise<Figure[]> {
  const figures = await measured;
  for (const figure of figures) console.log(describe(figure));
  return figures;
}
