import type { CallResponse } from '@pavilion/contracts/define-call';
import { eventList } from '@pavilion/contracts/player/sports/event-list.contract';
import { sportsFavAdd } from '@pavilion/contracts/player/sports/sports-fav-add.contract';
import { sportsFavList } from '@pavilion/contracts/player/sports/sports-fav-list.contract';
import { sportsFavRemove } from '@pavilion/contracts/player/sports/sports-fav-remove.contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../core/api.ts';
import { currentPath } from '../../../../core/navigation/go.ts';
import { callKey, callQuery, queryClient } from '../../../../core/query.ts';
import { openSignIn } from '../../../../core/session/auth-entry.ts';
import { rememberWantedPath } from '../../../../core/session/wanted-path.ts';
import { useUserStore } from '../../../../core/stores/user.store.ts';
import { browserHistory } from '@pavilion/web-core/navigation/history';

type Favourites = CallResponse<typeof sportsFavList>;
export type Favourite = Favourites['value'][number];

/** Favourite teams and leagues of the player; none are asked for of a guest. */
export function useFavourites() {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  return useQuery({
    ...callQuery(sportsFavList, {}),
    enabled: isSignedIn,
    meta: { handled: true },
  });
}

const isSame = (a: Pick<Favourite, 'kind' | 'id'>, b: Pick<Favourite, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

/**
 * Follows a team or a league, or no longer. It shows at once and is undone when the server refuses.
 * A guest is asked to sign in, and comes back to where it was.
 */
export async function toggleFavourite(subject: Favourite): Promise<void> {
  if (!useUserStore.getState().isAuthenticated) {
    const here = currentPath() + browserHistory.location.search;
    openSignIn();
    rememberWantedPath(here);
    return;
  }
  const key = callKey(sportsFavList, {});
  // An answer on its way would show what was before.
  await queryClient.cancelQueries({ queryKey: key });
  const before = queryClient.getQueryData<Favourites>(key);
  const wasFollowed = before?.value.some((known) => isSame(known, subject)) ?? false;
  const others = (before?.value ?? []).filter((known) => !isSame(known, subject));
  queryClient.setQueryData(key, { value: wasFollowed ? others : [subject, ...others] });
  const { kind, id } = subject;
  try {
    await (wasFollowed ? call(sportsFavRemove, { kind, id }) : call(sportsFavAdd, { kind, id }));
  } catch {
    // The shared handler has told the player; only what is shown goes back.
    queryClient.setQueryData(key, before);
  }
  void queryClient.invalidateQueries({ queryKey: key });
  void queryClient.invalidateQueries({ queryKey: [eventList.path] });
}

/** Whether the player follows a team or a league. */
export function useIsFavourite({ kind, id }: Pick<Favourite, 'kind' | 'id'>): boolean {
  const { data } = useFavourites();
  return data?.value.some((known) => isSame(known, { kind, id })) ?? false;
}
