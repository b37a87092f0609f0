import type { Market } from '../../engine/market-type.ts';

/** One pick of a builder. */
export interface BuilderPick {
  readonly market: Market;
  readonly outcome: string;
  /** How likely it wins by the offer; left out: by the model. */
  readonly chance?: number;
}
