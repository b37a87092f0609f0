import { describe, expect, it } from 'vitest';
import { fraction, fractionText, numbersFrom, type HandAction } from '../../engine/index.ts';
import { streamOf } from '../../fairness/index.ts';
import { cardsOf } from '../card-names.ts';
import { meanDeviations, seededWords } from '../../testing/statistics.ts';
import { drawing, vectorStream } from '../../testing/streams.ts';
import { payoutOfHand, replayHand, stakeOf, viewFor } from '../card-game.ts';
import { basicStrategy } from './basic-strategy.ts';
import { handTotal } from './blackjack-cards.ts';
import { sideMultiple } from './blackjack-sides.ts';
import { blackjack } from './blackjack.game.ts';
import { allowedActions, type BlackjackState } from './blackjack-state.ts';

const bet = { baseMinor: 1_000n, sides: {} };
const act = (action: string): HandAction => ({ action, params: {} });

/** Draws that deal these cards of eight decks: each from the first deck that still has it. */
function dealing(text: string) {
  const places: number[] = [];
  const draws = cardsOf(text).map((card, index) => {
    const place = numbersFrom(0, 8)
      .map((deck) => deck * 52 + card)
      .find((free) => !places.includes(free));
    if (place === undefined) throw new Error('no such card is left');
    const gone = places.filter((other) => other < place).length;
    places.push(place);
    return [416 - index, place - gone] as const;
  });
  return drawing(...draws);
}

/** Player, dealer, player, dealer, then as they are asked for. */
function play(text: string, ...actions: string[]): BlackjackState {
  const step = replayHand(blackjack, bet, actions.map(act), dealing(text));
  if (!step.ok) throw new Error(JSON.stringify(step.refusal));
  return step.state;
}
const sums = (state: BlackjackState) => [stakeOf(state), payoutOfHand(state)];
const results = ({ hands }: BlackjackState) => hands.map(({ result }) => result);

