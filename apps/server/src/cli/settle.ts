import { readSettledBets, settleEvents } from '../modules/sports/betting/index.ts';
import type { CommandInput } from './command.ts';

/**
 * Settles what waits and says how the bets on these matches ended, also those that a running server, or an earlier command,
 * settled before: `settled 3 bets: 2 won, 1 lost`.
 */
export async function settleText(
  { context }: Pick<CommandInput, 'context'>,
  eventIds: readonly string[],
): Promise<string> {
  await settleEvents(context);
  const { results, unsettledMatches } = await readSettledBets(context.database.db, eventIds);
  const bets = results.reduce((sum, { count }) => sum + count, 0);
  const parts = results.map(({ result, count }) => `${count} ${result}`).join(', ');
  const settled = `settled ${bets} bets${bets === 0 ? '' : `: ${parts}`}`;
  if (unsettledMatches === 0) return settled;
  return `${settled}; ${unsettledMatches} matches could not be settled, the log says why`;
}
