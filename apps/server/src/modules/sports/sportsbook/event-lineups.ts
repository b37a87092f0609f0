import type { CallResponse, eventStatistics } from '@pavilion/contracts';
import type { TeamPlayer } from '@pavilion/database';
import type { Facts, Side } from '@pavilion/sports';

/** Players without a number stand last. */
const unnumbered = 1_000;

type LineupPlayer = CallResponse<typeof eventStatistics>['lineups']['home'][number];

/**
 * Who plays for a side, by the number of the shirt, those who began first. A player whose name
 * nobody told is left out; facts do not tell the minutes of changes.
 */
export function lineupOf(
  side: Side,
  squad: readonly TeamPlayer[],
  { players }: Facts,
): LineupPlayer[] {
  const named = new Map(squad.map((player) => [player.id, player]));
  return players
    .filter((player) => player.side === side)
    .flatMap(({ playerId, tookPart, enteredNo }) => {
      const known = named.get(playerId);
      if (!known) return [];
      const { name, number, position } = known;
      const is_starting = tookPart && enteredNo === 0;
      return [
        { player_id: playerId, name, number, position, is_starting, entered: null, left: null },
      ];
    })
    .toSorted(
      (a, b) =>
        Number(b.is_starting) - Number(a.is_starting) ||
        (a.number ?? unnumbered) - (b.number ?? unnumbered),
    );
}
