import type { SlotMachine } from '@pavilion/games/slots/slot-machine';
import type { SlotHandlers } from '../slot-handlers.ts';
import { HoldBoard } from './hold-board.ts';
import { playCascade, playMultiplied } from './play-cascade.ts';
import { playDrop, playSpin, type SpinPorts } from './play-spin.ts';
import { playExpanded, playTriggers, playWins } from './play-wins.ts';
import type { ReelBoard } from './reel-board.ts';
import type { StagePorts } from './stage-ports.types.ts';
import type { Trigger } from './spin-plan.ts';

/** What brings a machine's feature, if it has one. */
export function triggerOf({ symbols, freeSpins, hold }: SlotMachine): Trigger | null {
  const codeOf = (role: string): string => symbols.find((one) => one.role === role)?.code ?? '';
  if (freeSpins) return { symbol: codeOf('scatter'), count: freeSpins.scatters };
  return hold ? { symbol: codeOf('coin'), count: hold.coins } : null;
}

const winMs = { cascade: 850, other: 1250 };

/** Plays a machine's events on its board. */
export function reelHandlers(
  board: ReelBoard,
  { look, labelOf, sound, cost }: StagePorts,
): { handlers: SlotHandlers; reset: () => void } {
  const { machine } = look.game;
  const { glow } = look;
  const land = (): void => sound('land');
  const coinCode = machine.symbols.find(({ role }) => role === 'coin')?.code ?? '';
  const hold = new HoldBoard(board, { coinCode, glow, labelOf, onLand: land });
  const spin: SpinPorts = { machine, trigger: triggerOf(machine), glow, onStop: land };
  const durationMs = machine.kind === 'cascade' ? winMs.cascade : winMs.other;
  const reset = (): void => {
    hold.clear();
    board.clearLights();
    board.isResting = true;
  };
  const handlers: SlotHandlers = {
    spun(event, context) {
      hold.clear();
      return (machine.kind === 'cascade' ? playDrop : playSpin)(board, event, spin, context);
    },
    expanded(event, context) {
      sound('reveal');
      return playExpanded(board, event, glow, context);
    },
    won({ wins, total }, context) {
      const isGain = Number(total) > cost();
      if (isGain) sound('reveal');
      return playWins(board, wins, { machine, glow, isGain, durationMs }, context);
    },
    cascaded: (event, context) => playCascade(board, event, land, context),
    multiplied({ landed, total }, context) {
      sound('tick');
      return playMultiplied(board, landed, { glow, isGain: Number(total) > cost() }, context);
    },
    async free_spins_started({ cells }, context) {
      sound('reveal');
      await playTriggers(board, cells, glow, context);
      await context.wait(1500);
    },
    async free_spins_added({ cells }, context) {
      sound('reveal');
      await playTriggers(board, cells, glow, context);
    },
    free_spins_ended: (_event, context) => context.wait(2200),
    async hold_started({ coins }, context) {
      sound('reveal');
      await hold.start(coins, context);
      await context.wait(900);
    },
    hold_spun: ({ coins }, context) => hold.spin(coins, context),
    pot_won({ cell }, context) {
      sound('reveal');
      return hold.flash(cell, 1400, context);
    },
    async hold_ended(_event, context) {
      await hold.flash(null, 1600, context);
      await context.wait(900);
      // The coins lie until the next spin: their gleam is slow enough for few pictures a second.
      board.isResting = true;
    },
    capped: (_event, context) => context.wait(1600),
    settled: () => undefined,
  };
  return { handlers, reset };
}
