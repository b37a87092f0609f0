import { describe, expect, it } from 'vitest';
import { sha256 } from '@pavilion/domain/hashes';
import { fractionText } from '../../engine/index.ts';
import { buildHashChain, utf8 } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { bustHundredths, crashRtp } from '../crash-round.ts';
import { rocketRace } from '../rocket-race/rocket-race.game.ts';
import { crash } from './crash.game.ts';

const salt = '0000000000000000000301e2801a9a9598bfb114e574a91a887f2132f33047e6';
const chain = buildHashChain(sha256(utf8('chain-start')), 5);
const { cashOut } = crash;

describe('crash', () => {
  it.each([
    [1, '1.02'],
    [2, '2.87'],
    [3, '8.80'],
    [4, '1.04'],
    [5, '6.46'],
  ])('busts where the published vectors say: game %i at %s', (game, bust) => {
    const decision = { link: chain[game] as Uint8Array, salt, index: game };
    expect(crash.outcomeOf(decision)).toEqual({ bust });
    expect(rocketRace.outcomeOf(decision)).toEqual({ bust });
  });

  it('never busts below 1.00, whatever the hash', () => {
    for (let i = 0; i < 2_000; i += 1)
      expect(bustHundredths(sha256(utf8(`hash ${i}`)), 'salt')).toBeGreaterThanOrEqual(100n);
  });

  it.each([
    [150, '1.49', 0n],
    [150, '1.50', 15_000n],
    [150, '9.00', 15_000n],
    [101, '1.00', 0n],
    [101, '1.01', 10_100n],
    [null, '999999.99', 0n],
    [null, '1000000.00', 10_000_000_000n],
    [100_000_000, '2000000.00', 10_000_000_000n],
  ])('a bet that leaves by itself at %j of a bust at %s pays %i', (autoCashOut, bust, pays) => {
    expect(crash.settle({ autoCashOut }, { bust })).toBe(pays);
  });

  it.each(['1.01', '1.02', '2.87', '100.00', '999999.99'])(
    'runs until the multiplier leaves the bust %s, so that leaving at it wins',
    (bust) => {
      const runsMs = crash.runsMs({ bust });
      const endsAt = cashOut?.endsAt({ bust }) ?? 0n;
      expect(cashOut?.multiplierAt(runsMs - 1)).toBeLessThanOrEqual(endsAt);
      expect(cashOut?.multiplierAt(runsMs)).toBeGreaterThan(endsAt);
    },
  );

  it('stands at the bust itself before it ends, as long as a millisecond is less than a hundredth', () => {
    for (const bust of ['1.01', '1.02', '2.87', '50.00', '166.00'])
      expect(cashOut?.multiplierAt(crash.runsMs({ bust }) - 1)).toBe(cashOut?.endsAt({ bust }));
  });

  it('is over at once when it busts at 1.00', () => {
    expect(crash.runsMs({ bust: '1.00' })).toBe(0);
  });

  it('stops every bet at a million at the latest', () => {
    expect(cashOut?.autoAt({ autoCashOut: 250 })).toBe(25_000n);
    expect(cashOut?.autoAt({ autoCashOut: null })).toBe(crash.maxMultiplierE4);
  });

  it('returns 99 % wherever one leaves', () => {
    for (const target of [101n, 137n, 200n, 99_999n, 100_000_000n])
      expect(fractionText(crashRtp(target).rtp, 7)).toMatch(/^0\.(9899999|9900000)$/);
  });

  it('has the rules of its second picture, on another clock', () => {
    expect(rocketRace.rtp()).toEqual(crash.rtp());
    expect(rocketRace).toMatchObject({ code: 'rocket-race', category: 'crash', bettingMs: 9_000 });
  });

  it.each([
    [{}, null],
    [{ auto_cash_out: null }, null],
    [{ auto_cash_out: '1.01' }, 101],
    [{ auto_cash_out: '1000000' }, 100_000_000],
  ])('takes %j', (raw, autoCashOut) => {
    expect(crash.parseParams(raw)).toEqual({ ok: true, params: { autoCashOut } });
  });

  it.each([
    [{ auto_cash_out: '1.00' }, ['auto_cash_out belowMinimum']],
    [{ auto_cash_out: '1000000.01' }, ['auto_cash_out aboveMaximum']],
    [{ auto_cash_out: '1.011' }, ['auto_cash_out tooManyDecimals']],
    [{ auto_cash_out: 2 }, ['auto_cash_out invalidType']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(crash.parseParams(raw))).toEqual(problems);
  });
});
