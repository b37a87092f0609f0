import type { CallResponse } from '@pavilion/contracts/define-call';
import { missionClaim } from '@pavilion/contracts/player/rewards/mission-claim.contract';
import { missionList } from '@pavilion/contracts/player/rewards/mission-list.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import { meFields } from '../../../core/stores/user.store.ts';
import { usePlayerId } from '../../../common/rewards/use-player-id.ts';

export type Missions = CallResponse<typeof missionList>;
export type Mission = Missions['value'][number];
export type Season = NonNullable<Missions['season']>;

/** The missions of the site; a player's with how far they are, kept up to date as they play. */
export function useMissions() {
  const client = useQueryClient();
  const playerId = usePlayerId();
  const queryKey = [...callKey(missionList), playerId];
  useTopic(playerId === '' ? null : 'rewards', {
    'reward.progress': ({ kind, code, period_key, progress, state }) => {
      if (kind !== 'mission') return;
      const isIt = (one: Mission): boolean =>
        one.mission_code === code && one.period_key === period_key;
      client.setQueryData<Missions>(queryKey, (missions) =>
        missions === undefined
          ? missions
          : {
              ...missions,
              value: missions.value.map((one) =>
                isIt(one) ? { ...one, progress, state: stateOf(state, one) } : one,
              ),
            },
      );
    },
    'reward.ready': () => void client.invalidateQueries({ queryKey }),
  });
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(missionList, playerId === '' ? {} : { ...meFields() }, { signal, handled: true }),
    meta: { handled: true },
  });
}

const states: readonly string[] = ['locked', 'open', 'done', 'claimed', 'over'];

/** A state of a message that this build knows; else the one that is shown. */
const stateOf = (state: string, { state: shown }: Mission): Mission['state'] =>
  states.includes(state) ? (state as Mission['state']) : shown;

/**
 * Takes the prize of a mission. A try that got no answer is repeated under the same id and pays
 * once.
 */
export function useClaimMission({ mission_code, period_key }: Mission) {
  const client = useQueryClient();
  const requestId = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      requestId.current ??= newId();
      const request = { mission_code, period_key, request_id: requestId.current };
      return call(missionClaim, request, { handled: true });
    },
    onSuccess: (answer) => setBalance(balancesOf(answer)),
    // It may also have been claimed elsewhere, or have ended: the list says.
    onSettled: () => client.invalidateQueries({ queryKey: callKey(missionList) }),
  });
}
