import { Container, Sprite } from 'pixi.js';
import type { Cell, Coin } from '@pavilion/games/slots/slot-events';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../stages/play/play-events.ts';
import { cellKey } from '../board-state.ts';
import { HoldPockets } from './hold-pockets.ts';
import { cellSize, centred, middleOf, type ReelBoard } from './reel-board.ts';

export interface HoldPorts {
  coinCode: string;
  glow: number;
  /** What stands on a coin: its worth, or the name of its pot. */
  labelOf(coin: Coin): string;
  onLand(): void;
}

interface HeldCoin {
  body: Container;
  halo: Sprite;
  sheen: Sprite;
}

const dark = 0x2c1a20;
const gleamMs = 7_000;

/**
 * Coins that stay while everything else goes: they lie on a layer of their own over the darkened
 * reels.
 */
export class HoldBoard {
  readonly #board: ReelBoard;
  readonly #ports: HoldPorts;
  readonly #coins = new Map<string, HeldCoin>();
  #pockets: HoldPockets | null = null;

  constructor(board: ReelBoard, ports: HoldPorts) {
    this.#board = board;
    this.#ports = ports;
  }

  clear(): void {
    for (const { body } of this.#coins.values()) body.destroy({ children: true });
    this.#coins.clear();
    this.#pockets?.destroy();
    this.#pockets = null;
    this.#board.idle = null;
  }

  #lay(coin: Coin): Container {
    const { textures, root } = this.#board;
    const { coinCode, glow, labelOf } = this.#ports;
    const middle = { x: 0, y: 0 };
    const body = root.addChild(new Container());
    const halo = body.addChild(centred(new Sprite(textures.glow), cellSize * 1.25, middle));
    halo.tint = coin.pot ? 0xff4060 : glow;
    halo.alpha = 0.5;
    halo.blendMode = 'add';
    body.addChild(centred(new Sprite(textures.symbol(coinCode)), 94, middle));
    const sheen = body.addChild(centred(new Sprite(textures.hold(coinCode).sheen), 82, middle));
    sheen.blendMode = 'add';
    const figure = new Sprite(textures.figure(labelOf(coin)));
    figure.anchor.set(0.5);
    figure.setSize(92, 34.5);
    body.addChild(figure);
    const { x, y } = middleOf(coin.cell);
    body.position.set(x, y);
    this.#coins.set(cellKey(coin.cell), { body, halo, sheen });
    return body;
  }

  /** Light wanders over the coins that lie, each a little after its neighbour. */
  #gleam(nowMs: number): void {
    for (const { body, halo, sheen } of this.#coins.values()) {
      const turn = nowMs / gleamMs - (body.x + body.y) / (cellSize * 9);
      sheen.rotation = turn * Math.PI * 2;
      sheen.alpha = 0.34 + 0.16 * Math.sin(turn * Math.PI * 6);
      halo.alpha = 0.44 + 0.12 * Math.sin(turn * Math.PI * 4);
    }
  }

  /**
   * The coins light up one after the other, everything else goes dark and becomes a place for
   * coins.
   */
  async start(coins: readonly Coin[], context: PlayContext): Promise<void> {
    this.clear();
    const board = this.#board;
    board.clearLights();
    board.isResting = false;
    const pockets = new HoldPockets(board, board.textures.hold(this.#ports.coinCode));
    this.#pockets = pockets;
    const laid = coins.map((coin) => this.#lay(coin));
    board.idle = (nowMs) => this.#gleam(nowMs);
    await drawnFrames(1200, context, (share) => {
      board.dimAllBut(() => false, share < 0.3 ? 0x8a7a80 : dark);
      pockets.open(Math.max(0, share * 1.6 - 0.6));
      laid.forEach((held, at) => {
        const beat = Math.max(0, Math.min(1, share * 2.2 - at * 0.12));
        held.alpha = beat;
        held.scale.set(beat < 1 ? 0.7 + 0.5 * Math.sin(beat * 2) : 1);
      });
    });
    laid.forEach((held) => held.scale.set(1));
  }

  /** The drums behind empty places turn; new coins fall in and lock. */
  async spin(coins: readonly Coin[], context: PlayContext): Promise<void> {
    await this.#pockets?.turn((cell) => !this.#coins.has(cellKey(cell)), context);
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
      coins.forEach(({ body }, at) => {
        const turn = one ? share * 3 : share * coins.length - at;
        body.scale.set(
          1 + (turn > 0 && (one || turn < 2) ? 0.16 * Math.abs(Math.sin(turn * Math.PI)) : 0),
        );
      });
    });
    for (const { body } of coins) body.scale.set(1);
  }
}
