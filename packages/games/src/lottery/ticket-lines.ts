import { parseAmount } from '@pavilion/domain/money';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import {
  ParamReader,
  type JsonObject,
  type Parsed,
  type ParamProblem,
  type StakeLimits,
} from '../engine/index.ts';
import type { CanonicalObject, RandomStream } from '../fairness/index.ts';
import { isDivisible } from './fixed-prizes.ts';
import type { Cover, LotteryGame } from './lottery-game.ts';

export const mostLines = 50;

/** A line of a ticket and what it costs, minor units. */
export interface TicketLine<Play> {
  play: Play;
  stakeMinor: bigint;
}

/** A line as it was asked for: with its numbers, or to be drawn. */
type AskedLine<Play, Quick> =
  { play: Play; stakeText: unknown } | { quick: Quick; stakeText: unknown };

/** What a line costs: fixed by the site's price of a line, or the player's stake within limits. */
export type Pricing<Play> =
  | { by: 'price'; priceMinor: bigint; linesOf(play: Play): bigint }
  | { by: 'stake'; limits: StakeLimits; cover(play: Play): Cover };

export interface TicketRequest<Play, Quick> {
  game: LotteryGame<Play, Quick, JsonObject>;
  pricing: Pricing<Play>;
  currency: CurrencyCode;
}

/**
 * Reads the lines of a purchase, draws those that are to be drawn from the player's stream (in
 * their order), and prices all. Says everything that is wrong by its path: `plays[3].number`. The
 * stream is not touched before all lines are read.
 */
export function readTicketLines<Play, Quick>(
  raw: unknown,
  request: TicketRequest<Play, Quick>,
  stream: () => RandomStream,
): Parsed<readonly TicketLine<Play>[]> {
  const asked = readAsked(raw, request.game);
  if (!asked.ok) return asked;
  const source = asked.params.some((line) => 'quick' in line) ? stream() : null;
  const problems: ParamProblem[] = [];
  const lines = asked.params.map((line, place) => {
    const play = 'play' in line ? line.play : request.game.pick(line.quick, source ?? stream());
    const priced = priceOf(play, line.stakeText, request);
    if (typeof priced === 'bigint') return { play, stakeMinor: priced };
    problems.push({ path: `plays[${place}].stake`, code: priced });
    return { play, stakeMinor: 0n };
  });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, params: lines };
}

function readAsked<Play, Quick>(
  raw: unknown,
  game: LotteryGame<Play, Quick, JsonObject>,
): Parsed<readonly AskedLine<Play, Quick>[]> {
  const count = countProblem(raw);
  if (count || !Array.isArray(raw)) return { ok: false, problems: count ? [count] : [] };
  const read = raw.map((line: unknown, place) => {
    const parsed = readLine(line, game);
    return parsed.ok ? parsed : { ok: false as const, problems: below(place, parsed.problems) };
  });
  const problems = read.flatMap((line) => (line.ok ? [] : line.problems));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, params: read.flatMap((line) => (line.ok ? [line.params] : [])) };
}

function countProblem(raw: unknown): ParamProblem | null {
  const of = (code: ParamProblem['code']): ParamProblem => ({ path: 'plays', code });
  if (raw === undefined) return of('required');
  if (!Array.isArray(raw)) return of('invalidType');
  if (raw.length === 0) return of('belowMinimum');
  return raw.length > mostLines ? of('aboveMaximum') : null;
}

const below = (place: number, problems: readonly ParamProblem[]): readonly ParamProblem[] =>
  problems.map(({ path, code }) => ({
    path: path === '' ? `plays[${place}]` : `plays[${place}].${path}`,
    code,
  }));

function readLine<Play, Quick>(
  raw: unknown,
  game: LotteryGame<Play, Quick, JsonObject>,
): Parsed<AskedLine<Play, Quick>> {
  const reader = new ParamReader(raw);
  const stakeText = reader.raw('stake');
  const isQuick = reader.raw('quick') !== undefined;
  if (isQuick && (reader.raw('number') ?? reader.raw('numbers')) !== undefined)
    return { ok: false, problems: [{ path: 'quick', code: 'invalidChoice' }] };
  if (isQuick) {
    const parsed = game.parseQuick(raw);
    return parsed.ok ? { ok: true, params: { quick: parsed.params, stakeText } } : parsed;
  }
  const parsed = game.parsePlay(raw);
  return parsed.ok ? { ok: true, params: { play: parsed.params, stakeText } } : parsed;
}

/** The cost of a line, or what is wrong with its stake. */
function priceOf<Play, Quick>(
  play: Play,
  stakeText: unknown,
  { pricing, currency }: TicketRequest<Play, Quick>,
): bigint | ParamProblem['code'] {
  if (pricing.by === 'price') {
    const costMinor = pricing.priceMinor * pricing.linesOf(play);
    const isOther = stakeText !== undefined && amountOf(stakeText, currency) !== costMinor;
    return isOther ? 'invalidChoice' : costMinor;
  }
  if (stakeText === undefined) return 'required';
  const stakeMinor = amountOf(stakeText, currency);
  if (stakeMinor === null) return 'invalidType';
  if (stakeMinor < pricing.limits.minMinor) return 'belowMinimum';
  if (stakeMinor > pricing.limits.maxMinor) return 'aboveMaximum';
  return isDivisible(pricing.cover(play), stakeMinor) ? stakeMinor : 'notDivisible';
}

const amountOf = (text: unknown, currency: CurrencyCode): bigint | null =>
  typeof text === 'string' ? parseAmount(text, currency) : null;

/** What a ticket's leaf says: its only line as it is, or all lines with what each costs. */
export function ticketPlay<Play>(
  { canonicalPlay }: Pick<LotteryGame<Play, never, JsonObject>, 'canonicalPlay'>,
  lines: readonly TicketLine<Play>[],
): CanonicalObject {
  const [first] = lines;
  if (first && lines.length === 1) return canonicalPlay(first.play);
  return {
    plays: lines.map(({ play, stakeMinor }) => ({
      ...canonicalPlay(play),
      stake_minor: stakeMinor,
    })),
  };
}
