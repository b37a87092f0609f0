import type { Fraction } from '../../engine/index.ts';
import { histogramRows, type PayHistogram } from '../pay-histogram.ts';
import { markdownTable, oneIn, percent } from './markdown.ts';

/** What one way to bet pays: its cost and the chance of each sum, in the machine's units. */
export interface PayMode {
  bet: string;
  costUnits: number;
  rtp: Fraction;
  pays: readonly { units: number; chance: number }[];
}

/** The largest win a machine tells its players of. */
export interface Claim {
  mostUnits: number;
  /** Where that is a bound: what they are told comes at all. */
  withinReach?: { multiplierE4: bigint; oneIn: number } | undefined;
}

export interface ApprovalNumber {
  number: string;
  /** By mode, in their order. */
  found: readonly string[];
  asked: string;
  isMet: boolean;
}

const rtpLeast = 0.9;
const rtpMost = 0.98;
const rtpApart = 0.005;
const hitOneIn = 20;
/** What comes less often than so is within nobody's reach. */
const topOneIn = 20_000_000;
/** Of the whole return, what wins rarer than one in a million may carry. */
const rarestOneIn = 1_000_000;
const rarestShareMost = 0.05;
/** Of the whole return, what one sum alone may carry. */
const oneSumShareMost = 0.25;
const streak = 100;
const streakMost = 0.01;
const sumsLeast = 20;
/** From ten times the cost on, a win is followed by one at most so many times as large. */
const gapMost = 5;
const gapFrom = 10;

/** What counted stops pay. */
export function paysOfHistogram(histogram: PayHistogram): PayMode['pays'] {
  const byUnits = new Map<number, number>();
  for (const { units, stops } of histogramRows(histogram))
    byUnits.set(units, (byUnits.get(units) ?? 0) + stops);
  const all = [...byUnits.values()].reduce((total, stops) => total + stops, 0);
  return [...byUnits].map(([units, stops]) => ({ units, chance: stops / all }));
}

/** What sums pay that were worked out by their chances, each at its place. */
export const paysOfChances = (chances: Float64Array): PayMode['pays'] =>
  Array.from(chances, (chance, units) => ({ units, chance }));

const asNumber = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

type Wins = readonly { times: number; chance: number }[];

/** Wins in multiples of the cost, the smallest first. */
const winsOf = ({ pays, costUnits }: PayMode): Wins =>
  pays
    .filter(({ units, chance }) => units > 0 && chance > 0)
    .map(({ units, chance }) => ({ times: units / costUnits, chance }))
    .toSorted((a, b) => a.times - b.times);

const sum = (wins: Wins, of: (win: Wins[number]) => number): number =>
  wins.reduce((total, win) => total + of(win), 0);

/** The largest win that comes at least once in so many rounds: the chance of it or more. */
function reachable(wins: Wins): { times: number; chance: number } {
  let chance = 0;
  for (const win of wins.toReversed()) {
    chance += win.chance;
    if (chance * topOneIn >= 1) return { times: win.times, chance };
  }
  return { times: 0, chance: 0 };
}

/**
 * The widest step between two wins that follow each other among those that come at all in so many
 * rounds.
 */
function widestGap(wins: Wins): number {
  const top = reachable(wins).times;
  const large = wins.filter(({ times }) => times >= gapFrom && times <= top);
  return large.reduce(
    (widest, { times }, place) => Math.max(widest, times / (large[place - 1]?.times ?? times)),
    1,
  );
}

/** What a rule finds of a mode, and whether that is within it. */
type Rule = (mode: PayMode, wins: Wins, base: PayMode) => readonly [found: string, isMet: boolean];

