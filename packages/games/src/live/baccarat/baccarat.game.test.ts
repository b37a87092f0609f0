import { describe, expect, it } from 'vitest';
import { multiplierText, numbersFrom } from '../../engine/index.ts';
import { drawing } from '../../testing/streams.ts';
import { cardsOf } from '../../cards/card-names.ts';
import { baccarat, baccaratKinds, baccaratNoCommission } from './baccarat.game.ts';
import { baccaratChances } from './baccarat-chances.ts';
import { bankerDraws } from './baccarat-deal.ts';

/**
 * Deals these cards from the first deck of the shoe, player and banker in turn, then third cards.
 */
function deal(text: string) {
  const cards = cardsOf(text);
  const gone = (card: number, place: number): number =>
    cards.slice(0, place).filter((other) => other < card).length;
  return baccarat.outcomeOf(
    drawing(...cards.map((card, place) => [416 - place, card - gone(card, place)] as const)),
  );
}

describe('baccarat', () => {
  it.each([
    ['9d 5d Td 4h', 'tie', 9, 9, true],
    ['8d 5d Td 2h', 'player', 8, 7, true],
    ['6d 5d Td Th 9s', 'player', 6, 4, false],
    ['2d 3d 3h Th 8d', 'tie', 3, 3, false],
    ['2d 3d 3h Th 9d 4d', 'banker', 4, 7, false],
    ['Ad 7d 3h Th 9d', 'banker', 3, 7, false],
  ])('%s: %s %i:%i', (text, winner, playerTotal, bankerTotal, natural) => {
    expect(deal(text)).toMatchObject({
      winner,
      player_total: playerTotal,
      banker_total: bankerTotal,
      natural,
    });
  });

  it.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('the banker with %i draws when the third card of the player counts %s', (banker, thirds) => {
    const drawn = numbersFrom(0, 10).filter((third) => bankerDraws(banker, third));
    expect(drawn.join('')).toBe(thirds);
    expect(bankerDraws(banker, null)).toBe(banker <= 5);
  });

  it.each([
    ['2d 2h 7d 8h', '0.00 2.00 0.00 0.00 0.00'],
    ['Td Th 2s 8h', '1.95 0.00 0.00 0.00 0.00'],
    ['4d 4h 4s 4c', '1.00 1.00 9.00 12.00 12.00'],
    ['Td 6h 4s Tc Ts', '1.95 0.00 0.00 0.00 0.00'],
  ])('%s pays banker, player, tie, player pair, banker pair %s', (text, pays) => {
    const paid = baccaratKinds.map((kind) => baccarat.multiplierE4({ kind }, deal(text)));
    expect(paid.map(multiplierText).join(' ')).toBe(pays);
  });

  it('without commission pays the banker even, half when it wins with six', () => {
    const pay = (text: string) => baccaratNoCommission.multiplierE4({ kind: 'banker' }, deal(text));
    expect(pay('Td Th 2s 8h')).toBe(20_000n);
    expect(pay('Td 6h 4s Tc Ts')).toBe(15_000n);
    expect(pay('4d 4h 4s 4c')).toBe(10_000n);
  });

  it('counts all 4,998,398,275,503,360 deals as every book does', () => {
    const { deals, player, banker, tie } = baccaratChances();
    expect(deals).toBe(4_998_398_275_503_360n);
    expect([banker, player, tie]).toEqual([
      2_292_252_566_437_888n,
      2_230_518_282_592_256n,
      475_627_426_473_216n,
    ]);
  });

  it('marks winners and pairs on the road, and takes longer with each card', () => {
    expect(baccarat.roadMark(deal('4d 4h 4s 4c'))).toBe('Tbp');
    expect(baccarat.roadMark(deal('Td Th 2s 8h'))).toBe('B');
    expect(baccarat.roadMark(deal('2d 2h 7d 8h'))).toBe('P');
    expect(baccarat.dealingMs(deal('4d 4h 4s 4c'))).toBe(6_100);
    expect(baccarat.dealingMs(deal('Td 6h 4s Tc Ts'))).toBe(7_000);
  });
});
