import { describe, expect, it } from 'vitest';
import { createRandomStream, numbersFrom, type HandAction, type HandGame } from '@pavilion/games';
import { cardsOf } from '@pavilion/games/cards/card-names';
import { beats, comboOf } from './big-two-combos.ts';
import { bigTwo } from './big-two.game.ts';
import { fixedHoldem } from './fixed-holdem.game.ts';
import { HoldemSeats, holdemSeats } from './holdem-seats.ts';
import { setRows, thirteen } from './thirteen.game.ts';
import { isMeld, layOffAt, pointsOf } from './tongits-melds.ts';
import { tongits } from './tongits.game.ts';

const stream = (nonce: number) =>
  createRandomStream({ serverSeed: 'c'.repeat(64), clientSeed: 'computers', nonce });

/** Plays a hand as the computers do; gives what it paid, in stakes. */
function playOut(game: HandGame<null>, nonce: number): number {
  const actions: HandAction[] = [];
  for (;;) {
    const state = game.run(null, actions, stream(nonce));
    expect(state.refusal).toBeUndefined();
    if (state.isSettled) return Number(state.multiplierE4) / 10_000;
    const next = game.finishBy(state);
    if (!next) throw new Error('a computer knows what to do');
    actions.push(next);
  }
}

// The pot pays out 96 % whoever wins: one seat of four, or of three, has its share of it.
describe.each([
  ['thirteen cards', thirteen, 60],
  ['big two', bigTwo, 120],
  ['tongits', tongits, 120],
] as const)('%s, played as the computers do', (_name, game, hands) => {
  it('ends every time, and pays a seat no more and no less than chance allows', () => {
    const paid = numbersFrom(0, hands).map((nonce) => playOut(game, nonce));
    const mean = paid.reduce((sum, one) => sum + one, 0) / hands;
    const deviation = Math.sqrt(paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / hands);
    expect(Math.abs(mean - 0.96)).toBeLessThan((5 * deviation) / Math.sqrt(hands));
    expect(Math.max(...paid)).toBeLessThanOrEqual(Number(game.maxMultiplierE4) / 10_000);
  });
});

it.each([
  ['5d', true],
  ['5d 5h', true],
  ['5d 6h', false],
  ['3d 4h 5s 6c 7d', true],
  // The two is the highest card and stands in no straight.
  ['Jd Qh Ks Ac 2d', false],
  ['9d 9h 9s Kc Kd', true],
  ['9d 9h 9s 9c Kd', true],
  ['3d 5d 9d Jd Kd', true],
  ['3d 5h 9d Jd Kd', false],
])('%s can be played: %s', (cards, isCombo) => {
  expect(comboOf(cardsOf(cards)) !== null).toBe(isCombo);
});

it.each([
  ['5h', '5d'],
  ['2d', 'As'],
  ['5s', '5h'],
  ['4d 4s', '4h 4c'],
  ['3d 5d 9d Jd Kd', '3d 4h 5s 6c 7d'],
  ['4d 4h 4s 3c 3d', '3h 6h 9h Jh Kh'],
])('%s beats %s in big two', (high, low) => {
  const [one, other] = [comboOf(cardsOf(high)), comboOf(cardsOf(low))];
  if (!one || !other) throw new Error('no combination');
  expect([beats(one, other), beats(other, one)]).toEqual([true, false]);
});

it('thirteen cards are set in rows that rise', () => {
  const rows = setRows(cardsOf('2d 2h 2s 2c 5d 5h 5s 9c 9d Kd Kh As 7c'));
  expect(rows.back).toHaveLength(5);
  expect(rows.middle).toHaveLength(5);
  expect(rows.front).toHaveLength(3);
  const state = thirteen.run(null, [], stream(1));
  const { cards } = state.outcome as { cards: number[] };
  const wrong = { action: 'front', params: { cards: cards.slice(0, 2) } };
  expect(thirteen.run(null, [wrong], stream(1)).refusal).toEqual({
    path: 'cards',
    code: 'invalidChoice',
  });
});

it.each([
  ['Ad 2d 3d', true],
  ['Qd Kd Ad', false],
  ['4d 4h 4s', true],
  ['4d 5d 6h', false],
  ['4d 5d', false],
])('%s is a meld of tongits: %s', (cards, isOne) => {
  expect(isMeld(cardsOf(cards))).toBe(isOne);
});

it('counts points and finds where a card can be added', () => {
  expect(pointsOf(cardsOf('Ad 9h Ks Tc'))).toBe(1 + 9 + 10 + 10);
  const melds = [cardsOf('4d 4h 4s'), cardsOf('7d 8d 9d')];
  expect(layOffAt(melds, cardsOf('Td')[0] ?? 0)).toBe(1);
  expect(layOffAt(melds, cardsOf('4c')[0] ?? 0)).toBe(0);
  expect(layOffAt(melds, cardsOf('Th')[0] ?? 0)).toBe(-1);
});

describe("hold'em against computers", () => {
  it('moves chips among its seats alone, but for at most five in a hundred that are kept', () => {
    for (const nonce of numbersFrom(0, 6)) {
      const table = new HoldemSeats(100n, stream(nonce));
      for (let advice = table.advice(); advice; advice = table.advice()) table.act(advice);
      const { seats, hand } = table.view();
      const chips = seats.reduce((sum, { chipsMinor }) => sum + chipsMinor, 0n);
      const kept = BigInt(holdemSeats) * table.buyInMinor - chips;
      const pots = (hand?.result?.pots ?? []).reduce((sum, pot) => sum + pot.amountMinor, 0n);
      expect(kept).toBeGreaterThanOrEqual(0n);
      expect(kept * 100n).toBeLessThanOrEqual(5n * pots);
      expect(kept).toBeLessThanOrEqual(300n);
    }
  });

  it('holds one stake, takes what goes beyond it, and gives back what was not put in', () => {
    const params = { exponent: 2 };
    const actions: HandAction[] = [];
    for (;;) {
      const state = fixedHoldem.run(params, actions, stream(3), 100n);
      const [part] = state.parts ?? [];
      expect(part?.stakeMinor).toBeGreaterThanOrEqual(100n);
      if (state.isSettled) {
        expect(part?.payoutMinor).toBeGreaterThanOrEqual(0n);
        break;
      }
      const [name = 'fold'] = state.allowed.filter((action) => action !== 'fold');
      const before = part?.stakeMinor ?? 0n;
      actions.push({ action: name, params: {} });
      const after = fixedHoldem.run(params, actions, stream(3), 100n).parts?.[0]?.stakeMinor;
      expect(after).toBe(before + (state.costs?.[name] ?? 0n));
    }
    const wrong = { action: 'all_in', params: {} };
    expect(fixedHoldem.run(params, [wrong], stream(3), 100n).refusal?.code).toBe('invalidChoice');
  });

  it('shows no card of a computer before the showdown', () => {
    const { outcome } = fixedHoldem.run({ exponent: 2 }, [], stream(4), 100n);
    const { seats } = outcome as unknown as { seats: { cards: number[] }[] };
    expect(seats.flatMap(({ cards }) => cards)).toEqual([]);
  });
});