describe('blackjack', () => {
  // Wire, games two, 14.
  it.each([
    [9, ['split', 'stand', 'double'], '8d 6c|8h 2h 7d', '5c 6s 5s 9s', 3_200n, 7_300n],
    [24, ['split', 'stand', 'double'], '2c Kh|2d 7c 4h', '4s Qd Jc', 3_200n, 6_700n],
    [49, ['split', 'stand', 'double'], '4d Th|4h Ac 4c', '6d 5s 9h', 3_200n, 1_300n],
    [17, ['double'], '6h Ad Jh', '4s 8h Ah Ac 3c', 2_200n, 2_000n],
  ] as const)('nonce %i, %j', (nonce, actions, hands, dealer, stake, payout) => {
    const sides = { perfect_pairs: 100n, twenty_one_three: 100n };
    const step = replayHand(blackjack, { ...bet, sides }, actions.map(act), vectorStream(nonce));
    if (!step.ok) throw new Error(JSON.stringify(step.refusal));
    expect(step.state.hands.map(({ cards }) => cards)).toEqual(hands.split('|').map(cardsOf));
    expect(step.state.dealer).toEqual(cardsOf(dealer));
    expect(sums(step.state)).toEqual([stake, payout]);
  });

  it('pays a blackjack three to two at once, and pushes against another', () => {
    expect(sums(play('Ad 9d Kh 9h'))).toEqual([1_000n, 2_500n]);
    expect(results(play('Ad 9d Kh 9h'))).toEqual(['blackjack']);
    expect(sums(play('Ad Kd Kh Ah'))).toEqual([1_000n, 1_000n]);
    const odd = blackjack.start({ ...bet, baseMinor: 333n }, dealing('Ad 9d Kh 9h'));
    expect(payoutOfHand(odd)).toBe(832n);
  });

  it('looks under a ten-value and ends the hand when the dealer has blackjack', () => {
    const state = play('9d Kd 9h Ah');
    expect(results(state)).toEqual(['lost']);
    expect(state.events.map(({ type }) => type)).toEqual([
      ...Array<string>(4).fill('dealt'),
      'peeked',
      'revealed',
      'result',
    ]);
    expect(blackjack.outcomeOf(state)).toMatchObject({ dealer: cardsOf('Kd Ah') });
  });

  it('asks for insurance under an ace before anything else', () => {
    const open = play('9d Ad 9h Kh');
    expect(allowedActions(open)).toEqual(['insurance', 'no_insurance']);
    expect(blackjack.costOf(open, 'insurance')).toBe(500n);
    expect(blackjack.hint(open)?.options[0]?.action).toBe('no_insurance');
    expect(sums(play('9d Ad 9h Kh', 'insurance'))).toEqual([1_500n, 1_500n]);
    expect(sums(play('9d Ad 9h Kh', 'no_insurance'))).toEqual([1_000n, 0n]);
    expect(sums(play('9d Ad 9h 8h', 'insurance', 'stand'))).toEqual([1_500n, 0n]);
    expect(sums(play('Ad As Kd Kh', 'insurance'))).toEqual([1_500n, 2_500n]);
    const least = blackjack.start({ ...bet, baseMinor: 1n }, dealing('9d Ad 9h Kh'));
    expect(allowedActions(least)).toEqual(['no_insurance']);
  });

  it('plays hits, busts and the dealer on all 17', () => {
    // 21 stands by itself.
    expect(sums(play('9d 9s 2h 8h Td', 'hit'))).toEqual([1_000n, 2_000n]);
    expect(results(play('9d 6s 7h Ah Td', 'hit'))).toEqual(['lost']);
    // Nobody is left against the dealer: it shows its cards and draws none.
    expect(play('9d 6s 7h Th Td', 'hit').dealer).toHaveLength(2);
    // Soft 17 stands.
    expect(play('9d 6s 9h Ah', 'stand').dealer).toEqual(cardsOf('6s Ah'));
    expect(results(play('9d 6s 9h Ah', 'stand'))).toEqual(['won']);
    expect(results(play('9d 9s 9h 9c', 'stand'))).toEqual(['push']);
  });

  it('splits like values to four hands, aces once with one card each', () => {
    const four = play('8d 6s 8h Th 8s 8c 9d', 'split', 'split', 'split');
    expect(four.hands.map(({ cards }) => cards.length)).toEqual([2, 1, 1, 1]);
    expect(stakeOf(four)).toBe(4_000n);
    expect(allowedActions(four)).toEqual(['hit', 'stand', 'double']);
    expect(allowedActions(play('Td 6s Kh Th'))).toContain('split');
    expect(allowedActions(play('Td 6s 9h Th'))).not.toContain('split');
    // Ace and king after a split is 21 and no blackjack: a push against 21. A second ace is not
    // split again.
    const aces = play('Ad 6s Ah Th Ks Ac 5d', 'split');
    expect(aces.hands.map(({ cards }) => cards)).toEqual([cardsOf('Ad Ks'), cardsOf('Ah Ac')]);
    expect(results(aces)).toEqual(['push', 'lost']);
    expect(sums(aces)).toEqual([2_000n, 1_000n]);
  });

  it('doubles any two cards for one card', () => {
    const state = play('9d 6s 2h Th 5d 9c', 'double');
    expect(state.hands).toMatchObject([{ doubled: true, stakeMinor: 2_000n, result: 'won' }]);
    expect(sums(state)).toEqual([2_000n, 4_000n]);
    expect(allowedActions(play('2d 6s 2h Th 5d', 'hit'))).toEqual(['hit', 'stand']);
  });

  it('offers what the purse reaches', () => {
    const open = play('8d 6s 8h Th');
    expect(viewFor(blackjack, open, 1_000n).actions).toEqual(['hit', 'stand', 'double', 'split']);
    expect(viewFor(blackjack, open, 999n)).toMatchObject({
      actions: ['hit', 'stand'],
      outcome: { dealer: [...cardsOf('6s'), null] },
      stakeMinor: 1_000n,
      payoutMinor: 0n,
    });
  });

  it('stands when nobody plays on, insurance declined', () => {
    expect(blackjack.finishBy(play('9d Ad 9h 8h'))).toEqual(act('no_insurance'));
    expect(blackjack.finishBy(play('9d 7d 9h 8h'))).toEqual(act('stand'));
  });

  it.each([
    ['Ad 6h', 17, true],
    ['Ad Ah', 12, true],
    ['Ad 6h Td', 17, false],
    ['Ad Ah 9d', 21, true],
    ['Td 6h 5d', 21, false],
  ])('%s is %i', (text, total, isSoft) => {
    expect(handTotal(cardsOf(text))).toEqual({ total, isSoft });
  });
});

