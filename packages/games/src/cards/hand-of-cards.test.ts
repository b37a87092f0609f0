import { describe, expect, it } from 'vitest';
import { fraction, recomputeRound, type HandGame, type HandState } from '../engine/index.ts';
import { houseGames } from '../game-catalogue.ts';
import { vectorSeeds, vectorStream } from '../testing/streams.ts';
import { cardGameCodes, handOfCards, cardGames } from './index.ts';

type Code = (typeof cardGameCodes)[number];
const handOf = (code: Code): HandGame<unknown> => houseGames[code] as HandGame<unknown>;

function play(
  code: Code,
  { params = {}, nonce = 0, actions = [] as string[], exponent = 2, base = 1_000n },
): HandState {
  const game = handOf(code);
  const parsed = game.parseParams(params, exponent);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const done = actions.map((action) => ({ action, params: {} }));
  return game.run(parsed.params, done, vectorStream(nonce), base);
}

describe('a card game as the engine of hands plays it', () => {
  it('takes base stake and side bets at once, and says what each action takes', () => {
    const open = play('three-card-poker', { params: { pair_plus: '1.00' } });
    expect(open).toMatchObject({
      isSettled: false,
      allowed: ['play', 'fold'],
      costs: { play: 1_000n, fold: 0n },
      multiplierE4: 0n,
      parts: [
        { part: 'ante', stakeMinor: 1_000n, payoutMinor: null },
        { part: 'pair_plus', stakeMinor: 100n, payoutMinor: 0n },
      ],
    });
    // Wire, games two, 14: the dealer's three are hidden while it is open.
    expect(open.outcome).toEqual({
      player: [40, 37, 5],
      dealer: [null, null, null],
      folded: false,
    });
  });

  it('tells amounts as the purse has them', () => {
    const bet = { params: { twenty_one_three: '1.00' }, nonce: 17, actions: ['double'] };
    expect(play('blackjack', bet).outcome).toMatchObject({
      hands: [{ stake: '20.00', doubled: true, result: 'push' }],
      side: { twenty_one_three: '0.00' },
    });
    const whole = { ...bet, params: { twenty_one_three: '100' }, exponent: 0 };
    expect(play('blackjack', whole).outcome).toMatchObject({ hands: [{ stake: '2000' }] });
    expect(play('blackjack', bet).events.at(-1)).toEqual({
      type: 'result',
      hand: 0,
      result: 'push',
      payout: '20.00',
    });
  });

  it('pays the published hands', () => {
    const sum = (state: HandState) => [
      state.parts?.reduce((all, { stakeMinor }) => all + stakeMinor, 0n),
      state.parts?.reduce((all, { payoutMinor }) => all + (payoutMinor ?? 0n), 0n),
      state.multiplierE4,
    ];
    const holdem = { params: { aa_bonus: '1.00' }, actions: ['call'] };
    expect(sum(play('casino-holdem', holdem))).toEqual([3_100n, 6_000n, 19_354n]);
    const three = { params: { pair_plus: '1.00' }, nonce: 13, actions: ['play'] };
    expect(sum(play('three-card-poker', three))).toEqual([2_100n, 5_700n, 27_142n]);
  });

  it('says why the last action does not stand, and leaves the hand as it was', () => {
    const open = play('caribbean-stud', {});
    const refused = play('caribbean-stud', { actions: ['play'] });
    expect(refused).toEqual({ ...open, refusal: { path: 'action', code: 'invalidChoice' } });
    const over = play('caribbean-stud', { actions: ['fold', 'raise'] });
    expect(over.refusal).toEqual({ path: 'action', code: 'handFinished' });
    expect(() => play('caribbean-stud', { actions: ['play', 'raise'] })).toThrow('invalidChoice');
  });

  it('tells no hidden card with a state, whatever of it is sent', () => {
    const open = play('casino-holdem', {});
    const told = JSON.stringify(open, (_, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    // The dealer's two, turn and river of nonce 0.
    for (const hidden of [19, 12, 22, 3])
      expect(told).not.toMatch(new RegExp(`[[,:]${hidden}[\\],}]`));
  });

  it('ends and advises a hand by what it dealt', () => {
    const open = play('three-card-poker', { nonce: 13 });
    const game = handOf('three-card-poker');
    expect(game.finishBy(open)).toEqual({ action: 'fold', params: {} });
    expect(game.hint?.(open)?.options[0]?.action).toBe('play');
    expect(() => game.finishBy({ ...open })).toThrow('three-card-poker');
  });

  it.each(cardGameCodes)('%s states the most that it takes and pays', (code) => {
    const game = handOf(code);
    const most: Record<Code, [takes: bigint, pays: bigint, largest: bigint]> = {
      blackjack: [85_000n, 160_000n, 1_010_000n],
      'three-card-poker': [20_000n, 90_000n, 410_000n],
      'casino-holdem': [30_000n, 1_050_000n, 1_050_000n],
      'caribbean-stud': [30_000n, 2_040_000n, 2_040_000n],
      'jacks-or-better': [10_000n, 8_000_000n, 8_000_000n],
      'deuces-wild': [10_000n, 8_000_000n, 8_000_000n],
    };
    expect([game.mostStakesE4, game.topMultiplierE4?.({}), game.maxMultiplierE4]).toEqual(
      most[code],
    );
  });

  it('names side bets with their stakes and the most they pay', () => {
    const game = handOfCards(cardGames.blackjack);
    const parsed = game.parseParams({ perfect_pairs: '2', twenty_one_three: '0.50' });
    expect(parsed.ok && game.sideBets?.(parsed.params)).toEqual([
      { name: 'perfect_pairs', stakeMinor: 200n, topMultiplierE4: 260_000n },
      { name: 'twenty_one_three', stakeMinor: 50n, topMultiplierE4: 1_010_000n },
    ]);
    expect(game.rtp().map(({ bet }) => bet)).toEqual([
      'main',
      'perfect_pairs',
      'twenty_one_three',
      'insurance',
    ]);
    expect(game.rtp()[1]?.rtp).toEqual(fraction(398n, 415n));
  });

  it('is worked out again from the base stake, whose decimals are those of its currency', () => {
    const played = {
      params: { aa_bonus: '1.00' },
      actions: [{ action: 'call', params: {} }],
    };
    const seeds = { ...vectorSeeds, nonce: 0 };
    const hand = handOf('casino-holdem');
    expect(recomputeRound(hand, { ...played, baseStake: '10.00' }, seeds)).toMatchObject({
      ok: true,
      multiplierE4: 19_354n,
      outcome: { dealer: [19, 12] },
    });
    for (const baseStake of [undefined, '', '0.00', 'ten'])
      expect(recomputeRound(hand, { ...played, baseStake }, seeds)).toEqual({
        ok: false,
        problems: [{ path: 'base_stake', code: 'invalidType' }],
      });
  });
});
