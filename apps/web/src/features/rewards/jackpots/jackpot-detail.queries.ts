import type { CallResponse } from '@pavilion/contracts/define-call';
import { jackpotDetail } from '@pavilion/contracts/player/rewards/jackpot-detail.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';

export type JackpotDetail = CallResponse<typeof jackpotDetail>['value'];
export type JackpotRound = JackpotDetail['rounds'][number];

const freshMs = 10_000;

/** A pot with its rounds and what decided them, asked again while it is looked at. */
export const useJackpotDetail = (jackpot_id: string) =>
  useQuery({ ...callQuery(jackpotDetail, { jackpot_id }), refetchInterval: freshMs });
