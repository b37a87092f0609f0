import type { CallResponse } from '@pavilion/contracts/define-call';
import { identityStatus } from '@pavilion/contracts/player/account/identity-status.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

export type Verification = CallResponse<typeof identityStatus>;
export type DocumentKind = Verification['required'][number];

const checkingRefreshMs = 10_000;

/**
 * How far the player is verified; fresh as soon as a document is decided, which his inbox tells.
 */
export function useVerification() {
  const client = useQueryClient();
  const refresh = (): void => void client.invalidateQueries({ queryKey: callKey(identityStatus) });
  useTopic('inbox', { 'inbox.received': refresh });
  return useQuery({
    ...callQuery(identityStatus, {}),
    refetchInterval: ({ state: { data } }) =>
      data?.documents.some(({ state }) => state === 'checking') ? checkingRefreshMs : false,
  });
}
