import { describe, expect, it } from 'vitest';
import { fraction, fractionText, numbersFrom, type HandAction } from '../../engine/index.ts';
import { streamOf } from '../../fairness/index.ts';
import { alike } from '../../testing/best-holds.ts';
import { cardsOf } from '../card-names.ts';
import { meanDeviations, seededWords } from '../../testing/statistics.ts';
import { vectorStream } from '../../testing/streams.ts';
import { payoutOfHand, replayHand, stakeOf, type CardGame } from '../card-game.ts';
import { caribbeanStud } from '../caribbean-stud/caribbean-stud.game.ts';
import { casinoHoldem, casinoHoldemRules } from '../casino-holdem/casino-holdem.game.ts';
import { handClassOf, handStrength, suitRanks, threeCardStrength } from '../poker-hands/index.ts';
import { threeCardPoker, threeCardRules } from '../three-card-poker/three-card-poker.game.ts';
import type { ShowdownState } from './showdown-game.ts';

const act = (action: string): HandAction => ({ action, params: {} });
type Game = CardGame<ShowdownState>;

function play(game: Game, nonce: number, action: string, sides: Record<string, bigint> = {}) {
  const bet = { baseMinor: 1_000n, sides };
  const step = replayHand(game, bet, [act(action)], vectorStream(nonce));
  if (!step.ok) throw new Error(JSON.stringify(step.refusal));
  return step.state;
}

// Wire, games two, 14: base 1000, side bet 100.
describe('published hands', () => {
  it.each([
    [0, [40, 37, 5], [23, 21, 19], 0n],
    [1, [30, 44, 13], [8, 36, 11], 0n],
    [2, [33, 17, 10], [32, 50, 11], 0n],
    [13, cardsOf('2c 3h Ah'), null, 5_700n],
  ])('three-card poker, nonce %i', (nonce, player, dealer, payout) => {
    const state = play(threeCardPoker, nonce, 'play', { pair_plus: 100n });
    expect(state.cards).toMatchObject(dealer ? { player, dealer } : { player });
    expect([stakeOf(state), payoutOfHand(state)]).toEqual([2_100n, payout]);
  });

  it.each([
    [0, [40, 37], [5, 23, 21, 22, 3], [19, 12], 6_000n],
    [1, [30, 44], [13, 8, 36, 2, 40], [11, 49], 0n],
    [2, [33, 17], [10, 32, 50, 31, 39], [11, 9], 0n],
    [7, null, null, null, 8_000n],
  ])("casino hold'em, nonce %i", (nonce, player, board, dealer, payout) => {
    const state = play(casinoHoldem, nonce, 'call', { aa_bonus: 100n });
    if (player) expect(state.cards).toEqual({ player, board, dealer });
    else
      expect(handClassOf(handStrength([...state.cards.player, ...state.cards.board]))).toBe(
        'full_house',
      );
    expect([stakeOf(state), payoutOfHand(state)]).toEqual([3_100n, payout]);
  });

  it.each([
    [0, [40, 37, 5, 23, 21], [19, 12, 22, 3, 34], 4_000n],
    [1, [30, 44, 13, 8, 36], [11, 49, 2, 40, 51], 0n],
    [2, [33, 17, 10, 32, 50], [11, 9, 31, 39, 47], 6_000n],
  ])('caribbean stud, nonce %i', (nonce, player, dealer, payout) => {
    const state = play(caribbeanStud, nonce, 'raise');
    expect(state.cards).toMatchObject({ player, dealer });
    expect([stakeOf(state), payoutOfHand(state)]).toEqual([3_000n, payout]);
  });
});

describe('a folded hand', () => {
  it.each([
    [threeCardPoker, { player: [40, 37, 5], dealer: [23, 21, 19] }, 3],
    [casinoHoldem, { player: [40, 37], board: [5, 23, 21, 22, 3], dealer: [19, 12] }, 4],
    [caribbeanStud, { player: [40, 37, 5, 23, 21], dealer: [19, 12, 22, 3, 34] }, 4],
  ] as Array<[Game, object, number]>)(
    'loses the ante and shows the cards',
    (game, cards, count) => {
      const state = play(game, 0, 'fold');
      expect([stakeOf(state), payoutOfHand(state)]).toEqual([1_000n, 0n]);
      expect(game.outcomeOf(state)).toEqual({ ...cards, folded: true });
      expect(state.events.filter(({ type }) => type === 'revealed')).toHaveLength(count);
      expect(state.events.at(-1)).toEqual({
        type: 'result',
        hand: 0,
        result: 'folded',
        payout: 0n,
      });
    },
  );

  it('is paid its side bet', () => {
    const open = threeCardPoker.start(
      { baseMinor: 1_000n, sides: { pair_plus: 100n } },
      vectorStream(13),
    );
    expect(open.events.at(-1)).toEqual({ type: 'side', bet: 'pair_plus', payout: 700n });
    expect(payoutOfHand(play(threeCardPoker, 13, 'fold', { pair_plus: 100n }))).toBe(700n);
  });
});

