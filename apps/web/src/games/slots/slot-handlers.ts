import type { SlotEvent, SlotEventOf } from '@pavilion/games/slots/slot-events';
import type { PlayContext } from '../stages/play/play-events.ts';

/** A handler for every event of a slot: an event that nobody plays does not compile. */
export type SlotHandlers = {
  readonly [Type in SlotEvent['type']]: (
    event: SlotEventOf<Type>,
    context: PlayContext,
  ) => Promise<void> | void;
};

const nothing = (): void => undefined;

/**
 * How long each event stands where nothing moves: the grid beside it is drawn by the page. Without
 * time under reduced motion.
 */
export const stillHandlers: SlotHandlers = {
  spun: (_event, context) => context.wait(500),
  expanded: (_event, context) => context.wait(500),
  won: (_event, context) => context.wait(800),
  cascaded: (_event, context) => context.wait(400),
  multiplied: (_event, context) => context.wait(800),
  free_spins_started: (_event, context) => context.wait(1600),
  free_spins_added: (_event, context) => context.wait(1000),
  free_spins_ended: (_event, context) => context.wait(1600),
  hold_started: (_event, context) => context.wait(1200),
  hold_spun: (_event, context) => context.wait(500),
  pot_won: (_event, context) => context.wait(1200),
  hold_ended: (_event, context) => context.wait(1400),
  capped: (_event, context) => context.wait(1200),
  settled: nothing,
};
