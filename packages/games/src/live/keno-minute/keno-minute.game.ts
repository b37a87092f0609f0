import {
  choose,
  drawDistinct,
  fraction,
  largestMultiplier,
  multiplierScale,
  numbersFrom,
  ParamReader,
  type Fraction,
  type MultiplierE4,
} from '../../engine/index.ts';
import { betSchema } from '../bet-kinds.ts';
import type { BetRow, TableGame } from '../table-game.ts';
import { kenoMinuteMaxPicks, kenoMinutePays } from './keno-minute-tables.ts';
import { sumWays } from './sum-ways.ts';

const highest = 80;
const drawnCount = 20;
const middleSum = 810;
const sumPay = 19_500n;
const numbers = numbersFrom(1, highest);

export const kenoSides = ['big', 'small', 'odd', 'even'] as const;
export type KenoSide = (typeof kenoSides)[number];
const kinds = ['picks', 'sum'] as const;

export type KenoMinuteBet =
  { kind: 'picks'; picks: readonly number[] } | { kind: 'sum'; side: KenoSide };
export type KenoMinuteOutcome = { drawn: readonly number[]; sum: number };

const wins: Record<KenoSide, (sum: number) => boolean> = {
  big: (sum) => sum > middleSum,
  small: (sum) => sum < middleSum,
  odd: (sum) => sum % 2 === 1,
  even: (sum) => sum % 2 === 0,
};

/** The sum in the middle gives big and small their stake back. */
function sidePay(side: KenoSide, sum: number): MultiplierE4 {
  if (wins[side](sum)) return sumPay;
  return sum === middleSum && (side === 'big' || side === 'small') ? multiplierScale : 0n;
}

function payOf(bet: KenoMinuteBet, { drawn, sum }: KenoMinuteOutcome): MultiplierE4 {
  if (bet.kind === 'sum') return sidePay(bet.side, sum);
  const hits = bet.picks.filter((pick) => drawn.includes(pick)).length;
  return kenoMinutePays(bet.picks.length)[hits] ?? 0n;
}

const topOf = (bet: KenoMinuteBet): MultiplierE4 =>
  bet.kind === 'sum' ? sumPay : largestMultiplier(kenoMinutePays(bet.picks.length));

/** Of all draws, those with so many of the picks among the twenty. */
function picksRtp(picks: number): Fraction {
  const paid = kenoMinutePays(picks)
    .map((pay, hits) => pay * choose(picks, hits) * choose(highest - picks, drawnCount - hits))
    .reduce((sum, pay) => sum + pay, 0n);
  return fraction(paid, multiplierScale * choose(highest, drawnCount));
}

function sideRtp(side: KenoSide, ways: readonly bigint[]): Fraction {
  const paid = ways.reduce((all, count, sum) => all + count * sidePay(side, sum), 0n);
  return fraction(paid, multiplierScale * choose(highest, drawnCount));
}

function betRows(): BetRow[] {
  const ways = sumWays(highest, drawnCount);
  const row = (params: KenoMinuteBet, rtp: Fraction): BetRow => ({
    kind: params.kind,
    params,
    multiplierE4: topOf(params),
    rtp,
  });
  return [
    ...numbersFrom(1, kenoMinuteMaxPicks).map((count) =>
      row({ kind: 'picks', picks: numbersFrom(1, count) }, picksRtp(count)),
    ),
    ...kenoSides.map((side) => row({ kind: 'sum', side }, sideRtp(side, ways))),
  ];
}

/** Twenty of eighty numbers, every minute: picks that hit, or the sum of all. */
export const kenoMinute: TableGame<KenoMinuteBet, KenoMinuteOutcome> = {
  code: 'keno-minute',
  name: 'Keno Every Minute',
  category: 'lottery',
  version: 1,
  volatility: 'high',
  bettingMs: 45_000,
  pauseMs: 4_000,
  dealingMs: () => 10_000,
  maxMultiplierE4: 10_000n * multiplierScale,
  paramsSchema: betSchema(kinds, {
    picks: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: highest },
      uniqueItems: true,
      minItems: 1,
      maxItems: kenoMinuteMaxPicks,
    },
    side: { type: 'string', enum: [...kenoSides] },
  }),
  parseBet(raw) {
    const reader = new ParamReader(raw);
    const kind = reader.choice('kind', kinds);
    // A kind that is none says so alone: what else is missing depends on it.
    if (reader.firstProblem()) return reader.done<KenoMinuteBet>({ kind: 'sum', side: 'big' });
    if (kind === 'sum')
      return reader.done<KenoMinuteBet>({ kind, side: reader.choice('side', kenoSides) });
    const picks = reader.distinctIntegers('picks', 1, highest, kenoMinuteMaxPicks);
    return reader.done<KenoMinuteBet>({ kind, picks: picks.toSorted((a, b) => a - b) });
  },
  outcomeOf(stream) {
    const drawn = drawDistinct(stream, numbers, drawnCount);
    return { drawn, sum: drawn.reduce((sum, number) => sum + number, 0) };
  },
  multiplierE4: payOf,
  topMultiplierE4: topOf,
  bets: betRows,
  roadMark: ({ sum }) => String(sum),
  countsOf: ({ drawn }) => drawn.map(String),
};