describe('an open hand', () => {
  it('hides what is not shown yet', () => {
    const start = (game: Game) =>
      game.outcomeOf(game.start({ baseMinor: 1n, sides: {} }, vectorStream(0)));
    expect(start(threeCardPoker)).toMatchObject({ dealer: [null, null, null] });
    expect(start(casinoHoldem)).toEqual({
      player: [40, 37],
      board: [5, 23, 21, null, null],
      dealer: [null, null],
      folded: false,
    });
    expect(start(caribbeanStud)).toMatchObject({ dealer: [19, null, null, null, null] });
  });
});

describe('rules of the showdown', () => {
  const settleThree = (player: string, dealer: string) =>
    threeCardRules.settle({ player: cardsOf(player), board: [], dealer: cardsOf(dealer) });

  it.each([
    ['Jd 9h 2s', 'Js 8h 2c', 'won', 2n, 1n],
    ['Kd 9h 2s', 'Qs 8h 2c', 'won', 2n, 2n],
    ['Kd 9h 2s', 'Ks 9c 2c', 'push', 1n, 1n],
    ['Qd 9h 2s', 'Ks 9c 2c', 'lost', 0n, 0n],
    ['4d 5h 6s', '9s 9c 9d', 'lost', 1n, 0n],
    ['4d 4h 4s', 'Ks 9c 2c', 'won', 6n, 2n],
    ['4d 5d 6d', 'Js 9c 2c', 'won', 7n, 1n],
  ])('three cards: %s against %s is %s', (player, dealer, result, ante, raise) => {
    expect(settleThree(player, dealer)).toEqual({ result, ante, raise });
  });

  it.each([
    ['Ad Kh', '3d 2h', '3s 9c Td Jc 5h', 'won', 2n, 1n],
    ['Ad Kh', '4d 2h', '4s 9c Td Jc 5h', 'lost', 0n, 0n],
    ['Ad Kh', 'As Kc', '4s 4c Td Jc 5h', 'push', 1n, 1n],
    ['Ad Ah', '4d 2h', '4s 9c Td Jc As', 'won', 2n, 2n],
    ['Ad 9d', '4h 2h', '4d 9c Td Jd 5h', 'won', 3n, 2n],
    ['9h 9d', '4h 2h', '4d 9c Td Ts 5h', 'won', 4n, 2n],
    ['9h 9d', '4h 2h', '4d 9c 9s Ts 5h', 'won', 11n, 2n],
    ['8d 9d', '4h 4s', '4d 5d 6d 7d Th', 'won', 21n, 2n],
    ['Ad Kd', '4h 4s', '4d Qd Jd Td Th', 'won', 101n, 2n],
  ])("hold'em: %s against %s on %s is %s", (player, dealer, board, result, ante, raise) => {
    const cards = { player: cardsOf(player), dealer: cardsOf(dealer), board: cardsOf(board) };
    expect(casinoHoldemRules.settle(cards)).toEqual({ result, ante, raise });
  });
});

