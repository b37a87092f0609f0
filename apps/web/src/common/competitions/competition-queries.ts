import type { CallResponse } from '@pavilion/contracts/define-call';
import { jackpotList } from '@pavilion/contracts/player/rewards/jackpot-list.contract';
import { raceList } from '@pavilion/contracts/player/rewards/race-list.contract';
import { queryOptions } from '@tanstack/react-query';
import { nowMs } from '../../core/clock.ts';
import { callQuery } from '../../core/query.ts';
import { refreshAfterMs } from './refresh-pace.ts';

/** A pot as the site tells of it. */
export type Jackpot = CallResponse<typeof jackpotList>['value'][number];

/** A race as the site tells of it. */
export type Race = CallResponse<typeof raceList>['value'][number];

/** A pot that a studio keeps. */
export type StudioPot = CallResponse<typeof jackpotList>['studio_pots'][number];

/** The site's jackpot pots, asked for again while somebody looks. */
export const jackpotsQuery = () =>
  queryOptions({
    ...callQuery(jackpotList, {}),
    refetchInterval: ({ state }) =>
      refreshAfterMs(
        (state.data?.value ?? []).flatMap(({ drops_at }) => drops_at ?? []),
        nowMs(),
      ),
  });

/** The site's races as guests see them, asked for again while somebody looks. */
export const racesQuery = () =>
  queryOptions({
    ...callQuery(raceList, {}),
    refetchInterval: ({ state }) =>
      refreshAfterMs(
        (state.data?.value ?? []).flatMap((race) => (race.state === 'running' ? race.ends_at : [])),
        nowMs(),
      ),
  });
