import { Container, Sprite } from 'pixi.js';
import type { Cell } from '@pavilion/games/slots/slot-events';
import { drawnFrames } from '../../arcade/parts/animated.ts';
import type { PlayContext } from '../../stages/play/play-events.ts';
import type { HoldArt } from './hold-art.ts';
import { cellSize, centred, middleOf, type ReelBoard } from './reel-board.ts';

const turnMs = 650;
/** Turns of the drums; whole ones, so that a respin ends as it began. */
const turns = 3;

interface Pocket {
  cell: Cell;
  drum: Sprite;
}

/**
 * The places where coins may fall: recesses with a drum behind each. Every layer is one sheet, so
 * that a frame costs a draw per layer.
 */
export class HoldPockets {
  readonly #layer = new Container();
  readonly #pockets: Pocket[] = [];
  readonly #art: HoldArt;

  constructor(board: ReelBoard, art: HoldArt) {
    this.#art = art;
    const [beds, drums, panes] = [new Container(), new Container(), new Container()];
    board.eachCell((cell) => {
      const middle = middleOf(cell);
      const drum = new Sprite(art.drums[(cell[0] * 2 + cell[1]) % art.drums.length]);
      drum.alpha = 0;
      beds.addChild(centred(new Sprite(art.pocket), cellSize, middle));
      drums.addChild(centred(drum, cellSize, middle));
      panes.addChild(centred(new Sprite(art.glass), cellSize, middle));
      this.#pockets.push({ cell, drum });
    });
    this.#layer.addChild(beds, drums, panes);
    board.root.addChild(this.#layer);
    this.open(0);
  }

  /** How far they have come out of the dark. */
  open(share: number): void {
    this.#layer.alpha = Math.min(1, share);
  }

  /** The drums behind the places that are empty start at once, slow down and are gone. */
  async turn(isEmpty: (cell: Cell) => boolean, context: PlayContext): Promise<void> {
    const turning = this.#pockets.filter(({ cell }) => isEmpty(cell));
    await drawnFrames(turnMs, context, (share) => {
      this.#art.turn(turns * (1 - (1 - share) ** 1.7));
      const alpha = Math.min(1, share * 10, (1 - share) * 5);
      for (const { drum } of turning) drum.alpha = alpha;
    });
  }

  destroy(): void {
    this.#layer.destroy({ children: true });
  }
}
