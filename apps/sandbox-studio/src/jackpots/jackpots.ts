import { createHash } from 'node:crypto';
import type { jackpotLevel } from '@pavilion/contracts/provider';
import { currencies, isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import type { Clock } from '@pavilion/domain/ids';
import { formatMinor } from '@pavilion/domain/money';
import { stakeLimits, type RandomStream, type Volatility } from '@pavilion/games';
import type * as z from 'zod/mini';
import type { KeptFile } from '../kept/kept-file.ts';
import { forgetOldest, readPots, writePots, type Win } from './kept-pots.ts';
import { stakeBounds } from '../play/stake-bounds.ts';
import { jackpotPlans, type JackpotPlan } from './jackpots.data.ts';

type Level = z.output<typeof jackpotLevel>;

/** A pot that fell to a round, until its wallet has refused or taken the round. */
export interface FallenPot {
  jackpotId: string;
  fund: JackpotPlan['fund'];
  amountMinor: bigint;
  /** Of it, what it began with. */
  seedMinor: bigint;
  /** The round happened, or is owed to the wallet: whoever starts next knows of the win. */
  keep(): void;
  /** The round did not happen: the pot stands as it stood. */
  restore(): void;
}

export interface Jackpots {
  /** What stands in every pot, as the wallet asks for it; none in a currency that is not played. */
  levels(currency: string): Level[];
  /** What stands in one pot; null in a currency that is not played. */
  amountMinor(plan: JackpotPlan, currency: string): bigint | null;
  /** Whether a paid round of this stake gets the pot; null mostly. */
  fall(
    plan: JackpotPlan,
    bet: { currency: string; stakeMinor: bigint; player: string; stream: RandomStream },
  ): FallenPot | null;
  /** What a stake lays into a pot of the operator's; 0 into the studio's own. */
  shareMinor(plan: JackpotPlan, stakeMinor: bigint): bigint;
  /** A stake that was taken has laid this in. */
  layIn(plan: JackpotPlan, currency: string, minor: bigint): void;
}

/**
 * A pot begins with so many hundredths of a euro of the studio's own money, and grows by as much in
 * a week.
 */
const potStart = 100_000n;
const growsInMs = 7 * 24 * 60 * 60_000;
const mostStarts = 5n;
/** The operator's pot begins with as much, and gets one hundredth of every stake. */
const stakesPerShare = 100n;
/** Paid rounds of a stake as large as the start, of which one gets the pot. */
const potOdds = 500n;

/**
 * The pots, one per currency. The studio's own are a function of the time since they fell last:
 * nothing of a stake is in them, so a studio that begins anew owes nobody anything. In the
 * operator's is what stakes laid in, which the wallet keeps in a pool. When they began, what is in
 * them and how they fell is kept: they stand after a restart as they stood before. With odds of 0
 * every round gets one, for tests.
 */
export function createJackpots(clock: Clock, kept: KeptFile, odds: bigint = potOdds): Jackpots {
  const pots = readPots(kept, clock);
  const { begunMs, wins, laidIn } = pots;
  const nowMs = (): number => clock.now().getTime();
  const keyOf = ({ jackpotId }: JackpotPlan, currency: string): string =>
    `${jackpotId}/${currency}`;
  const winsOf = (plan: JackpotPlan, currency: string): Win[] => {
    const key = keyOf(plan, currency);
    const known = wins.get(key) ?? [];
    wins.set(key, known);
    return known;
  };

  function amountMinor(plan: JackpotPlan, currency: string): bigint | null {
    if (!isCurrencyCode(currency)) return null;
    const startMinor = startOf(currency);
    if (plan.fund === 'operator') return startMinor + (laidIn.get(keyOf(plan, currency)) ?? 0n);
    const sinceMs = winsOf(plan, currency).at(-1)?.atMs ?? begunMs - aheadMs(plan, currency);
    const grownMinor = (startMinor * BigInt(Math.max(0, nowMs() - sinceMs))) / BigInt(growsInMs);
    const mostMinor = startMinor * (mostStarts - 1n);
    return startMinor + (grownMinor < mostMinor ? grownMinor : mostMinor);
  }

  return {
    amountMinor,
    levels: (currency) =>
      jackpotPlans.flatMap((plan): Level[] => {
        const minor = amountMinor(plan, currency);
        if (minor === null || !isCurrencyCode(currency)) return [];
        return [levelOf(plan, minor, { currency, own: winsOf(plan, currency) })];
      }),
    fall(plan, { currency, stakeMinor, player, stream }) {
      const minor = amountMinor(plan, currency);
      if (minor === null || !isCurrencyCode(currency) || stakeMinor <= 0n) return null;
      const span = startOf(currency) * odds;
      if (stream.drawWide(span > stakeMinor ? span : stakeMinor) >= stakeMinor) return null;
      const own = winsOf(plan, currency);
      const win = { amountMinor: minor, atMs: nowMs(), winner: `***${player.slice(-3)}` };
      own.push(win);
      const key = keyOf(plan, currency);
      const takenMinor = laidIn.get(key) ?? 0n;
      laidIn.delete(key);
      return {
        jackpotId: plan.jackpotId,
        fund: plan.fund,
        amountMinor: minor,
        seedMinor: startOf(currency),
        keep() {
          forgetOldest(own);
          writePots(kept, pots);
        },
        restore() {
          own.splice(own.indexOf(win), 1);
          // Others may have laid in meanwhile.
          laidIn.set(key, (laidIn.get(key) ?? 0n) + takenMinor);
        },
      };
    },
    shareMinor: ({ fund }, stakeMinor) => (fund === 'operator' ? stakeMinor / stakesPerShare : 0n),
    layIn(plan, currency, minor) {
      if (minor === 0n) return;
      const key = keyOf(plan, currency);
      laidIn.set(key, (laidIn.get(key) ?? 0n) + minor);
      writePots(kept, pots);
    },
  };
}

/** A pot as the wallet is told of it. */
function levelOf(
  { provider, jackpotId, names, games }: JackpotPlan,
  minor: bigint,
  { currency, own }: { currency: CurrencyCode; own: readonly Win[] },
): Level {
  const { exponent } = currencies[currency];
  const biggest = own.toSorted((a, b) => Number(b.amountMinor - a.amountMinor))[0];
  return {
    provider,
    jackpotId,
    names,
    amount: formatMinor(minor, exponent),
    games: [...games],
    last: shown(own.at(-1), exponent),
    biggest: shown(biggest, exponent),
  };
}

/**
 * Of so many paid rounds with the smallest stake of a title so wild one gets the pot: the same in
 * every currency, to a rounding.
 */
export const oddsOfLeastStake = (volatility: Volatility): bigint =>
  (startOf('EUR') * potOdds) / (stakeBounds('EUR', volatility)?.minMinor ?? 1n);

const startOf = (currency: CurrencyCode): bigint =>
  stakeLimits(currency, { min: potStart, max: potStart, maxWin: potStart }).minMinor;

/**
 * How long ago a pot that nobody had yet began to grow: each its own time, so that they are not all
 * alike.
 */
function aheadMs({ jackpotId }: JackpotPlan, currency: string): number {
  const digest = createHash('sha256').update(`${jackpotId}/${currency}`).digest();
  return Math.floor((digest.readUInt16BE(0) / 2 ** 16) * growsInMs);
}

const shown = (win: Win | undefined, exponent: number): Level['last'] =>
  win
    ? {
        amount: formatMinor(win.amountMinor, exponent),
        at: new Date(win.atMs).toISOString(),
        winner: win.winner,
      }
    : null;
