import type { CurrencyCode } from '@pavilion/domain/currencies';
import {
  houseStakeLimits,
  multiplierScale,
  type JsonObject,
  type Parsed,
  type RtpRow,
} from '../engine/index.ts';
import { canonicalJson, type RandomStream } from '../fairness/index.ts';
import { topMultiplierE4 } from './fixed-prizes.ts';
import type { Cover, DrawSchedule, FixedPrizeLottery } from './lottery-game.ts';
import { lotto2d } from './lotto-2d/lotto-2d.game.ts';
import { lotto3d } from './lotto-3d/lotto-3d.game.ts';
import { lotto4d } from './lotto-4d/lotto-4d.game.ts';
import {
  lotto649,
  type Outcome649,
  type Play649,
  type SharedFundLottery,
} from './lotto-6-49/lotto-6-49.game.ts';
import type { DrawSettlement } from './lotto-6-49/settle-draw.ts';
import { winningLines, type TierCounts } from './lotto-6-49/winning-lines.ts';
import type { PrizeTable } from './prize-table.ts';
import { addedLiability, withTicket, type SoldOut } from './sold-out.ts';
import { readTicketLines, ticketPlay, type TicketLine } from './ticket-lines.ts';
import { fixedWins, fundWins, type WonLine } from './won-lines.ts';

/** Codes of the studio's lotteries. */
export const lotteryCodes = ['lotto-4d', 'lotto-3d', 'lotto-2d', 'lotto-6-49'] as const;
export type LotteryCode = (typeof lotteryCodes)[number];

/**
 * A line as it is kept: the play as it stands in the leaf, and what it costs in minor units as
 * text.
 */
export interface KeptLine {
  play: Readonly<Record<string, unknown>>;
  stake_minor: string;
}

/** What a ticket may have to pay on a number of it, minor units. */
export interface NumberLiability {
  number: string;
  minor: bigint;
}

/** Lines that were read, drawn and priced. */
export interface PricedLines {
  lines: readonly KeptLine[];
  /** The `play` of the leaf, canonical JSON. */
  leafPlay: string;
  stakeMinor: bigint;
  /** Best result of all lines together; null where winners share a fund. */
  topMinor: bigint | null;
  /** Every number once, ascending; none where winners share a fund. */
  numbers: readonly NumberLiability[];
}

/** What a purchase is read by. */
interface LinesOrder {
  currency: CurrencyCode;
  /** Of a line, where the site fixes it. */
  priceMinor: bigint | null;
}

/** A lottery as whoever sells and draws it uses it, whatever its plays are. */
export interface LotteryRules {
  code: LotteryCode;
  name: string;
  version: number;
  schedule: DrawSchedule;
  /** Winners share a fund of the sales; else prizes are multiples of the stake. */
  hasFund: boolean;
  rtp(): readonly RtpRow[];
  read(raw: unknown, order: LinesOrder, stream: () => RandomStream): Parsed<PricedLines>;
  /**
   * The number that does not take these lines after what is used of it, and what it still takes.
   */
  soldOut(lines: readonly KeptLine[], used: NumberLiability, limitMinor: bigint): SoldOut;
  draw(stream: RandomStream): JsonObject;
  /** Winning lines of a ticket by tier, of the game with a fund; null elsewhere. */
  count(lines: readonly KeptLine[], outcome: JsonObject): TierCounts | null;
  /** What a ticket won; with a fund by how the draw was shared. */
  wins(
    lines: readonly KeptLine[],
    outcome: JsonObject,
    settlement: Pick<DrawSettlement, 'tiers'> | null,
  ): readonly WonLine[];
}

/** A kept line as its game reads it. What is kept was read once, so anything else is damage. */
function readKept<Play>(
  game: { parsePlay(raw: unknown): Parsed<Play> },
  { play, stake_minor: stake }: KeptLine,
): TicketLine<Play> {
  const parsed = game.parsePlay(play);
  if (!parsed.ok) throw new Error('a ticket whose line its game does not read');
  return { play: parsed.params, stakeMinor: BigInt(stake) };
}

function keptOf<Play>(
  game: { canonicalPlay(play: Play): Readonly<Record<string, unknown>> },
  lines: ReadonlyArray<TicketLine<Play>>,
): readonly KeptLine[] {
  return lines.map(({ play, stakeMinor }) => ({
    play: game.canonicalPlay(play),
    stake_minor: stakeMinor.toString(),
  }));
}

const stakeOf = (lines: ReadonlyArray<TicketLine<unknown>>): bigint =>
  lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);

