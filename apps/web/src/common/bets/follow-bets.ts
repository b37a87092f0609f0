// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { eventChanges } from '@pavilion/contracts/player/sports/event-changes.contract';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { call } from '../../core/api.ts';
import { useTopic } from '../../core/realtime/realtime.ts';
import { useBoardFeed, type BoardTopic } from '../sports/board-feed.ts';
import { openMatches, withStanding, type BetPages, type Standing } from './bets-of-match.ts';

type Changes = CallResponse<typeof eventChanges>;

/** Every match under way, its main prices alone: a match's own topic tells all its markets. */
const underWay: readonly BoardTopic[] = ['board:live'];
/** Most that `event_changes` is asked for by name. */
const idsMax = 100;

/**
 * Keeps every list of bets that is shown in step: anew when one is placed, settled, cashed out or
 * edited, and with the score, part and clock of its matches. Without a match that is still to be
 * decided no match is heard.
 */
export function useFollowBets(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [betList.path] });
  useTopic('bets', {
    'bet.placed': refresh,
    'bet.settled': refresh,
    'slip.decided': refresh,
    'bet.cashed_out': refresh,
    'bet.edited': refresh,
  });
  const ids = useOpenMatches(client);
  const take = (changed: readonly Standing[], removed: readonly string[]): void => {
    changeBets(client, changed);
    // It is over, or was put off: its bets tell the rest.
    if (removed.some((id) => ids.includes(id))) refresh();
  };
  const catchUp = async (since: number): Promise<void> => {
    const told = await changesSince(since, ids);
    if (told === null || told.is_reset) refresh();
    else take(told.changed, told.removed);
  };
  useBoardFeed(ids.length === 0 ? [] : underWay, {
    seen: () => null,
    take: ({ changed, removed }) => take(changed, removed),
    catchUp: (since) => void catchUp(since),
  });
}

/** Null where so much cannot be asked for, or was not answered. */
async function changesSince(since: number, ids: string[]): Promise<Changes | null> {
  if (ids.length > idsMax) return null;
  return call(eventChanges, { since, ids }, { handled: true }).catch(() => null);
}

function changeBets(client: QueryClient, changed: readonly Standing[]): void {
  client.setQueriesData<BetPages>(
    { queryKey: [betList.path] },
    (data) => data && changed.reduce(withStanding, data),
  );
}

/** Matches of the bets in view that are still to be decided. */
function useOpenMatches(client: QueryClient): string[] {
  const subscribe = useCallback(
    (tell: () => void) =>
      client.getQueryCache().subscribe(({ query }) => {
        // Other queries are made while parts of the page are drawn.
        if (query.queryKey[0] === betList.path) tell();
      }),
    [client],
  );
  const read = (): string => {
    const lists = client.getQueriesData<BetPages>({ queryKey: [betList.path], type: 'active' });
    return openMatches(lists.map(([, data]) => data)).join(' ');
  };
  const ids = useSyncExternalStore(subscribe, read, () => '');
  return ids === '' ? [] : ids.split(' ');
}
