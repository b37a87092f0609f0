import type { CallResponse } from '@pavilion/contracts/define-call';
import { fishingSeaList } from '@pavilion/contracts/player/games/fishing-sea-list.contract';
import { fishingSessionClose } from '@pavilion/contracts/player/games/fishing-session-close.contract';
import { fishingSessionGet } from '@pavilion/contracts/player/games/fishing-session-get.contract';
import { fishingSessionOpen } from '@pavilion/contracts/player/games/fishing-session-open.contract';
import { fishingShots } from '@pavilion/contracts/player/games/fishing-shots.contract';
import { fishingTopUp } from '@pavilion/contracts/player/games/fishing-top-up.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { meFields, useUserStore } from '../../../core/stores/user.store.ts';
import { keepFishingDemo, useFishingPurse } from './fishing-purse.store.ts';
import type { SentShot, ShotAnswer } from './shot-queue.ts';

export type Sea = CallResponse<typeof fishingSeaList>['value'][number];
export type Session = NonNullable<CallResponse<typeof fishingSessionGet>['value']>;
export type Settled = CallResponse<typeof fishingSessionClose>['value'];

const listEveryMs = 10_000;

/**
 * Who asks: the player where somebody is signed in, and the purse of play money where there is one.
 */
function fisherFields() {
  const { demoId } = useFishingPurse.getState();
  return { ...meFields(), ...(demoId === '' ? {} : { demo_id: demoId }) };
}

export const useSeas = () =>
  useQuery({ ...callQuery(fishingSeaList, {}), refetchInterval: listEveryMs });

const sessionKey = [fishingSessionGet.path] as const;

/** The session that is open, to go on with; null: none. */
export function useSession() {
  const accountId = useUserStore(({ user }) => user.account_id);
  const demoId = useFishingPurse((purse) => purse.demoId);
  return useQuery({
    queryKey: [...sessionKey, accountId, demoId],
    queryFn: async ({ signal }) =>
      (await call(fishingSessionGet, fisherFields(), { signal, handled: true })).value,
    enabled: accountId !== '' || demoId !== '',
    staleTime: Infinity,
    meta: { handled: true },
  });
}

export function useRefreshSession() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: sessionKey }),
      client.invalidateQueries({ queryKey: callKey(fishingSeaList) }),
    ]);
}

/** Takes a seat of a sea with so much on the meter. */
export function useOpenSession(seaId: string) {
  const refresh = useRefreshSession();
  return useMutation({
    mutationFn: async (buyIn: string) => {
      const asked = { ...fisherFields(), sea_id: seaId, buy_in: buyIn, request_id: newId() };
      const answer = await call(fishingSessionOpen, asked, { handled: true });
      if (answer.demo_id) keepFishingDemo(answer.demo_id);
      return answer;
    },
    onSettled: refresh,
    meta: { handled: true },
  });
}

export const useTopUp = (sessionId: string) =>
  useMutation({
    mutationFn: (amount: string) => {
      const of = { ...fisherFields(), session_id: sessionId };
      return call(fishingTopUp, { ...of, amount, request_id: newId() }, { handled: true });
    },
    meta: { handled: true },
  });

export const useCloseSession = (sessionId: string) =>
  useMutation({
    mutationFn: () => {
      const of = { ...fisherFields(), session_id: sessionId, request_id: newId() };
      return call(fishingSessionClose, of, { handled: true });
    },
  });

/** Sends a batch; whoever asks again with the same number and shots gets the same answer. */
export async function sendShots(
  sessionId: string,
  seq: number,
  shots: readonly SentShot[],
): Promise<ShotAnswer> {
  const of = { ...fisherFields(), session_id: sessionId };
  return (await call(fishingShots, { ...of, seq, shots: [...shots] }, { handled: true })).value;
}
