import { describe, expect, it } from 'vitest';
import { multiplierText, type JsonObject } from '../../engine/index.ts';
import { drawing, problemsOf } from '../../testing/streams.ts';
import { sicBo } from './sic-bo.game.ts';

const roll = (...dice: number[]) =>
  sicBo.outcomeOf(drawing(...dice.map((die) => [6, die - 1] as const)));

function pays(params: JsonObject, ...dice: number[]): string {
  const parsed = sicBo.parseBet(params);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return multiplierText(sicBo.multiplierE4(parsed.params, roll(...dice)));
}

describe('sic bo', () => {
  it.each([
    [{ kind: 'big' }, [5, 5, 1], '2.00'],
    [{ kind: 'big' }, [4, 4, 4], '0.00'],
    [{ kind: 'small' }, [5, 4, 1], '2.00'],
    [{ kind: 'small' }, [3, 3, 3], '0.00'],
    [{ kind: 'odd' }, [5, 5, 1], '2.00'],
    [{ kind: 'even' }, [2, 2, 2], '0.00'],
    [{ kind: 'total', value: 4 }, [1, 1, 2], '63.00'],
    [{ kind: 'total', value: 17 }, [6, 6, 5], '63.00'],
    [{ kind: 'total', value: 9 }, [3, 3, 3], '8.00'],
    [{ kind: 'total', value: 9 }, [3, 3, 4], '0.00'],
    [{ kind: 'single', value: 5 }, [5, 1, 2], '2.00'],
    [{ kind: 'single', value: 5 }, [5, 5, 2], '3.00'],
    [{ kind: 'single', value: 5 }, [5, 5, 5], '13.00'],
    [{ kind: 'single', value: 5 }, [1, 2, 3], '0.00'],
    [{ kind: 'pair', values: [6, 2] }, [2, 6, 6], '7.00'],
    [{ kind: 'pair', values: [6, 2] }, [6, 6, 6], '0.00'],
    [{ kind: 'double', value: 3 }, [3, 1, 3], '12.00'],
    [{ kind: 'double', value: 3 }, [3, 3, 3], '12.00'],
    [{ kind: 'any_triple' }, [3, 3, 3], '32.00'],
    [{ kind: 'triple', value: 3 }, [3, 3, 3], '181.00'],
    [{ kind: 'triple', value: 2 }, [3, 3, 3], '0.00'],
  ])('%j on %j pays %s', (params, dice, text) => {
    expect(pays(params, ...dice)).toBe(text);
  });

  it.each([
    [{ kind: 'total', value: 3 }, 'value belowMinimum'],
    [{ kind: 'total', value: 18 }, 'value aboveMaximum'],
    [{ kind: 'triple', value: 7 }, 'value aboveMaximum'],
    [{ kind: 'single' }, 'value required'],
    [{ kind: 'pair', values: [3] }, 'values belowMinimum'],
    [{ kind: 'pair', values: [3, 3] }, 'values duplicate'],
    [{ kind: 'pair', values: [1, 2, 3] }, 'values aboveMaximum'],
    [{ kind: 'pair' }, 'values required'],
  ])('refuses %j: %s', (params, problem) => {
    expect(problemsOf(sicBo.parseBet(params))).toEqual([problem]);
  });

  it('reads the two faces in any order as the same bet', () => {
    expect(sicBo.parseBet({ kind: 'pair', values: [6, 2] })).toEqual({
      ok: true,
      params: { kind: 'pair', values: [2, 6] },
    });
  });

  it('marks total and size on the road', () => {
    expect([roll(6, 1, 6), roll(1, 2, 5), roll(2, 2, 2)].map(sicBo.roadMark)).toEqual([
      '13b',
      '8s',
      '6t',
    ]);
  });
});