describe('exact returns', () => {
  const deck = numbersFrom(0, 52);
  const triples = deck.flatMap((a) =>
    deck.slice(a + 1).flatMap((b) => deck.slice(b + 1).map((c) => [a, b, c])),
  );

  it('three-card poker: every hand against every hand, the better of play and fold', () => {
    const strengths = triples.map(threeCardStrength);
    const distinct = [...new Set(strengths)].toSorted((x, y) => x - y);
    const kinds = Int32Array.from(strengths, (strength) => distinct.indexOf(strength));
    const samples = distinct.map((strength) => triples[strengths.indexOf(strength)] ?? []);
    let [gain, weakest] = [0, Infinity];
    for (const [place, player] of triples.entries()) {
      const weight = alike(suitRanks(player));
      if (weight === 0) continue;
      const counts = new Int32Array(distinct.length);
      const isOwn = Uint8Array.from(deck, (card) => Number(player.includes(card)));
      for (let other = 0; other < triples.length; other += 1) {
        const cards = triples[other]!;
        if (isOwn[cards[0]!]! + isOwn[cards[1]!]! + isOwn[cards[2]!]! === 0)
          counts[kinds[other]!]! += 1;
      }
      let won = 0;
      for (const [kind, count] of counts.entries()) {
        if (count === 0) continue;
        const pays = threeCardRules.settle({ player, board: [], dealer: samples[kind]! });
        won += count * (Number(pays.ante + pays.raise) - 2);
      }
      if (won > -18_424) weakest = Math.min(weakest, strengths[place]!);
      gain += weight * Math.max(won, -18_424);
    }
    const [main] = threeCardPoker.bets();
    expect(main?.rtp).toEqual(fraction(22_100n * 18_424n + BigInt(gain), 22_100n * 18_424n));
    expect(weakest).toBe(threeCardStrength(cardsOf('Qd 6h 4s')));
  }, 120_000);

  it('pair plus: all 22,100 hands', () => {
    const paid = triples.map((player) =>
      Number(threeCardRules.side?.multipleOf({ player, board: [], dealer: [] })),
    );
    const sum = BigInt(paid.reduce((all, next) => all + next, 0));
    expect(threeCardPoker.bets()[1]?.rtp).toEqual(fraction(sum, 22_100n));
  });

  it('AA bonus: all 2,598,960 hands of hole and flop', () => {
    let paid = 0;
    for (const first of triples)
      for (let a = first[2]! + 1; a < 52; a += 1)
        for (let b = a + 1; b < 52; b += 1) {
          const weight = alike(suitRanks([...first, a, b]));
          if (weight === 0) continue;
          const cards = { player: [first[0]!, first[1]!], board: [first[2]!, a, b], dealer: [] };
          paid += weight * Number(casinoHoldemRules.side?.multipleOf(cards));
        }
    expect(casinoHoldem.bets()[1]?.rtp).toEqual(fraction(BigInt(paid), 2_598_960n));
  }, 120_000);

  it('are published like this', () => {
    const texts = [threeCardPoker, casinoHoldem, caribbeanStud].flatMap((game) =>
      game.bets().map(({ rtp }) => fractionText(rtp)),
    );
    expect(texts).toEqual(['0.96627019', '0.97683257', '0.97842354', '0.93741650', '0.94775694']);
  });

  it('caribbean stud: comes near its return when pairs and ace-king with a match are raised', () => {
    const stream = streamOf(seededWords('caribbean'));
    const gains = numbersFrom(0, 25_000).map(() => {
      const open = caribbeanStud.start({ baseMinor: 1n, sides: {} }, stream);
      const strength = handStrength(open.cards.player);
      const ranks = open.cards.player.map((card) => card >> 2);
      const isAceKing = ranks.includes(12) && ranks.includes(11);
      const isMatched = ranks.includes((open.cards.dealer[0] ?? 0) >> 2);
      const isRaise = handClassOf(strength) !== 'high_card' || (isAceKing && isMatched);
      const step = caribbeanStud.act(open, act(isRaise ? 'raise' : 'fold'), stream);
      return step.ok ? Number(payoutOfHand(step.state) - stakeOf(step.state)) : NaN;
    });
    expect(meanDeviations(gains, -0.0525)).toBeLessThan(4);
    expect(meanDeviations(gains, -0.15)).toBeGreaterThan(4);
  });
});

describe('hints', () => {
  const hint = (game: Game, player: string, dealer = '', board = '') =>
    game.hint({
      ...game.start({ baseMinor: 1n, sides: {} }, vectorStream(0)),
      cards: {
        player: cardsOf(player),
        dealer: dealer ? cardsOf(dealer) : [],
        board: board ? cardsOf(board) : [],
      },
    });

  it('play three cards from Q-6-4 on', () => {
    const first = (player: string) => hint(threeCardPoker, player, '2d 2h 2s')?.options[0]?.action;
    expect([first('Qd 6h 4s'), first('Qd 6h 3s')]).toEqual(['play', 'fold']);
  });

  it('raise any pair in Caribbean stud, fold what does not beat ace-king', () => {
    const best = (player: string, dealer: string) =>
      hint(caribbeanStud, player, dealer)?.options[0];
    expect(best('2d 2h 5s 7c 9d', 'Ad 3h 4s 6c 8d')?.action).toBe('raise');
    expect(best('Ad Qh 5s 7c 9d', '2s 3h 4s 6c 8d')?.action).toBe('fold');
    expect(best('Ad Qh 5s 7c 9d', '2s 3h 4s 6c 8d')?.gain).toEqual(fraction(-1n));
  });

  it('say nothing of a settled hand', () => {
    expect(threeCardPoker.hint(play(threeCardPoker, 0, 'fold'))).toBeNull();
  });
});
