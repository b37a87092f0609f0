import { describe, expect, it } from 'vitest';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { houseGames, houseStakeLimits, type AnyGame } from '@pavilion/games';
import { formatAmount } from '@pavilion/domain/money';
import { boundingTop, checkedStake, mostStake } from './checked-stake.ts';

const currencyCodes = Object.keys(currencies) as CurrencyCode[];
const games: AnyGame[] = Object.values(houseGames);

describe.each(games.map((game) => [game.code, game] as const))('the stakes of %s', (code, game) => {
  it.each(currencyCodes)(
    'are a range in %s, and a plain bet is taken up to its end',
    (currency) => {
      const limits = houseStakeLimits(currency);
      const most = mostStake(game, limits);
      expect(most).toBeGreaterThanOrEqual(limits.minMinor);
      expect(most).toBeLessThanOrEqual(limits.maxMinor);
      const costE4 = game.engine === 'hand' ? game.mostStakesE4 : undefined;
      if (game.engine === 'hand' && !costE4) expect(most).toBe(limits.maxMinor);
      const plain = game.parseParams(plainBets[code] ?? {});
      if (!plain.ok) throw new Error(`no plain bet on ${code}`);
      const top = boundingTop(game, plain.params);
      const stake = (minor: bigint) =>
        checkedStake(formatAmount(minor, currency), currency, top, { costE4 });
      expect(stake(most)).toBe(most);
      expect(() => stake(most + 1n)).toThrow('stakeTooHigh');
    },
  );
});

describe('side bets beside a stake', () => {
  // 1000.00 at most a round, 250000.00 its largest win; blackjack takes 8.5 stakes and pays 16.
  const limits = { costE4: 85_000n };
  const stake = (text: string, sideMinor: bigint, topMultiplierE4 = 1_010_000n) =>
    checkedStake(text, 'EUR', 160_000n, {
      ...limits,
      sides: [{ name: 'twenty_one_three', stakeMinor: sideMinor, topMultiplierE4 }],
    });

  it('leave less for it, of what the hand takes and of what it pays', () => {
    expect(stake('117.64', 0n)).toBe(11_764n);
    expect(stake('105.88', 10_000n)).toBe(10_588n);
    expect(() => stake('105.89', 10_000n)).toThrow('stakeTooHigh');
    // 100.00 that may pay 240 000.00 leaves 10 000.00 for the hand.
    expect(() => stake('105.88', 10_000n, 24_000_000n + 1n)).not.toThrow();
    expect(() => stake('105.88', 10_000n, 24_900_000n)).toThrow('stakeTooHigh');
  });

  it('that leave nothing for it are themselves too large', () => {
    expect(() => stake('0.10', 99_950n)).toThrow('invalidParams');
    expect(() => stake('0.10', 10_000n, 25_000_000n)).toThrow('invalidParams');
  });
});

/** A gentle bet on games that ask for a choice. */
const plainBets: Record<string, object> = {
  dice: { target: '50.50', direction: 'over' },
  limbo: { target: '2.00' },
  plinko: { rows: 8, risk: 'low' },
  keno: { picks: [7], risk: 'low' },
  wheel: { segments: 10, risk: 'low' },
  'coin-flip': { side: 'heads' },
  mines: { mines: 1 },
  tower: { difficulty: 'easy' },
  'hash-odd-even': { side: 'odd' },
  'hash-big-small': { side: 'big' },
  'hash-lucky': { side: 'lucky' },
  'hash-banker-player': { side: 'banker' },
  'hash-niu-niu': { side: 'player' },
  baccarat: { kind: 'player' },
  'baccarat-no-commission': { kind: 'player' },
  'dragon-tiger': { kind: 'dragon' },
  roulette: { kind: 'red' },
  'sic-bo': { kind: 'big' },
  'andar-bahar': { kind: 'andar' },
  'fortune-wheel': { kind: 'segment', value: 2 },
  'keno-minute': { kind: 'sum', side: 'big' },
};
