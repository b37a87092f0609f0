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
      if (game.engine === 'hand') expect(most).toBe(limits.maxMinor);
      const plain = game.parseParams(plainBets[code] ?? {});
      if (!plain.ok) throw new Error(`no plain bet on ${code}`);
      const top = boundingTop(game, plain.params);
      const stake = (minor: bigint) => checkedStake(formatAmount(minor, currency), currency, top);
      expect(stake(most)).toBe(most);
      expect(() => stake(most + 1n)).toThrow('stakeTooHigh');
    },
  );
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
