import type { Random } from '../ids/index.ts';

const minuteMs = 60_000;

/** Once, when the crowd is new: a newcomer should find winners on every site within minutes. */
const first = { untilMs: 2 * minuteMs, perSecond: 1.5 };
const burst = { untilMs: 4 * minuteMs, perSecond: 1 };
/** After each start of the server, when somebody is likely to look. */
const lively = { forMs: 2 * 60 * minuteMs, perSecond: 0.25 };
/** For good: what a week of it writes must leave the demo usable. */
const calmPerSecond = 0.05;

/** How many things the crowd of all sites together does in a second, on average. */
export function crowdPace(age: { sinceMadeMs: number; sinceStartMs: number }): number {
  if (age.sinceMadeMs < first.untilMs) return first.perSecond;
  if (age.sinceMadeMs < burst.untilMs) return burst.perSecond;
  return age.sinceStartMs < lively.forMs ? lively.perSecond : calmPerSecond;
}

/** True while the crowd is new. */
export function isCrowdBurst(sinceMadeMs: number): boolean {
  return sinceMadeMs < burst.untilMs;
}

/** How many things to do in one step of `stepMs`, so that the pace comes out on average. */
export function actionsDue(random: Random, perSecond: number, stepMs: number): number {
  const wanted = (perSecond * stepMs) / 1000;
  const certain = Math.floor(wanted);
  return certain + (random.next() < wanted - certain ? 1 : 0);
}
