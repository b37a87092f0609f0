import { houseGames, loadGame } from '@pavilion/games';
import type { SlotEvent } from '@pavilion/games/slots/slot-events';
import type { SlotGame } from '@pavilion/games/slots/slot-machine';
import { createRandomStream } from '@pavilion/domain/fair-stream';
import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { createTranslator } from '@pavilion/i18n/server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseGameRows } from '../house-games.ts';
import type { GameInfo, RoundRecord, WireEvent } from '../game-info.ts';
import type { PlayView, SceneProps } from '../stages/play/play-view.types.ts';
import { boardAfter, emptyBoard, idleGrid } from './board-state.ts';
import { symbolName } from './captions.ts';
import { baseStakeOf } from './slot-money.ts';

const messages = compileMessages(loadMessages('en-US'));
const t = createTranslator('en-US');
const codes = ['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'] as const;
const gameOf = (code: (typeof codes)[number]): SlotGame => houseGames[code] as SlotGame;
const isSold = (game: SlotGame): boolean => game.machine.buyCost !== null;

/** Rounds as the server deals them: paid spins, and bought features where they are sold. */
function roundsOf(game: SlotGame): (readonly SlotEvent[])[] {
  return Array.from({ length: 60 }, (_, nonce) => {
    const stream = createRandomStream({
      serverSeed: 'ab'.repeat(32),
      clientSeed: game.code,
      nonce,
    });
    return game.play({ buy: isSold(game) && nonce % 3 === 0 }, stream).events;
  });
}

type SlotCode = (typeof codes)[number];

async function viewOf(code: SlotCode): Promise<PlayView> {
  const row = houseGameRows[code];
  if (row.engine === 'round' || row.engine === 'table')
    throw new Error(`${code} has shared rounds`);
  return row.view();
}

const written = (node: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      {node}
    </I18nProvider>,
  );

function sceneOf({ Scene }: PlayView, shown: readonly SlotEvent[]): string {
  const nothing = (): void => undefined;
  const round = { stake: '10.00', currency: 'USD', params: {} };
  const props = { shown, params: {}, round, register: () => nothing } as unknown;
  return written(<Scene {...(props as SceneProps)} />);
}

const altsOf = (html: string): string[] =>
  [...html.matchAll(/alt="([^"]+)"/g)].map(([, alt = '']) => alt);

beforeAll(async () => {
  await Promise.all(codes.map((code) => loadGame(gameOf(code))));
});

describe.each(codes)('%s', (code) => {
  it('has a drawing, a name and a row of the pay table for each of its symbols', async () => {
    const { machine } = gameOf(code);
    const { Rules } = await viewOf(code);
    if (!Rules) throw new Error('a slot shows what it pays');
    const info = { par_sheet: { url: '/par-sheets/x.md', hash: 'f00' } } as GameInfo;
    const html = written(<Rules info={info} />);
    const names = machine.symbols.map((symbol) => symbolName(symbol.code, t));
    expect(altsOf(html)).toEqual(names);
    expect(machine.symbols.map((symbol) => symbol.code)).not.toEqual(names);
    expect(html.match(/<dt/g)).toHaveLength(machine.pays.length);
    expect(html).toContain('href="/par-sheets/x.md"');
  });

  it('begins with a window that promises nothing and pays nothing', () => {
    const { machine } = gameOf(code);
    const grid = idleGrid(machine);
    const special = machine.symbols.filter(({ role }) => role !== 'regular').map((one) => one.code);
    expect(grid.flat().filter((symbol) => special.includes(symbol))).toEqual([]);
    const [first = [], second = []] = grid;
    expect(first.filter((symbol) => second.includes(symbol))).toEqual([]);
  });

  it('shows the window of every round as the server told it, and no later one', async () => {
    const view = await viewOf(code);
    for (const events of roundsOf(gameOf(code)).slice(0, 6)) {
      const last = events.findLastIndex((event) => 'grid' in event);
      const told = events[last];
      if (!told || !('grid' in told)) continue;
      const shown = told.grid.flatMap((column) => column.map((symbol) => symbolName(symbol, t)));
      const html = sceneOf(view, events.slice(0, last + 1));
      expect(altsOf(html)).toEqual(shown);
    }
  });

  it('ends every round with what it pays, its features closed', () => {
    const start = emptyBoard(idleGrid(gameOf(code).machine));
    for (const events of roundsOf(gameOf(code))) {
      const settled = events.at(-1);
      expect(settled?.type).toBe('settled');
      const board = boardAfter(start, events);
      expect(board).toMatchObject({
        total: settled && 'multiplier' in settled ? settled.multiplier : '',
      });
      expect([board.free, board.respins]).toEqual([null, null]);
    }
  });

  it('says every event in words, with nothing left unsaid', async () => {
    const { caption } = await viewOf(code);
    const said = roundsOf(gameOf(code))
      .flat()
      .map((event) => caption(event as WireEvent, t) ?? '');
    expect(said.filter((text) => text.length < 8 || /undefined|\{/.test(text))).toEqual([]);
  });
});

it.each([
  ['classic-3x3', { buy: false }, '10.00', '10.00'],
  ['lines-5x3', { buy: true }, '400.00', '10.00'],
  ['cascade-6x5', { buy: true }, '500', '10'],
  ['hold-and-win', { buy: true }, '3.20', '0.10'],
] as const)('%s with %j at %s multiplies a stake of %s', (code, params, stake, base) => {
  expect(baseStakeOf(gameOf(code), { stake, params } as unknown as RoundRecord)).toBe(base);
});

it('counts free spins, adds those that are won in them, and keeps the coins that lie', () => {
  const start = emptyBoard([['ace'], ['king']]);
  const spun = {
    type: 'spun',
    spin: 3,
    left: 7,
    reels: 'free',
    stops: [0, 0],
    grid: [['ace'], ['king']],
  } as const;
  const added = { type: 'free_spins_added', cells: [[0, 0]], spins: 5, left: 12 } as const;
  expect(boardAfter(start, [spun]).free).toEqual({ at: 3, of: 10 });
  expect(boardAfter(start, [spun, added]).free).toEqual({ at: 3, of: 15 });
  const coin = (reel: number) => ({ cell: [reel, 0], multiplier: '1.00', pot: null }) as const;
  const held = boardAfter(start, [
    { type: 'hold_started', coins: [coin(0)], respins: 3 },
    { type: 'hold_spun', coins: [coin(1)], respins: 3 },
  ]);
  expect(held.coins).toHaveLength(2);
  expect(held.respins).toBe(3);
});
