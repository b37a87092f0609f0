import type {
  ProviderInput,
  ProviderResponse,
  studioCatalogue,
} from '@pavilion/contracts/provider';
import { catalogueEntries } from '../served-titles.ts';
import { catalogueGame } from './catalogue-game.ts';

/**
 * A page of our catalogue. The cursor is when we started and how many were given since: whoever
 * read another start's list reads this one from its beginning, for anything in it may have changed.
 */
export function answerCatalogue(
  startedAt: Date,
  { cursor, updatedAfter = '', limit = 500 }: ProviderInput<typeof studioCatalogue>,
): ProviderResponse<typeof studioCatalogue> {
  const [, startedMs, given] = /^(\d{1,15})\.(\d{1,6})$/.exec(cursor ?? '') ?? [];
  const start = Number(startedMs) === startedAt.getTime() ? Number(given) : 0;
  const games = catalogueEntries
    .map((entry) => catalogueGame(entry, startedAt))
    .filter(({ updatedAt }) => updatedAt > updatedAfter);
  const end = Math.min(games.length, start + limit);
  return {
    games: games.slice(start, end),
    cursor: `${startedAt.getTime()}.${end}`,
    hasMore: end < games.length,
  };
}
