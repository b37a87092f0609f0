import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playKnockOut } from './knock-out.ts';

const letters = (text: string): string[] => [...text];

describe('a knock-out', () => {
  it.each([
    ['ab', 'ab', 'ab'],
    ['ab', 'ba', 'ba'],
    ['abcd', 'abcd', 'acbd'],
    // The strongest two meet at once: one of them is out in the first round.
    ['abcd', 'bacd', 'bcad'],
    ['abcdefgh', 'abcdefgh', 'aecgbdfh'],
    ['abcdefgh', 'hgfedcba', 'hdbfaceg'],
  ])('of %s, the stronger going on (%s), ends as %s', (drawn, byStrength, order) => {
    const isStronger = (one: string, other: string): boolean =>
      byStrength.indexOf(one) < byStrength.indexOf(other);
    const played = playKnockOut(letters(drawn), (one, other) =>
      isStronger(one, other) ? one : other,
    );
    expect(played.join('')).toBe(order);
  });

  it('counts its ties round by round', () => {
    const ties: string[] = [];
    playKnockOut(letters('abcdefgh'), (one, other, tieNo) => {
      ties.push(`${tieNo}${one}${other}`);
      return other;
    });
    expect(ties).toEqual(['0ab', '1cd', '2ef', '3gh', '4bd', '5fh', '6dh']);
  });

  it('puts whoever goes further first, whoever wins', () => {
    const draw = fc.constantFrom('ab', 'abcd', 'abcdefgh', 'abcdefghijklmnop');
    fc.assert(
      fc.property(draw, fc.infiniteStream(fc.boolean()), (drawn, luck) => {
        const wins = new Map<string, number>(letters(drawn).map((one) => [one, 0]));
        const order = playKnockOut(letters(drawn), (one, other) => {
          const winner = luck.next().value ? one : other;
          wins.set(winner, (wins.get(winner) ?? 0) + 1);
          return winner;
        });
        const won = order.map((one) => wins.get(one) ?? 0);
        expect(won).toEqual(won.toSorted((a, b) => b - a));
        expect(order.toSorted().join('')).toBe(drawn);
      }),
    );
  });

  it('needs somebody to meet for everybody', () => {
    expect(() => playKnockOut(letters('abc'), (one) => one)).toThrow(RangeError);
  });
});
