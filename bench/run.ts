/**
 * `npm run bench [-- --only
 * bets,slips,settlement,odds,feeds,prices,games,transact,crash,history,commits,cashier,rooms,rewards,reads,refusals,support,bundle,launch,scroll,frames,lighthouse]
 * [--seconds 10] [--runs 5 --templates template7,template8]`: measures the figures that the product
 * promises and writes one report with the machine and the command. `--rooms fishing,lottery` names
 * some of the rooms that many share. Runs are the visits of Lighthouse and the spins of `frames`,
 * templates those of Lighthouse. `--scale 0.01` tries rooms and the parts of the sportsbook (slips,
 * settlement, odds, feeds, prices) at a hundredth of their size. It judges nothing and is no part
 * of the tests.
 */
import { parseArgs } from 'node:util';
import { templateNames } from '@pavilion/domain/themes';
import { demandWebBuild } from '../scripts/lib/web-build.ts';
import { describe, writeReport, type BenchOptions, type Figure } from './lib/report.ts';

const parts: Record<string, (options: BenchOptions) => Promise<Figure[]>> = {
  bundle: async () => (await import('./parts/bundle.bench.ts')).benchBundle(),
  reads: async (options) => (await import('./parts/reads.bench.ts')).benchReads(options),
  bets: async (options) => (await import('./parts/bets.bench.ts')).benchBets(options),
  slips: async (options) => (await import('./parts/sports/slips.bench.ts')).benchSlips(options),
  settlement: async (options) =>
    (await import('./parts/sports/settlement.bench.ts')).benchSettlement(options),
  odds: async (options) => (await import('./parts/sports/odds.bench.ts')).benchOdds(options),
  feeds: async (options) => (await import('./parts/sports/feeds.bench.ts')).benchFeeds(options),
  prices: async (options) => (await import('./parts/sports/prices.bench.ts')).benchPrices(options),
  games: async (options) => (await import('./parts/games.bench.ts')).benchGames(options),
  transact: async (options) => (await import('./parts/transact.bench.ts')).benchTransact(options),
  crash: async (options) => (await import('./parts/crash.bench.ts')).benchCrash(options),
  history: async (options) => (await import('./parts/history.bench.ts')).benchHistory(options),
  commits: async (options) => (await import('./parts/commits.bench.ts')).benchCommits(options),
  cashier: async (options) => (await import('./parts/cashier.bench.ts')).benchCashier(options),
  rooms: async (options) => (await import('./parts/rooms.bench.ts')).benchRooms(options),
  rewards: async () => (await import('./parts/rewards.bench.ts')).benchRewards(),
  refusals: async () => (await import('./parts/refusals.bench.ts')).benchRefusals(),
  support: async () => (await import('./parts/support.bench.ts')).benchSupport(),
  launch: async () => (await import('./parts/launch.bench.ts')).benchLaunch(),
  scroll: async (options) => (await import('./parts/scroll.bench.ts')).benchScroll(options),
  frames: async (options) => (await import('./parts/frames.bench.ts')).benchFrames(options),
  lighthouse: async (options) =>
    (await import('./parts/lighthouse.bench.ts')).benchLighthouse(options),
};

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    runs: { type: 'string', default: '5' },
    templates: { type: 'string' },
    rooms: { type: 'string' },
    scale: { type: 'string', default: '1' },
  },
});
const asked = values.templates?.split(',');
const templates = templateNames.filter((name) => asked?.includes(name) ?? true);
if (asked && templates.length < asked.length) throw new Error(`unknown among ${asked.join(', ')}`);
const options: BenchOptions = {
  seconds: Number(values.seconds),
  runs: Math.max(1, Number(values.runs) || 1),
  templates,
  rooms: values.rooms?.split(','),
  scale: Number(values.scale) || 1,
};
/** Parts that show no page. */
const withoutPages: ReadonlySet<string> = new Set([
  ...['slips', 'settlement', 'feeds', 'prices'],
  ...['commits', 'cashier', 'rooms', 'rewards', 'support'],
]);
const chosen = values.only?.split(',') ?? Object.keys(parts);

if (chosen.some((name) => !withoutPages.has(name))) await demandWebBuild();
const figures: Figure[] = [];
for (const name of chosen) {
  const part = parts[name];
  if (!part) throw new Error(`unknown part ${name}; there are ${Object.keys(parts).join(', ')}`);
  console.log(name);
  const measured = await part(options);
  for (const figure of measured) console.log(describe(figure));
  figures.push(...measured);
}
const path = writeReport(figures, options, new Date(performance.timeOrigin + performance.now()));
console.log(`report: ${path}`);
