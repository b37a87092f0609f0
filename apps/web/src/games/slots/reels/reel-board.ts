import { Container, Sprite } from 'pixi.js';
import type { Cell, Grid } from '@pavilion/games/slots/slot-events';
import type { ReelTextures } from './textures.ts';

/** A cell in the board's own units. */
export const cellSize = 100;
const symbolSize = 92;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a cell. */
export const middleOf = ([reel, row]: Cell): Point => ({
  x: (reel + 0.5) * cellSize,
  y: (row + 0.5) * cellSize,
});

/** A sprite round its middle; its size is given in units of the board. */
export function centred(sprite: Sprite, size: number, at: Point): Sprite {
  sprite.anchor.set(0.5);
  sprite.setSize(size);
  sprite.position.set(at.x, at.y);
  return sprite;
}

/** The symbols in the window, and two layers for lights: one behind them and one before. */
export class ReelBoard {
  readonly root = new Container();
  readonly behind = new Container();
  readonly symbols = new Container();
  readonly front = new Container();
  readonly textures: ReelTextures;
  readonly reels: number;
  readonly rows: number;
  grid: Grid;
  /** True while everything stands and may breathe. */
  isResting = true;
  /** What lies over the symbols and lives on its own, such as held coins. */
  idle: ((nowMs: number) => void) | null = null;
  readonly #columns: Sprite[][];
  readonly #scale: number;

  constructor(textures: ReelTextures, grid: Grid) {
    this.textures = textures;
    this.grid = grid;
    this.reels = grid.length;
    this.rows = grid[0]?.length ?? 0;
    this.#columns = grid.map(() =>
      Array.from({ length: this.rows + 1 }, () => {
        const sprite = this.symbols.addChild(new Sprite());
        sprite.anchor.set(0.5);
        return sprite;
      }),
    );
    this.#scale = symbolSize / Math.max(1, textures.symbol(grid[0]?.[0] ?? '').width);
    this.root.addChild(this.behind, this.symbols, this.front);
    this.show(grid);
  }

  /** The symbol that stands in a cell. */
  spriteAt([reel, row]: Cell): Sprite {
    const sprite = this.#columns[reel]?.[row];
    if (!sprite) throw new RangeError(`no cell ${reel},${row}`);
    return sprite;
  }

  /** Size of a symbol as a share of its usual one. */
  resize(cell: Cell, share: number): void {
    this.spriteAt(cell).scale.set(this.#scale * share);
  }

  /** Everything stands, as a window says. */
  show(grid: Grid): void {
    this.grid = grid;
    grid.forEach((column, reel) => this.place(reel, ['', ...column, ''], 0, false));
  }

  /** A reel so many symbols above its stop; the tape begins with the symbol above the window. */
  place(reel: number, tape: readonly string[], position: number, isFast: boolean): void {
    const first = Math.floor(position);
    this.#columns[reel]?.forEach((sprite, slot) => {
      const code = tape[first + slot + 1] ?? '';
      const { textures } = this;
      sprite.texture = isFast ? textures.blurred(code) : textures.symbol(code);
      sprite.scale.set(this.#scale);
      sprite.rotation = 0;
      sprite.alpha = 1;
      sprite.tint = 0xffffff;
      sprite.position.set((reel + 0.5) * cellSize, (first + slot - position + 0.5) * cellSize);
    });
  }

  /** Darkens all symbols but these. */
  dimAllBut(keep: (cell: Cell) => boolean, tint = 0x6a6a78): void {
    this.eachCell((cell) => {
      this.spriteAt(cell).tint = keep(cell) ? 0xffffff : tint;
    });
  }

  eachCell(visit: (cell: Cell) => void): void {
    for (let reel = 0; reel < this.reels; reel += 1)
      for (let row = 0; row < this.rows; row += 1) visit([reel, row]);
  }

  /** What was shown of a win goes. */
  clearLights(): void {
    for (const layer of [this.behind, this.front])
      for (const child of layer.removeChildren()) child.destroy();
    this.eachCell((cell) => {
      this.spriteAt(cell).tint = 0xffffff;
    });
  }

  /** A frame: symbols breathe a little while nothing happens. */
  breathe(nowMs: number): void {
    this.idle?.(nowMs);
    if (!this.isResting) return;
    this.eachCell((cell) => {
      const phase = nowMs / 850 + cell[0] * 1.7 + cell[1] * 0.9;
      this.resize(cell, 1 + 0.014 * Math.sin(phase));
    });
  }
}