const rules: readonly { number: string; asked: string; of: Rule }[] = [
  {
    number: 'return to player',
    asked: `${rtpLeast * 100} to ${rtpMost * 100} %`,
    of: ({ rtp }) => [
      percent(asNumber(rtp)),
      asNumber(rtp) >= rtpLeast && asNumber(rtp) <= rtpMost,
    ],
  },
  {
    number: 'distance from the base bet',
    asked: `at most ${rtpApart * 100} points`,
    of: ({ rtp }, _, base) => {
      const apart = Math.abs(asNumber(rtp) - asNumber(base.rtp));
      return [`${(apart * 100).toFixed(4)} points`, apart <= rtpApart];
    },
  },
  {
    number: 'hit rate',
    asked: `at least 1 in ${hitOneIn}`,
    of: (_, wins) => {
      const hits = sum(wins, ({ chance }) => chance);
      return [oneIn(Math.min(hits, 1)), hits * hitOneIn >= 1];
    },
  },
  {
    number: `${streak} rounds in a row without any win`,
    asked: `at most 1 in ${1 / streakMost}`,
    of: (_, wins) => {
      const chance = Math.max(0, 1 - sum(wins, (win) => win.chance)) ** streak;
      return [oneIn(chance), chance <= streakMost];
    },
  },
  {
    number: 'largest win within reach',
    asked: `some, 1 in ${topOneIn} or more often`,
    of: (_, wins) => {
      const { times, chance } = reachable(wins);
      return [`${Number(times.toFixed(2))} × the cost, ${oneIn(chance)}`, times > 0];
    },
  },
  {
    number: 'widest step from one win to the next, from 10 × on',
    asked: `at most ${gapMost} times`,
    of: (_, wins) => [`${widestGap(wins).toFixed(2)} times`, widestGap(wins) <= gapMost],
  },
  {
    number: `part of the return from wins rarer than 1 in ${rarestOneIn}`,
    asked: `at most ${rarestShareMost * 100} %`,
    of: (_, wins) => {
      const all = sum(wins, ({ times, chance }) => times * chance);
      let [chance, rare] = [0, 0];
      for (const win of wins.toReversed()) {
        chance += win.chance;
        if (chance * rarestOneIn > 1) break;
        rare += win.times * win.chance;
      }
      return [percent(rare / all), rare / all <= rarestShareMost];
    },
  },
  {
    number: 'largest part of the return from one sum',
    asked: `at most ${oneSumShareMost * 100} %`,
    of: (_, wins) => {
      const all = sum(wins, ({ times, chance }) => times * chance);
      const most = Math.max(...wins.map(({ times, chance }) => (times * chance) / all));
      return [percent(most), most <= oneSumShareMost];
    },
  },
  {
    number: 'different sums that are won',
    asked: `at least ${sumsLeast}`,
    of: (_, wins) => [String(wins.length), wins.length >= sumsLeast],
  },
];

/** The numbers a machine is approved by, of every way to bet; the first is the base bet. */
export function approvalNumbers(
  modes: readonly PayMode[],
  claim: Claim,
): readonly ApprovalNumber[] {
  const [base] = modes;
  if (!base) throw new Error('a machine has a base bet');
  return [...rules.map((rule) => numberOf(rule, modes, base)), claimNumber(base, claim, modes)];
}

/**
 * Who is told of a win must be able to have it; of a bound he is told what he can have, and how
 * seldom.
 */
function claimNumber(
  base: PayMode,
  { mostUnits, withinReach }: Claim,
  modes: readonly PayMode[],
): ApprovalNumber {
  const { times, chance } = reachable(winsOf(base));
  const most = mostUnits / base.costUnits;
  const isToldRight =
    withinReach !== undefined &&
    Number(withinReach.multiplierE4) / 1e4 === times &&
    withinReach.oneIn === Math.round(1 / chance);
  const isBound = most > times;
  return {
    number: 'advertised maximum',
    asked: 'within reach, or told as a bound together with what is',
    found: modes.map((mode) =>
      mode === base ? `${most} ×${isBound ? ', a bound' : ''}` : 'as the base bet',
    ),
    isMet: isBound ? isToldRight : withinReach === undefined,
  };
}

function numberOf(
  { number, asked, of }: (typeof rules)[number],
  modes: readonly PayMode[],
  base: PayMode,
): ApprovalNumber {
  const found = modes.map((mode) => of(mode, winsOf(mode), base));
  return {
    number,
    asked,
    found: found.map(([text]) => text),
    isMet: found.every(([, isMet]) => isMet),
  };
}

/**
 * Those numbers as a section of the sheet. Throws with a line for each that is not met: a machine
 * without approval gets no sheet.
 */
export function approvalSection(code: string, modes: readonly PayMode[], claim: Claim): string {
  const numbers = approvalNumbers(modes, claim);
  const refused = numbers
    .filter(({ isMet }) => !isMet)
    .map(({ number, found, asked }) => `${code}: ${number} is ${found.join(', ')}, asked ${asked}`);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return [
    '## Approval numbers',
    'Of whole rounds, in multiples of what the bet costs. A sheet is written only where all are met.',
    markdownTable(
      ['number', ...modes.map(({ bet }) => bet), 'asked'],
      numbers.map(({ number, found, asked }) => [number, ...found, asked]),
    ),
  ].join('\n\n');
}
