import {
  restoreTable,
  savedTable,
  type BettingKind,
  type HandRecord,
  type TableEffect,
  type TableState,
} from '../table/holdem/index.ts';
import { RandomPlay } from './random-holdem.ts';

export const auditedRake = { percent: 5, capMinor: 30n, headsUpCapMinor: 10n };

/** All chips on the table: before the seats, bought for after the hand, and in the pot. */
function chipsOf({ seats, hand }: TableState): bigint {
  const held = seats.reduce((sum, one) => sum + (one ? one.chipsMinor + one.pendingMinor : 0n), 0n);
  if (!hand || hand.result) return held;
  return hand.seats.reduce((sum, one) => sum + one.totalMinor + one.deadMinor, held);
}

/** What escrow says came to the table, less what left it. */
function moved(effects: readonly TableEffect[]): bigint {
  return effects.reduce((sum, effect) => {
    if (effect.type === 'buy_in') return sum + effect.amountMinor;
    if (effect.type === 'cash_out') return sum - effect.amountMinor;
    return effect.type === 'hand_settled' ? sum - effect.rakeMinor : sum;
  }, 0n);
}

/**
 * Random play for so many steps, its leader gone and back again now and then; throws at the first
 * step at which chips and escrow differ. Gives the records of its hands.
 */
export function playAudited(
  seatCount: number,
  kind: BettingKind,
  steps: number,
): readonly HandRecord[] {
  const play = new RandomPlay(seatCount, { seatCount, kind, rake: auditedRake });
  const { table } = play;
  const records: HandRecord[] = [];
  let expected = 0n;
  for (let step = 1; step <= steps; step += 1) {
    table.effects = [];
    play.step();
    expected += moved(table.effects);
    records.push(...table.records());
    if (step % 97 === 0) table.state = restoreTable(table.state.config, savedTable(table.state));
    const { state } = table;
    const isSolvent = state.seats.every((one) => !one || one.chipsMinor >= 0n);
    if (chipsOf(state) !== expected || !isSolvent)
      throw new Error(`step ${step}: ${chipsOf(state)} chips where escrow has ${expected}`);
  }
  return records;
}

/** What is wrong with the money of a hand, or null. */
export function moneyFault({ seats, rakeMinor, board }: HandRecord): string | null {
  const net = seats.reduce((sum, { netMinor }) => sum + netMinor, rakeMinor);
  if (net !== 0n) return `sum ${net}`;
  const cap = seats.length === 2 ? auditedRake.headsUpCapMinor : auditedRake.capMinor;
  if (rakeMinor > (board.length > 0 ? cap : 0n)) return `rake ${rakeMinor}`;
  const isDeep = seats.some(({ startMinor, netMinor }) => startMinor + netMinor < 0n);
  return isDeep ? 'more lost than was there' : null;
}
