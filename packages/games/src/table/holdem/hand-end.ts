import { strengthOf } from './dealt-cards.ts';
import { handSeatOf, seatedOf, takenSeat, type Draft } from './draft.ts';
import { netsOf } from './hand-nets.ts';
import { recordOf, sealedHandOf } from './hand-record.ts';
import { potsOf, rakesOf, settlePot, uncalledOf, type Paid, type SettledPot } from './pots.ts';
import { sitOut, standUp } from './seats.ts';
import { showDown } from './showdown.ts';
import type { Hand, HandResult } from './table-state.ts';

const paidIn = (hand: Hand): Paid[] =>
  hand.seats.map(({ seat, totalMinor, deadMinor, hasFolded }) => ({
    seat,
    liveMinor: totalMinor,
    deadMinor,
    hasFolded,
  }));

/**
 * Ends a hand: the uncalled part goes back, hands are shown where more than one is left, pots are
 * raked and shared. The hand's money is one effect, of sum zero; its record and what only the vault
 * may hold are two more.
 */
export function endHand(draft: Draft, hand: Hand): void {
  const { table, effects } = draft;
  hand.turn = null;
  const uncalled = returnUncalled(draft, hand);
  const pots = potsOf(paidIn(hand));
  const isShowdown = hand.seats.filter((one) => !one.hasFolded).length > 1;
  if (isShowdown) showDown(draft, hand, pots);
  const settled = settlePots(draft, hand, pots);
  const rakeMinor = settled.reduce((sum, pot) => sum + pot.rakeMinor, 0n);
  hand.result = { endedAtMs: table.nowMs, pots: settled, rakeMinor, uncalled, isShowdown };
  const { handNo } = hand;
  effects.push(
    { type: 'hand_settled', handNo, nets: netsOf(hand, settled), rakeMinor },
    { type: 'hand_ended', handNo, record: recordOf(hand, hand.result) },
    { type: 'hand_sealed', handNo, sealed: sealedHandOf(hand) },
  );
  afterHand(draft, hand);
}

function returnUncalled({ table }: Draft, hand: Hand): HandResult['uncalled'] {
  const uncalled = uncalledOf(paidIn(hand));
  const one = uncalled && handSeatOf(hand, uncalled.seat);
  if (!one) return null;
  one.totalMinor -= uncalled.amountMinor;
  takenSeat(table, one.seat).chipsMinor += uncalled.amountMinor;
  return uncalled;
}

function settlePots(
  { table }: Draft,
  hand: Hand,
  pots: ReturnType<typeof potsOf>,
): readonly SettledPot[] {
  const shape = { hasFlop: hand.boardCount > 0, isHeadsUp: hand.seats.length === 2 };
  const rakes = rakesOf(pots, table.config.rake, shape);
  const order = hand.seats.map(({ seat }) => seat);
  return pots.map((pot, place) =>
    settlePot(pot, rakes[place] ?? 0n, (seat) => strengthOf(hand, seat), order),
  );
}

function afterHand(draft: Draft, hand: Hand): void {
  const { table, effects } = draft;
  for (const { seat, payoutMinor } of netsOf(hand, hand.result?.pots ?? [])) {
    const taken = takenSeat(table, seat);
    taken.chipsMinor += payoutMinor;
    taken.handsPlayed += 1;
    const { bankTopUpHands, bankTopUpMs } = table.config.times;
    if (taken.handsPlayed % bankTopUpHands === 0) taken.bankMs += bankTopUpMs;
  }
  for (const taken of seatedOf(table)) {
    taken.chipsMinor += taken.pendingMinor;
    taken.pendingMinor = 0n;
    if (taken.isLeaving) standUp(draft, taken);
    else if (taken.chipsMinor === 0n) sitOut(draft, taken);
  }
  effects.push({ type: 'seats_changed' });
}
