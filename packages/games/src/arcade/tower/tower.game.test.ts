import { describe, expect, it } from 'vitest';
import { multiplierText, numbersFrom, type HandAction } from '../../engine/index.ts';
import { drawing, problemsOf } from '../../testing/streams.ts';
import {
  tower,
  towerDifficulties,
  towerLevels,
  towerMultiplierE4,
  towerMultipliers,
  towerRtp,
  type TowerDifficulty,
} from './tower.game.ts';

const cashOut: HandAction = { action: 'cash_out', params: {} };
const climb = (tile: number): HandAction => ({ action: 'climb', params: { tile } });

/** Expert, tile `safe` safe on every row. */
const expert = (safe: number, ...actions: HandAction[]) =>
  tower.run(
    { difficulty: 'expert' },
    actions,
    drawing(...numbersFrom(0, 9).map(() => [3, safe] as const)),
  );

describe('tower', () => {
  it.each<[TowerDifficulty, number, string]>([
    ['easy', 1, '1.3066'],
    ['medium', 2, '2.205'],
    ['hard', 9, '501.76'],
    ['expert', 1, '2.94'],
    ['expert', 9, '19289.34'],
    ['master', 9, '256901.12'],
    ['master', 0, '1.00'],
  ])('%s, row %i pays %s', (difficulty, row, text) => {
    expect(multiplierText(towerMultiplierE4(difficulty, row))).toBe(text);
  });

  it('pays 98 % on any row, and never more', () => {
    for (const difficulty of towerDifficulties)
      for (const row of numbersFrom(1, towerMultipliers(difficulty).length)) {
        const { numerator, denominator } = towerRtp(difficulty, row).rtp;
        expect(numerator * 100n).toBeLessThanOrEqual(denominator * 98n);
        expect(numerator * 10_000n).toBeGreaterThan(denominator * 9_799n);
      }
  });

  it('draws the safe tiles row by row from the tiles that remain', () => {
    // Easy: 4 tiles, 3 safe. Draws of 4, 3, 2; the first row 3, then 0, then 1 of what remains.
    const draws = numbersFrom(0, 9).flatMap(
      () =>
        [
          [4, 3],
          [3, 0],
          [2, 1],
        ] as const,
    );
    const state = tower.run({ difficulty: 'easy' }, [climb(1)], drawing(...draws));
    expect(state.multiplierE4).toBe(0n);
    expect(state.outcome).toEqual({ picks: [1], safe: numbersFrom(0, 9).map(() => [3, 0, 2]) });
  });

  it('goes up row by row to the cash-out', () => {
    expect(expert(1)).toEqual({
      isSettled: false,
      allowed: ['climb'],
      outcome: { picks: [] },
      multiplierE4: 10_000n,
      events: [],
    });
    const open = expert(1, climb(1), climb(1));
    expect(open).toMatchObject({ isSettled: false, allowed: ['climb', 'cash_out'] });
    expect(open.outcome).toEqual({ picks: [1, 1] });
    expect(open.multiplierE4).toBe(88_200n);
    const settled = expert(1, climb(1), climb(1), cashOut);
    expect(settled).toMatchObject({ isSettled: true, allowed: [], multiplierE4: 88_200n });
    expect(settled.events.map(({ type }) => type)).toEqual([
      'climbed',
      'climbed',
      'cashed_out',
      'uncovered',
    ]);
  });

  it('ends by itself on a wrong tile and on the top', () => {
    expect(expert(1, climb(1), climb(0))).toMatchObject({ isSettled: true, multiplierE4: 0n });
    const top = expert(2, ...numbersFrom(0, 9).map(() => climb(2)));
    expect(top).toMatchObject({ isSettled: true, multiplierE4: 192_893_400n });
  });

  it.each<[string, HandAction[], string]>([
    ['cash-out on the ground', [cashOut], 'action notAllowed'],
    ['an unknown action', [{ action: 'jump', params: {} }], 'action invalidChoice'],
    ['no tile', [{ action: 'climb', params: {} }], 'tile required'],
    ['a tile that the row does not have', [climb(3)], 'tile aboveMaximum'],
    ['half a tile', [climb(0.5)], 'tile invalidType'],
    ['a step of a settled hand', [climb(0), climb(1)], 'action handFinished'],
  ])('refuses %s and changes nothing', (_, actions, refused) => {
    const { refusal, ...state } = expert(1, ...actions);
    expect(`${refusal?.path} ${refusal?.code}`).toBe(refused);
    expect(state).toEqual(expert(1, ...actions.slice(0, -1)));
  });

  it('an open hand says nothing of the rows, neither those ahead nor those below', () => {
    // Medium: 2 of 3 are safe. Both towers hold on tile 0; they differ in everything else.
    const row = (second: number) =>
      [
        [3, 0],
        [2, second],
      ] as const;
    const rows = (second: number) => drawing(...numbersFrom(0, 9).flatMap(() => row(second)));
    const played = [0, 1].map((second) =>
      tower.run({ difficulty: 'medium' }, [climb(0), climb(0)], rows(second)),
    );
    expect(played[0]).toEqual(played[1]);
    expect(towerLevels.medium).toEqual({ tiles: 3, safe: 2 });
  });

  it('is finished by cashing out, or gives the stake back on the ground', () => {
    expect(tower.finishBy(expert(1))).toBeNull();
    expect(tower.finishBy(expert(1, climb(1)))).toEqual(cashOut);
  });

  it.each([
    [{}, ['difficulty required']],
    [{ difficulty: 'nightmare' }, ['difficulty invalidChoice']],
  ])('refuses %j', (raw, problems) => {
    expect(problemsOf(tower.parseParams(raw))).toEqual(problems);
  });
});