function liabilitiesOf(
  lines: ReadonlyArray<{ cover: Cover; stakeMinor: bigint }>,
): readonly NumberLiability[] {
  const sums = new Map<string, bigint>();
  for (const { cover, stakeMinor } of lines) {
    const added = addedLiability(cover, stakeMinor);
    for (const number of cover.numbers) sums.set(number, (sums.get(number) ?? 0n) + added);
  }
  return [...sums]
    .map(([number, minor]) => ({ number, minor }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1));
}

function fixedRules<Play, Quick, Outcome extends JsonObject>(
  code: LotteryCode,
  game: FixedPrizeLottery<Play, Quick, Outcome>,
): LotteryRules {
  const covered = (lines: ReadonlyArray<TicketLine<Play>>) =>
    lines.map(({ play, stakeMinor }) => ({ cover: game.cover(play), stakeMinor }));
  return {
    code,
    name: game.name,
    version: game.version,
    schedule: game.schedule,
    hasFund: false,
    rtp: () => game.rtp(),
    read(raw, { currency }, stream) {
      const limits = houseStakeLimits(currency);
      const cover = (play: Play): Cover => game.cover(play);
      const request = { game, currency, pricing: { by: 'stake', limits, cover } } as const;
      const read = readTicketLines(raw, request, stream);
      if (!read.ok) return read;
      const lines = read.params;
      const topMinor = covered(lines).reduce(
        (sum, line) => sum + (line.stakeMinor * topMultiplierE4(line.cover)) / multiplierScale,
        0n,
      );
      const params = {
        lines: keptOf(game, lines),
        leafPlay: canonicalJson(ticketPlay(game, lines)),
        stakeMinor: stakeOf(lines),
        topMinor,
        numbers: liabilitiesOf(covered(lines)),
      };
      return { ok: true, params };
    },
    soldOut(kept, { number, minor }, limitMinor) {
      const lines = covered(kept.map((line) => readKept(game, line)));
      const tried = withTicket(new Map([[number, minor]]), lines, limitMinor);
      return 'soldOut' in tried ? tried.soldOut : { number, roomMinor: 0n };
    },
    draw: (stream) => game.draw(stream),
    count: () => null,
    wins: (kept, outcome) =>
      fixedWins(
        game,
        kept.map((line) => readKept(game, line)),
        // Drawn by this very game.
        outcome as Outcome,
      ),
  };
}

function fundRules(code: LotteryCode, game: SharedFundLottery): LotteryRules {
  // Drawn by this very game.
  const outcomeOf = (outcome: JsonObject): Outcome649 => outcome as Outcome649;
  return {
    code,
    name: game.name,
    version: game.version,
    schedule: game.schedule,
    hasFund: true,
    rtp: () => game.rtp(),
    read(raw, { currency, priceMinor }, stream) {
      if (priceMinor === null) throw new RangeError('a line of a fund has a price');
      const linesOf = (play: Play649): bigint => game.linesOf(play);
      const request = { game, currency, pricing: { by: 'price', priceMinor, linesOf } } as const;
      const read = readTicketLines(raw, request, stream);
      if (!read.ok) return read;
      const lines = read.params;
      const params = {
        lines: keptOf(game, lines),
        leafPlay: canonicalJson(ticketPlay(game, lines)),
        stakeMinor: stakeOf(lines),
        topMinor: null,
        numbers: [],
      };
      return { ok: true, params };
    },
    soldOut: (_kept, { number }) => ({ number, roomMinor: 0n }),
    draw: (stream) => game.draw(stream),
    count(kept, outcome) {
      const sums = { six: 0n, five_bonus: 0n, five: 0n, four: 0n, three: 0n };
      for (const line of kept) {
        const counts = winningLines(readKept(game, line).play, outcomeOf(outcome));
        for (const tier of Object.keys(sums) as Array<keyof TierCounts>) sums[tier] += counts[tier];
      }
      return sums;
    },
    wins(kept, outcome, settlement) {
      if (!settlement) throw new Error('a fund is shared before its tickets are settled');
      const lines = kept.map((line) => readKept(game, line));
      return fundWins(lines, outcomeOf(outcome), settlement);
    },
  };
}

/**
 * The rules of a lottery with the prizes a site chose; of those without a choice the table says
 * nothing.
 */
export function lotteryRules(code: LotteryCode, table: PrizeTable = 'pavilion'): LotteryRules {
  const rules: Record<LotteryCode, () => LotteryRules> = {
    'lotto-4d': () => fixedRules('lotto-4d', lotto4d),
    'lotto-3d': () => fixedRules('lotto-3d', lotto3d(table)),
    'lotto-2d': () => fixedRules('lotto-2d', lotto2d(table)),
    'lotto-6-49': () => fundRules('lotto-6-49', lotto649),
  };
  return rules[code]();
}

export const isLotteryCode = (code: string): code is LotteryCode =>
  lotteryCodes.some((one) => one === code);
