import { describe, expect, it } from 'vitest';
import { fraction, fractionText, type HandAction } from '../../engine/index.ts';
import { bestHoldsReturn } from '../../testing/best-holds.ts';
import { cardsOf } from '../card-names.ts';
import { vectorStream } from '../../testing/streams.ts';
import { payoutOfHand, replayHand, stakeOf } from '../card-game.ts';
import { deucesWild } from './deuces-wild.game.ts';
import { holdGains } from './hold-gains.ts';
import { jacksOrBetter } from './jacks-or-better.game.ts';
import { paysOf } from './video-poker.ts';
import { deucesPays, jacksPays } from './video-poker-pays.ts';

const games = { 'jacks-or-better': jacksOrBetter, 'deuces-wild': deucesWild };
const bet = { baseMinor: 1_000n, sides: {} };
const hold = (...places: number[]): HandAction => ({ action: 'hold', params: { hold: places } });

function play(code: keyof typeof games, nonce: number, action: HandAction) {
  const step = replayHand(games[code], bet, [action], vectorStream(nonce));
  if (!step.ok) throw new Error(JSON.stringify(step.refusal));
  return step.state;
}

describe('video poker', () => {
  // Wire, games two, 14.
  it.each([
    ['jacks-or-better', 0, [0, 2], [40, 37, 5, 23, 21], [40, 19, 5, 12, 22], 0n],
    ['jacks-or-better', 1, [0, 2], [30, 44, 13, 8, 36], [30, 11, 13, 49, 2], 0n],
    ['jacks-or-better', 2, [0, 2], [33, 17, 10, 32, 50], [33, 11, 10, 9, 31], 3_000n],
    ['deuces-wild', 0, [1, 3, 4], [40, 37, 5, 23, 21], [19, 37, 12, 23, 21], 0n],
    ['deuces-wild', 1, [1, 3, 4], [30, 44, 13, 8, 36], [11, 44, 49, 8, 36], 0n],
    ['deuces-wild', 2, [1, 3, 4], [33, 17, 10, 32, 50], [11, 17, 9, 32, 50], 0n],
  ] as const)('%s, nonce %i, hold %j', (code, nonce, held, dealt, final, payout) => {
    const state = play(code, nonce, hold(...held));
    expect(games[code].outcomeOf(state)).toEqual({ dealt, held, final });
    expect([stakeOf(state), payoutOfHand(state)]).toEqual([1_000n, payout]);
  });

  it.each([
    ['Ad Kd Qd Jd Td', 800],
    ['9d Kd Qd Jd Td', 50],
    ['9d 9h 9s 9c Td', 25],
    ['9d 9h 9s Tc Td', 9],
    ['2d 9d 4d Jd Td', 6],
    ['2d 3h 4d 5d Ad', 4],
    ['9d 9h 9s Kc Td', 3],
    ['9d 9h Ks Kc Td', 2],
    ['Jd Jh Ks 2c Td', 1],
    ['Td Th Ks 2c 3d', 0],
  ])('jacks or better: %s pays %i', (text, pay) => {
    expect(paysOf(jacksPays, cardsOf(text))).toBe(pay);
  });

  it.each([
    ['Ad Kd Qd Jd Td', 800],
    ['2d 2h 2s 2c Td', 200],
    ['Ad 2h Qd Jd Td', 25],
    ['2d 2h 2s Kd Ad', 25],
    ['9d 9h 9s 9c 2d', 16],
    ['2d 2h 2s 9c 9d', 16],
    ['3d 4d 5d 2h Ad', 10],
    ['9d 2h Qd Jd Td', 10],
    ['2d 2h 2s 9c Td', 4],
    ['9d 9h 9s 2c Td', 4],
    ['9d 9h 9s 9c Td', 4],
    ['9d 9h Ts Tc 2d', 4],
    ['9d 9h 9s Tc Td', 4],
    ['2c 3d 8d Kd Td', 3],
    ['2c 2d 8d Kd 4d', 3],
    ['2c 3d 4h 5d Ad', 2],
    ['2c 2d 8h Jd Td', 2],
    ['2c 2d 8h Kd 4d', 1],
    ['9d 9h 2s Kc Td', 1],
    ['Ad Ah Ks Kc Td', 0],
    ['Ad 2h Ks 7c 9d', 0],
  ])('deuces wild: %s pays %i', (text, pay) => {
    expect(paysOf(deucesPays, cardsOf(text))).toBe(pay);
  });

  it('refuses what is no hold, and a second one', () => {
    const open = jacksOrBetter.start(bet, vectorStream(0));
    const refusal = (params: HandAction['params'], action = 'hold') => {
      const step = jacksOrBetter.act(open, { action, params }, vectorStream(0));
      return step.ok ? null : `${step.refusal.path} ${step.refusal.code}`;
    };
    expect(refusal({})).toBe('hold required');
    expect(refusal({ hold: [5] })).toBe('hold aboveMaximum');
    expect(refusal({ hold: [1, 1] })).toBe('hold duplicate');
    expect(refusal({ hold: 'all' })).toBe('hold invalidType');
    expect(refusal({}, 'draw')).toBe('action invalidChoice');
    expect(refusal({ hold: [] })).toBeNull();
    const settled = play('jacks-or-better', 0, hold());
    const again = jacksOrBetter.act(settled, hold(), vectorStream(0));
    expect(again).toMatchObject({ ok: false, refusal: { code: 'handFinished' } });
    expect(jacksOrBetter.allowed(settled)).toEqual([]);
  });

  it('tells nothing of the draw before it', () => {
    const open = jacksOrBetter.start(bet, vectorStream(0));
    expect(jacksOrBetter.outcomeOf(open)).toEqual({
      dealt: [40, 37, 5, 23, 21],
      held: null,
      final: null,
    });
    expect(open.events.map(({ type }) => type)).toEqual(Array(5).fill('dealt'));
  });

  it('advises exactly: four to the royal over a flush', () => {
    const [best] = holdGains(cardsOf('Ad Kd Qd Jd 4d'), jacksPays);
    expect(best?.held).toEqual([0, 1, 2, 3]);
    // Of 47 cards one is the royal, seven a flush, three a straight, twelve a high pair.
    expect(best?.gain).toEqual(fraction(800n + 7n * 6n + 3n * 4n + 12n - 47n, 47n));
  }, 120_000);

  it('holds what is best when nobody plays on: the pair', () => {
    // Q♦ J♥ 3♥ 7♣ 7♥.
    const open = deucesWild.start(bet, vectorStream(0));
    expect(deucesWild.finishBy(open)).toEqual(hold(3, 4));
  }, 120_000);
});

describe('the returns of video poker', () => {
  it.each([
    ['jacks-or-better', jacksPays, '0.99543904'],
    ['deuces-wild', deucesPays, '0.99728294'],
  ] as const)(
    '%s returns exactly what the best of 32 holds of every hand does',
    (code, pays, text) => {
      const { paid, ways } = bestHoldsReturn(pays);
      const [row] = games[code].bets();
      expect(row?.rtp).toEqual(fraction(paid, ways));
      expect(fractionText(row?.rtp ?? fraction(0n))).toBe(text);
    },
    120_000,
  );
});
