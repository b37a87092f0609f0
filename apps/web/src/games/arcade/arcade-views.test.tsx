import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { createTranslator } from '@pavilion/i18n/server';
import { houseGameCodes, houseGames, type HouseGameCode } from '@pavilion/games';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { houseGameRows } from '../house-games.ts';
import type { PlayView, SceneProps } from '../stages/play/play-view.types.ts';
import type { RoundRecord, WireEvent } from '../game-info.ts';

import { restingAngle } from './wheel/wheel-view.tsx';
import { heightOf } from './limbo/limbo-view.tsx';
import { toggledPicks } from './keno/keno-view.tsx';
import { ballWay, pegGap, pocketAt } from './plinko/plinko-geometry.ts';

const messages = compileMessages(loadMessages('en-US'));
const t = createTranslator('en-US');
const arcade = houseGameCodes.filter(
  (code) => houseGames[code].category === 'arcade' && houseGames[code].engine !== 'round',
);

async function viewOf(code: HouseGameCode): Promise<PlayView> {
  const row = houseGameRows[code];
  if (row.engine === 'round' || row.engine === 'table')
    throw new Error(`${code} has shared rounds`);
  return row.view();
}

const roundOf = (part: Partial<RoundRecord>): RoundRecord =>
  ({ multiplier: '0.00', outcome: {}, params: {}, events: [], ...part }) as RoundRecord;

function sceneOf({ Scene }: PlayView, props: Partial<SceneProps>): string {
  const nothing = (): void => undefined;
  const all = {
    shown: [],
    params: {},
    round: null,
    isBusy: false,
    isPlaying: false,
    actions: [],
    onParams: nothing,
    onAction: nothing,
    sound: nothing,
    register: () => nothing,
    ...props,
  } as unknown as SceneProps;
  return renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <Scene {...all} />
    </I18nProvider>,
  );
}

describe('arcade games', () => {
  it.each(arcade)('%s has a picture of its typical bet', async (code) => {
    const view = await viewOf(code);
    expect(sceneOf(view, { params: houseGameRows[code].typicalBet })).toContain('<');
  });

  it.each<[HouseGameCode, WireEvent, string | null]>([
    ['dice', { type: 'rolled', roll: '77.84' }, 'The roll is 77.84.'],
    ['plinko', { type: 'landed', multiplier: '5.60' }, 'The ball landed in the 5.6× pocket.'],
    ['plinko', { type: 'dropped', path: [] }, null],
    ['mines', { type: 'revealed', tile: 4, is_mine: true }, 'Tile 5 is a mine. The round is lost.'],
    [
      'mines',
      { type: 'revealed', tile: 4, is_mine: false, multiplier: '1.12' },
      'Tile 5 is a gem. Cashing out now pays 1.12×.',
    ],
    ['mines', { type: 'cashed_out', multiplier: '1.12' }, 'Cashed out at 1.12×.'],
    ['limbo', { type: 'climbed', result: '2.35' }, 'The result is 2.35×.'],
    ['keno', { type: 'drawn', numbers: [3, 9] }, 'Drawn: 3, 9.'],
    [
      'keno',
      { type: 'matched', numbers: [3], multiplier: '0.00' },
      'Hits: 1. The multiplier is 0×.',
    ],
    ['hi-lo', { type: 'dealt', card: 50 }, 'The card is: Ace of spades.'],
    [
      'hi-lo',
      { type: 'guessed', card: 0, is_win: true, multiplier: '1.50' },
      '2 of diamonds: right. Cashing out now pays 1.5×.',
    ],
    [
      'hi-lo',
      { type: 'guessed', card: 0, is_win: false },
      '2 of diamonds: wrong. The round is lost.',
    ],
    [
      'tower',
      { type: 'climbed', row: 2, is_safe: true, multiplier: '1.74' },
      'Row 2 is safe. Cashing out now pays 1.74×.',
    ],
    [
      'tower',
      { type: 'climbed', row: 2, is_safe: false },
      'The tile on row 2 breaks. The round is lost.',
    ],
    ['wheel', { type: 'spun', multiplier: '1.50' }, 'The wheel stopped at 1.5×.'],
    ['coin-flip', { type: 'flipped', side: 'tails' }, 'The coin shows tails.'],
    ['diamonds', { type: 'matched', pattern: 'two_pairs', multiplier: '2.00' }, 'Two pairs: 2×.'],
    ['diamonds', { type: 'dealt', gems: [] }, null],
  ])('%s says in words: %j', async (code, event, words) => {
    expect((await viewOf(code)).caption(event, t)).toBe(words);
  });

  it.each<[HouseGameCode, Partial<RoundRecord>, string]>([
    ['dice', { outcome: { roll: '77.84' } }, '77.84'],
    ['plinko', { multiplier: '5.60' }, '5.6×'],
    ['mines', { multiplier: '1000.00' }, '1000×'],
    ['limbo', { outcome: { result: '1.00' } }, '1.00×'],
    ['keno', { multiplier: '0.00' }, '0×'],
    ['hi-lo', { multiplier: '1.4988' }, '1.4988×'],
    ['tower', { multiplier: '0.00' }, '0×'],
    ['wheel', { multiplier: '49.50' }, '49.5×'],
    ['coin-flip', { multiplier: '1.98' }, '1.98×'],
    ['diamonds', { multiplier: '0.10' }, '0.1×'],
  ])('%s shows its result in short', async (code, round, text) => {
    expect((await viewOf(code)).resultText(roundOf(round))).toBe(text);
  });

  it('mines shows no mine before its event has come', async () => {
    const events: WireEvent[] = [
      { type: 'revealed', tile: 0, is_mine: false, multiplier: '1.12' },
      { type: 'uncovered', mines: [1, 2, 3] },
    ];
    const view = await viewOf('mines');
    expect(sceneOf(view, { shown: events.slice(0, 1) })).not.toContain('a mine');
    expect(sceneOf(view, { shown: events }).match(/a mine/g)).toHaveLength(3);
  });

  it.each([
    [0, 10, 342],
    [9, 10, 18],
    [24, 50, 183.6],
  ])('the wheel rests with the middle of segment %i of %i under the pointer', (at, of, angle) => {
    expect((restingAngle(at, of) + ((at + 0.5) * 360) / of) % 360).toBeCloseTo(0);
    expect(restingAngle(at, of)).toBeCloseTo(angle);
  });

  it('the ball comes down over the pocket of its path', () => {
    const end = ballWay([1, 1, 0, 1, 0, 0, 1, 1]).at(-1);
    const pocket = pocketAt(8, 5);
    expect(end?.x).toBeCloseTo(pocket.x + pegGap / 2);
    expect(end?.y).toBeCloseTo(pocket.y - 2.2);
  });

  it('the craft of limbo is at the ring exactly when it reaches the target, and never leaves the sky', () => {
    expect(heightOf(2, 2)).toBeCloseTo(62);
    expect(heightOf(1.99, 2)).toBeLessThan(62);
    expect(heightOf(1, 1.01)).toBeCloseTo(22);
    expect(heightOf(1_000_000, 1.01)).toBeLessThan(80);
  });

  it('keno takes ten picks and no more', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(toggledPicks(ten, 11)).toEqual(ten);
    expect(toggledPicks(ten, 4)).toHaveLength(9);
  });
});
