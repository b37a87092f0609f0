import type { RoundGame } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RoundTable } from '../fairness/index.ts';
import { checkedPoolLines } from './pool-lines.ts';
import { poolRoundOf } from './pool-round.ts';
import { readSharedRound } from './shared-round.store.ts';
import { checkedLines, type Line, type LineInput, type LineRules } from './ticket-lines.ts';

/**
 * The lines of a ticket on a round of a table: by the rules of its game, or of its card where
 * players bet against each other. Fails with roundNotFound for a round of another table, which has
 * other limits, and as `checkedLines` does.
 */
export async function linesOfRound(
  server: ServerContext,
  { game, of, roundId }: { game: RoundGame<unknown>; of: RoundTable; roundId: string },
  asked: readonly LineInput[],
  rules: LineRules,
): Promise<Line[]> {
  const lines = game.pools ? null : checkedLines(game, asked, rules);
  if (!game.table) return lines ?? [];
  const round = await readSharedRound(server.database.db, { siteId: of.siteId, roundId });
  if (round?.table_id !== of.tableId || round.game_code !== of.gameCode)
    return fail('roundNotFound');
  return lines ?? checkedPoolLines(await poolRoundOf(server, round), asked, rules);
}
