import { describe, expect, it } from 'vitest';
import { auditedRake, playAudited } from '../../testing/audited-holdem.ts';
import {
  secondCut,
  secondDeck,
  secondPots,
  secondStrength,
  type SecondPaid,
} from '../../testing/second-holdem.ts';
import { refereeFault } from '../../testing/holdem-referee.ts';
import type { HandRecord } from './hand-record.ts';
import { cutOrderOf, sealDeck } from './sealed-deck.ts';

/** What each seat put in, from the log of actions alone, less the uncalled part. */
function paidOf({ seats, actions, uncalled }: HandRecord): SecondPaid[] {
  return seats.map(({ seat }) => {
    const own = actions.filter((one) => one.seat === seat);
    const live = ['preflop', 'flop', 'turn', 'river'].reduce((sum, street) => {
      const onStreet = own.filter((one) => one.street === street && one.action !== 'dead_blind');
      return sum + (onStreet.at(-1)?.toMinor ?? 0n);
    }, 0n);
    const dead = own.find(({ action }) => action === 'dead_blind')?.toMinor ?? 0n;
    const back = uncalled?.seat === seat ? uncalled.amountMinor : 0n;
    return {
      seat,
      live: live - back,
      dead,
      hasFolded: own.some(({ action }) => action === 'fold'),
    };
  });
}

/** Winners of a pot by the hands that were shown; who did not show among several is beaten. */
function winnersOf(record: HandRecord, contenders: readonly number[]): number[] {
  if (contenders.length === 1) return [...contenders];
  const board = record.board.map(({ card }) => card);
  const strengths = new Map(
    record.shown
      .filter(({ seat, cards }) => contenders.includes(seat) && cards.length === 2)
      .map(({ seat, cards }) => [
        seat,
        secondStrength([...board, ...cards.map((one) => one.card)]),
      ]),
  );
  const best = [...strengths.values()].toSorted().at(-1);
  return contenders.filter((seat) => strengths.get(seat) === best);
}

/**
 * What each seat is paid: rake in the order of pots up to the cap, equal parts, odd units from the
 * left of the button.
 */
function payoutsOf(record: HandRecord): Map<number, bigint> {
  const payouts = new Map<number, bigint>();
  const isHeadsUp = record.seats.length === 2;
  let cap = isHeadsUp ? auditedRake.headsUpCapMinor : auditedRake.capMinor;
  if (record.board.length === 0) cap = 0n;
  for (const [amount, seats] of secondPots(paidOf(record))) {
    const due = (amount * 5n) / 100n;
    const rake = due > cap ? cap : due;
    cap -= rake;
    const winners = winnersOf(record, seats.split(',').map(Number));
    let odd = (amount - rake) % BigInt(winners.length);
    for (const seat of winners) {
      const part = (amount - rake) / BigInt(winners.length) + (odd > 0n ? 1n : 0n);
      odd -= 1n;
      payouts.set(seat, (payouts.get(seat) ?? 0n) + part);
    }
  }
  return payouts;
}

describe('read a second time', () => {
  it('decks and cuts are the same', () => {
    for (let handNo = 0; handNo < 6; handNo += 1) {
      const serverSeed = handNo.toString(16).repeat(64);
      const deck = sealDeck(serverSeed, handNo);
      expect(secondDeck(serverSeed, handNo)).toEqual({ root: deck.root, cards: deck.cards });
      const seeds = [2, 5, 9].map((seat) => ({ seat, seed: `${seat}`.repeat(64) }));
      expect(secondCut(seeds, handNo)).toEqual(cutOrderOf(seeds, handNo));
    }
  });

  it.each([
    [2, 'no_limit'],
    [4, 'fixed_limit'],
    [8, 'no_limit'],
  ] as const)(
    'what hands of %i seats, %s, do, put in and pay out is by the rules',
    (seatCount, kind) => {
      const records = playAudited(seatCount, kind, 400);
      if (kind === 'no_limit' && seatCount > 2)
        expect(records.some(({ pots }) => pots.length > 1)).toBe(true);
      // Play of the test's tables has a big blind of ten.
      expect(records.map((record) => refereeFault(record, kind, 10n)).filter(Boolean)).toEqual([]);
      for (const record of records) {
        const paid = paidOf(record);
        const payouts = payoutsOf(record);
        for (const { seat, stakeMinor, payoutMinor } of record.seats) {
          const own = paid.find((one) => one.seat === seat)!;
          expect([stakeMinor, payoutMinor]).toEqual([own.live + own.dead, payouts.get(seat) ?? 0n]);
        }
      }
    },
  );
});
