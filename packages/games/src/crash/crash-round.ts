import { hmacSha256 } from '@pavilion/domain/hashes';
import {
  fraction,
  hundredthsText,
  ParamReader,
  rtpRow,
  type MultiplierE4,
  type RoundGame,
  type RtpRow,
} from '../engine/index.ts';
import { utf8 } from '../fairness/index.ts';
import { growthHundredths, growthReachesMs } from './growth.ts';

const resultBits = 52n;
const minAutoCashOut = 101;
const maxAutoCashOut = 100_000_000;

export interface CrashParams {
  /** In hundredths; null: the player cashes out. */
  autoCashOut: number | null;
}

/** The multiplier at which the round ended. */
export type CrashOutcome = { bust: string };

/**
 * Where a round busts, in hundredths: floor(99 / (1 − r / 2^52)), r the first 52 bits of the HMAC
 * of the hash; at least 1.00.
 */
export function bustHundredths(hash: Uint8Array, salt: string): bigint {
  const first = new DataView(hmacSha256(utf8(salt), hash).buffer).getBigUint64(0);
  const r = first >> (64n - resultBits);
  const space = 1n << resultBits;
  const hundredths = (99n * space) / (space - r);
  return hundredths < 100n ? 100n : hundredths;
}

/** The exact return of leaving at a multiplier from 1.01 on, by hand or by itself. */
export function crashRtp(targetHundredths: bigint): RtpRow {
  const space = 1n << resultBits;
  const winning = (99n * space) / targetHundredths;
  const target = hundredthsText(targetHundredths);
  return rtpRow('target', { target }, fraction(targetHundredths * winning, 100n * space));
}

const hundredthsOf = ({ bust }: CrashOutcome): bigint => BigInt(bust.replace('.', ''));
const fromHundredths = (hundredths: bigint): MultiplierE4 => hundredths * 100n;

/** Every bet leaves at the highest target at the latest. */
const leavesAt = ({ autoCashOut }: CrashParams): bigint => BigInt(autoCashOut ?? maxAutoCashOut);

interface Presentation {
  code: string;
  name: string;
  bettingMs: number;
}

/**
 * A multiplier that grows until it busts; whoever left before, or at it, is paid. One engine,
 * several pictures of it.
 */
export function crashGame({
  code,
  name,
  bettingMs,
}: Presentation): RoundGame<CrashParams, CrashOutcome> {
  return {
    engine: 'round',
    code,
    name,
    category: 'crash',
    version: 1,
    volatility: 'high',
    maxMultiplierE4: fromHundredths(BigInt(maxAutoCashOut)),
    bettingMs,
    pauseMs: 3_000,
    rtp: () => [101n, 150n, 200n, 1_000n, 10_000n, BigInt(maxAutoCashOut)].map(crashRtp),
    paramsSchema: {
      type: 'object',
      properties: {
        auto_cash_out: { type: 'string', pattern: '^\\d{1,7}(\\.\\d{1,2})?$', examples: ['2.00'] },
      },
    },
    parseParams(raw) {
      const reader = new ParamReader(raw);
      const autoCashOut = reader.optionalHundredths(
        'auto_cash_out',
        minAutoCashOut,
        maxAutoCashOut,
      );
      return reader.done({ autoCashOut });
    },
    outcomeOf: ({ link, salt }) => ({ bust: hundredthsText(bustHundredths(link, salt)) }),
    /**
     * As long as the multiplier stands at the bust or below, so that leaving at the bust itself
     * wins; a bust at 1.00 is at once.
     */
    runsMs(outcome) {
      const bust = hundredthsOf(outcome);
      return bust === 100n ? 0 : growthReachesMs(bust + 1n);
    },
    settle: (params, outcome) =>
      leavesAt(params) <= hundredthsOf(outcome) ? fromHundredths(leavesAt(params)) : 0n,
    cashOut: {
      multiplierAt: (elapsedMs) => fromHundredths(growthHundredths(elapsedMs)),
      autoAt: (params) => fromHundredths(leavesAt(params)),
      endsAt: (outcome) => fromHundredths(hundredthsOf(outcome)),
    },
  };
}
