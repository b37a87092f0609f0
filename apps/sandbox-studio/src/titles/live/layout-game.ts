import {
  largestMultiplier,
  multiplierScale,
  multiplierText,
  roundOfTable,
  type InstantGame,
  type JsonObject,
  type MultiplierE4,
  type TableGame,
} from '@pavilion/games';
import { chipsOf, readChips, sumOfBets, type ChipBet } from './read-chips.ts';

type Layout<Bet> = readonly ChipBet<Bet>[];

/**
 * A table that one player has for himself: his chips lie on a layout, one round decides all of
 * them. The stake is one chip.
 */
export interface LayoutGame<Bet extends JsonObject, Outcome extends JsonObject> extends InstantGame<
  Layout<Bet>,
  Outcome
> {
  table: TableGame<Bet, Outcome>;
}

/** A game of shared tables as a table for one. */
export function layoutOf<Bet extends JsonObject, Outcome extends JsonObject>(
  table: TableGame<Bet, Outcome>,
): LayoutGame<Bet, Outcome> {
  const { code, name, category, version, volatility, maxMultiplierE4, paramsSchema } = table;
  const paidOn = (bets: Layout<Bet>, outcome: Outcome): MultiplierE4 =>
    sumOfBets(bets, (bet) => table.multiplierE4(bet, outcome));
  return {
    engine: 'instant',
    table,
    code,
    name,
    category,
    version,
    volatility,
    maxMultiplierE4,
    paramsSchema,
    rtp: () => roundOfTable(table).rtp(),
    parseParams: (raw) => readChips(raw, (line) => table.parseBet(line)),
    topMultiplierE4: (bets) =>
      table.outcomes
        ? largestMultiplier(table.outcomes.map((outcome) => paidOn(bets, outcome)))
        : sumOfBets(bets, (bet) => table.topMultiplierE4(bet)),
    costE4: (bets) => BigInt(chipsOf(bets)) * multiplierScale,
    play(bets, stream) {
      const outcome = table.outcomeOf(stream);
      const paid = bets.map(({ bet, chips }) => ({
        ...bet,
        type: 'paid',
        chips,
        multiplier: multiplierText(table.multiplierE4(bet, outcome)),
      }));
      return {
        outcome,
        multiplierE4: paidOn(bets, outcome),
        events: [{ ...outcome, type: 'decided' }, ...paid],
      };
    },
  };
}
