import type { CallResponse } from '@pavilion/contracts/define-call';
import { nameShown } from '@pavilion/contracts/player/rewards/name-shown.contract';
import { raceDetail } from '@pavilion/contracts/player/rewards/race-detail.contract';
import { raceJoin } from '@pavilion/contracts/player/rewards/race-join.contract';
import { raceList } from '@pavilion/contracts/player/rewards/race-list.contract';
import { raceMine } from '@pavilion/contracts/player/rewards/race-mine.contract';
import { raceStanding } from '@pavilion/contracts/player/rewards/race-standing.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callKey, callQuery, pagedKey } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { meFields } from '../../../core/stores/user.store.ts';
import { usePlayerId } from '../../../common/rewards/use-player-id.ts';

export type Races = CallResponse<typeof raceList>;
export type Race = Races['value'][number];
export type RacePlace = Race['leaders'][number];
export type RaceDetail = CallResponse<typeof raceDetail>['value'];

/** A standing is five seconds old at most. */
const freshMs = 5000;
/** Ends and starts of races are seen this soon. */
const listMs = 30_000;
const rowsPerPage = 50;

/** Races of the site; a player's with their own place. */
export function useRaces() {
  const playerId = usePlayerId();
  return useQuery({
    queryKey: [...callKey(raceList), playerId],
    queryFn: ({ signal }) =>
      call(raceList, playerId === '' ? {} : { ...meFields() }, { signal, handled: true }),
    refetchInterval: listMs,
    meta: { handled: true },
  });
}

/** Shows who leads a race as it is told, for as long as it is looked at. */
export function useLiveLeaders({ race_code, state }: Race): void {
  const client = useQueryClient();
  useTopic(state === 'running' ? `race:${race_code}` : null, {
    'race.standing': ({ race_code: told, leaders, counted_at }) => {
      const patch = (one: Race): Race =>
        one.race_code === told ? { ...one, leaders, counted_at } : one;
      client.setQueriesData<Races>({ queryKey: callKey(raceList) }, (races) =>
        races === undefined ? races : { ...races, value: races.value.map(patch) },
      );
    },
  });
}

/** A race with its terms and who won it before. */
export function useRaceDetail(race_code: string, isWanted: boolean) {
  return useQuery({
    ...callQuery(raceDetail, { race_code }),
    enabled: isWanted,
    meta: { handled: true },
  });
}

/** The player's own place, asked for again while the race runs. */
export function useOwnPlace({ race_code, state }: Race) {
  const playerId = usePlayerId();
  return useQuery({
    queryKey: [...callKey(raceMine, { race_code }), playerId],
    queryFn: ({ signal }) => call(raceMine, { race_code }, { signal, handled: true }),
    enabled: playerId !== '' && state !== 'soon',
    refetchInterval: state === 'running' ? freshMs : false,
    meta: { handled: true },
  });
}

/** The standing, page by page. */
export function useStanding(race_code: string, isWanted: boolean) {
  const request = { race_code, limit: rowsPerPage };
  return useInfiniteQuery({
    queryKey: pagedKey(raceStanding, request),
    enabled: isWanted,
    staleTime: freshMs,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(raceStanding, { ...request, cursor: pageParam }, { signal, handled: true }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { handled: true },
  });
}

/** Joins a race by the terms that were shown; changed ones are shown anew. */
export function useJoinRace(race_code: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (terms_version: string) =>
      call(raceJoin, { race_code, terms_version }, { handled: true }),
    onSettled: () =>
      Promise.all(
        [raceList, raceDetail, raceMine].map((contract) =>
          client.invalidateQueries({ queryKey: callKey(contract) }),
        ),
      ),
  });
}

/** How the player stands in races, and changing it. */
export function useNameShown() {
  const client = useQueryClient();
  const playerId = usePlayerId();
  const queryKey = [...callKey(nameShown), playerId];
  const shown = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(nameShown, {}, { signal, handled: true }),
    enabled: playerId !== '',
    meta: { handled: true },
  });
  const change = useMutation({
    mutationFn: (isHidden: boolean) =>
      call(nameShown, { shown: isHidden ? 'hidden' : 'masked' }, { handled: true }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
  return { shown, change };
}