describe('side bets of blackjack', () => {
  it.each([
    ['Kd Kd', 26n],
    ['Kd Kh', 13n],
    ['Ks Kc', 13n],
    ['Kd Ks', 7n],
    ['Kd Qd', 0n],
  ])('perfect pairs: %s pays %s', (text, multiple) => {
    expect(sideMultiple('perfect_pairs', cardsOf(text), 0)).toBe(multiple);
  });

  it.each([
    ['5d 5d 5d', 101n],
    ['5d 6d 7d', 41n],
    ['5d 5h 5d', 31n],
    ['Ad 2h 3d', 11n],
    ['Qd Ah Kd', 11n],
    ['Kd Ah 2d', 0n],
    ['5d 5d 9d', 6n],
    ['5d 5h 9d', 0n],
  ])('21+3: %s pays %s', (text, multiple) => {
    const [a = 0, b = 0, up = 0] = cardsOf(text);
    expect(sideMultiple('twenty_one_three', [a, b], up)).toBe(multiple);
  });

  it('return what every deal of eight decks does', () => {
    const paid = { perfect_pairs: 0n, twenty_one_three: 0n };
    const deck = numbersFrom(0, 52);
    for (const a of deck)
      for (const b of deck)
        for (const up of deck) {
          const left = (b === a ? 7 : 8) * (8 - Number(up === a) - Number(up === b));
          for (const side of ['perfect_pairs', 'twenty_one_three'] as const)
            paid[side] += BigInt(left) * sideMultiple(side, [a, b], up);
        }
    const deals = 52n * 415n * 414n;
    const rows = blackjack.bets();
    for (const side of ['perfect_pairs', 'twenty_one_three'] as const)
      expect(rows.find((row) => row.bet === side)?.rtp).toEqual(fraction(paid[side], deals));
    // A ten-value under the ace: 128 of 415.
    expect(rows.at(-1)?.rtp).toEqual(fraction(3n * 128n, 415n));
    expect(rows.map(({ rtp }) => fractionText(rtp))).toEqual([
      '0.99567522',
      '0.95903614',
      '0.96296087',
      '0.92530120',
    ]);
  });
});

describe('basic strategy', () => {
  const all = ['hit', 'stand', 'double', 'split'] as const;
  const without = (...gone: string[]) => all.filter((action) => !gone.includes(action));
  const isPair = (text: string) => text[0] === text[3];

  // Domain, games two, 3.1; columns: dealer 2 to 10, ace.
  it.each([
    ['2d 3h', 'HHHHHHHHHH'],
    ['6d 3h', 'HDDDDHHHHH'],
    ['6d 4h', 'DDDDDDDDHH'],
    ['6d 5h', 'DDDDDDDDDH'],
    ['Td 2h', 'HHSSSHHHHH'],
    ['Td 6h', 'SSSSSHHHHH'],
    ['Td 7h', 'SSSSSSSSSS'],
    ['Ad 2h', 'HHHDDHHHHH'],
    ['Ad 5h', 'HHDDDHHHHH'],
    ['Ad 6h', 'HDDDDHHHHH'],
    ['Ad 7h', 'SDDDDSSHHH'],
    ['Ad 8h', 'SSSSSSSSSS'],
    ['Ad Ah', 'PPPPPPPPPP'],
    ['8d 8h', 'PPPPPPPPPP'],
    ['7d 7h', 'PPPPPPHHHH'],
    ['4d 4h', 'HHHPPHHHHH'],
    ['5d 5h', 'DDDDDDDDHH'],
    ['6d 6h', 'PPPPPHHHHH'],
    ['9d 9h', 'PPPPPSPPSS'],
    ['Td Th', 'SSSSSSSSSS'],
  ])('%s: %s', (text, row) => {
    const letters = { hit: 'H', stand: 'S', double: 'D', split: 'P' } as Record<string, string>;
    const allowed = isPair(text) ? all : without('split');
    const columns = cardsOf('2s 3s 4s 5s 6s 7s 8s 9s Ts As').map(
      (up) => letters[basicStrategy(cardsOf(text), up, allowed).action],
    );
    expect(columns.join('')).toBe(row);
  });

  it('hits or stands where it may not double, and plays the total where it may not split', () => {
    const [five = 0] = cardsOf('5s');
    const say = (text: string, ...gone: string[]) =>
      basicStrategy(cardsOf(text), five, without(...gone)).action;
    expect(say('6d 5h', 'double', 'split')).toBe('hit');
    expect(say('Ad 7h', 'double', 'split')).toBe('stand');
    expect(say('8d 8h', 'split')).toBe('stand');
    expect(basicStrategy(cardsOf('Td 6h'), cardsOf('Kd')[0] ?? 0, without('split'))).toEqual({
      action: 'hit',
      row: { hand: 'hard', value: 16, against: 10 },
    });
  });

  it('comes to the published return over many hands', () => {
    const stream = streamOf(seededWords('basic strategy'));
    const paid = Array.from({ length: 20_000 }, () => {
      let state = blackjack.start(bet, stream);
      while (!state.isSettled) {
        const best = blackjack.hint(state)?.options[0];
        const step = blackjack.act(state, act(best?.action ?? ''), stream);
        if (!step.ok) throw new Error(JSON.stringify(step.refusal));
        ({ state } = step);
      }
      return Number(payoutOfHand(state) - stakeOf(state)) / 1_000;
    });
    expect(meanDeviations(paid, -0.004325)).toBeLessThan(4);
    expect(meanDeviations(paid, -0.06)).toBeGreaterThan(4);
  });
});
