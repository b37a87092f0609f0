import type { CallResponse } from '@pavilion/contracts/define-call';
import { privacyConsent } from '@pavilion/contracts/player/account/privacy-consent.contract';
import { privacyGet } from '@pavilion/contracts/player/account/privacy-get.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallArguments } from '../../../core/api.ts';
import { callKey, callQuery } from '../../../core/query.ts';

export type Privacy = CallResponse<typeof privacyGet>;

/** What the player consents to, asked for once it is known who he is. */
export function usePrivacy(isKnown: boolean) {
  return useQuery({ ...callQuery(privacyGet, {}), enabled: isKnown });
}

/**
 * Gives or takes back a consent; the page then shows what holds. Failures go to the shared handler.
 */
export function useConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (channels: CallArguments<typeof privacyConsent>['channels']) =>
      call(privacyConsent, { channels }, { handled: true }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(privacyGet) }),
  });
}
