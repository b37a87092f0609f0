import type { SlotGame } from '@pavilion/games/slots/slot-machine';

/**
 * Layers of a machine's scenery as SVG documents, the far one first; another stands in for it while
 * a feature runs.
 */
export interface Backdrop {
  far: string;
  near: string;
  feature: string | null;
}

/** What makes one machine of the studio look like no other. */
export interface SlotLook {
  game: SlotGame;
  /** SVG documents by the code of the symbol. */
  symbols: Readonly<Record<string, string>>;
  backdrop: Backdrop;
  /** The colour of its light: lines of wins, glows, what is counted. */
  glow: number;
}
