import { handStrength } from '../../../cards/poker-hands/index.ts';
import { startingHandScore } from '../computer/starting-hands.ts';
import type { HandRecord } from '../hand-record.ts';
import type { Street } from '../table-state.ts';

/**
 * How often a player went all-in against one opponent alone, and how often with the worse hand of
 * the two at that moment.
 */
export interface LosingAllIns {
  player: string;
  opponent: string;
  allIns: number;
  behind: number;
}

const boardAt: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5 };

/** By shown hands only: an all-in that was called is always shown. The most often behind first. */
export function losingAllIns(records: readonly HandRecord[]): readonly LosingAllIns[] {
  const found = new Map<string, LosingAllIns>();
  for (const record of records) {
    const duel = duelOf(record);
    if (!duel) continue;
    const { player, opponent, isBehind } = duel;
    const key = `${player} ${opponent}`;
    const before = found.get(key) ?? { player, opponent, allIns: 0, behind: 0 };
    const behind = before.behind + (isBehind ? 1 : 0);
    found.set(key, { ...before, allIns: before.allIns + 1, behind });
  }
  return [...found.values()].toSorted((a, b) => b.behind - a.behind);
}

/** The first all-in of a hand that two showed. */
function duelOf({ actions, shown, seats, board }: HandRecord) {
  const allIn = actions.find(({ isAllIn, isForced }) => isAllIn && !isForced);
  const hands = shown.filter(({ cards }) => cards.length === 2);
  const own = hands.find(({ seat }) => seat === allIn?.seat);
  const other = hands.find(({ seat }) => seat !== allIn?.seat);
  if (!allIn || !own || !other || hands.length !== 2) return null;
  const playerOf = (seat: number): string => seats.find((one) => one.seat === seat)?.playerId ?? '';
  const open = board.slice(0, boardAt[allIn.street]).map(({ card }) => card);
  const worth = ({ cards }: typeof own): number => {
    const hole = cards.map(({ card }) => card);
    return open.length === 0 ? startingHandScore(hole) : handStrength([...hole, ...open]);
  };
  const isBehind = worth(own) < worth(other);
  return { player: playerOf(own.seat), opponent: playerOf(other.seat), isBehind };
}
