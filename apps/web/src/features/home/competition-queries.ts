import type { CallResponse } from '@pavilion/contracts/define-call';
import { jackpotList } from '@pavilion/contracts/home/jackpot-list.contract';
import { tournamentList } from '@pavilion/contracts/home/tournament-list.contract';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../core/query.ts';

/** A pot as the site tells of it. */
export type Jackpot = CallResponse<typeof jackpotList>['value'][number];

/** What a pot holds is told at least every 30 s (GLI-19, 4.13.2); only while somebody looks. */
const refreshMs = 15_000;

/** The site's jackpot pots. */
export const jackpotsQuery = () =>
  queryOptions({ ...callQuery(jackpotList, {}), refetchInterval: refreshMs });

/** The site's running tournaments. */
export const tournamentsQuery = () =>
  queryOptions({ ...callQuery(tournamentList, {}), refetchInterval: refreshMs });
