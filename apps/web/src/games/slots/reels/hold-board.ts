import { Container, Sprite } from 'pixi.js';
import type { Cell, Coin } from '@pavilion/games/slots/slot-events';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../engine/play-events.ts';
import { cellKey } from '../board-state.ts';
import { cellSize, centred, middleOf, type ReelBoard } from './reel-board.ts';

export interface HoldPorts {
  coinCode: string;
  glow: number;
  /** What stands on a coin: its worth, or the name of its pot. */
  labelOf(coin: Coin): string;
  onLand(): void;
}

const dark = 0x2c1a20;

/** Coins that stay while everything else goes: they lie on a layer of their own over the darkened reels. */
export class HoldBoard {
  readonly #board: ReelBoard;
  readonly #ports: HoldPorts;
  readonly #coins = new Map<string, Container>();

  constructor(board: ReelBoard, ports: HoldPorts) {
    this.#board = board;
    this.#ports = ports;
  }

  clear(): void {
    for (const coin of this.#coins.values()) coin.destroy({ children: true });
    this.#coins.clear();
  }

  #lay(coin: Coin): Container {
    const { textures, root } = this.#board;
    const held = root.addChild(new Container());
    const halo = held.addChild(centred(new Sprite(textures.glow), cellSize * 1.25, { x: 0, y: 0 }));
    halo.tint = coin.pot ? 0xff4060 : this.#ports.glow;
    halo.alpha = 0.5;
    halo.blendMode = 'add';
    held.addChild(centred(new Sprite(textures.symbol(this.#ports.coinCode)), 94, { x: 0, y: 0 }));
    const figure = new Sprite(textures.figure(this.#ports.labelOf(coin)));
    figure.anchor.set(0.5);
    figure.setSize(92, 34.5);
    held.addChild(figure);
    const { x, y } = middleOf(coin.cell);
    held.position.set(x, y);
    this.#coins.set(cellKey(coin.cell), held);
    return held;
  }

  /** The coins light up one after the other, everything else goes dark. */
  async start(coins: readonly Coin[], context: PlayContext): Promise<void> {
    this.clear();
    const board = this.#board;
    board.clearLights();
    board.isResting = false;
    const laid = coins.map((coin) => this.#lay(coin));
    await drawnFrames(1200, context, (share) => {
      board.dimAllBut(() => false, share < 0.3 ? 0x8a7a80 : dark);
      laid.forEach((held, at) => {
        const beat = Math.max(0, Math.min(1, share * 2.2 - at * 0.12));
        held.alpha = beat;
        held.scale.set(beat < 1 ? 0.7 + 0.5 * Math.sin(beat * 2) : 1);
      });
    });
    laid.forEach((held) => held.scale.set(1));
  }

  /** Empty cells turn for a moment; new coins fall in and lock. */
  async spin(coins: readonly Coin[], context: PlayContext): Promise<void> {
    const board = this.#board;
    const turning = this.#emptyCells().map((cell) => {
      const sprite = new Sprite(board.textures.blurred(this.#ports.coinCode));
      board.front.addChild(centred(sprite, 90, middleOf(cell)));
      return { sprite, middle: middleOf(cell), cell };
    });
    await drawnFrames(650, context, (share) => {
      for (const { sprite, middle, cell } of turning) {
        const phase = (share * 5 + cell[0] * 0.37 + cell[1] * 0.61) % 1;
        sprite.y = middle.y + (phase - 0.5) * 36;
        sprite.alpha = 0.3 * Math.sin(phase * Math.PI) * Math.min(1, (1 - share) * 6);
      }
    });
    for (const { sprite } of turning) sprite.destroy();
    const laid = coins.map((coin) => this.#lay(coin));
    if (laid.length > 0) this.#ports.onLand();
    await drawnFrames(laid.length > 0 ? 420 : 0, context, (share) => {
      for (const held of laid) {
        const squash = 0.16 * Math.sin(Math.min(1, share * 1.6) * Math.PI) * (1 - share);
        held.scale.set(
          (share < 0.4 ? 1.7 - 1.75 * share : 1) + squash,
          (share < 0.4 ? 1.7 - 1.75 * share : 1) - squash,
        );
        held.alpha = Math.min(1, share * 5);
      }
    });
    for (const held of laid) held.scale.set(1);
  }

  /** One coin, or all of them, flash while they are counted. */
  async flash(cell: Cell | null, durationMs: number, context: PlayContext): Promise<void> {
    const one = cell && this.#coins.get(cellKey(cell));
    const coins = one ? [one] : [...this.#coins.values()];
    await drawnFrames(durationMs, context, (share) => {
      coins.forEach((held, at) => {
        const turn = one ? share * 3 : share * coins.length - at;
        held.scale.set(
          1 + (turn > 0 && (one || turn < 2) ? 0.16 * Math.abs(Math.sin(turn * Math.PI)) : 0),
        );
      });
    });
    for (const held of coins) held.scale.set(1);
  }

  #emptyCells(): Cell[] {
    const cells: Cell[] = [];
    this.#board.eachCell((cell) => {
      if (!this.#coins.has(cellKey(cell))) cells.push(cell);
    });
    return cells;
  }
}
