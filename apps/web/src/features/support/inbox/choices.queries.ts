import type { CallResponse } from '@pavilion/contracts/define-call';
import { noticeChoices } from '@pavilion/contracts/player/support/notice-choices.contract';
import { noticeChoose } from '@pavilion/contracts/player/support/notice-choose.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type CallArguments } from '../../../core/api.ts';
import { callKey, callQuery } from '../../../core/query.ts';

export type NoticeChoice = CallResponse<typeof noticeChoices>['value'][number];

/** What the player is told of, and where, asked for once it is known who he is. */
export function useChoices(isKnown: boolean) {
  return useQuery({ ...callQuery(noticeChoices, {}), enabled: isKnown });
}

/**
 * Switches one topic on one channel; the page follows the answer. Failures go to the shared
 * handler.
 */
export function useChoose() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: CallArguments<typeof noticeChoose>) =>
      call(noticeChoose, wish, { handled: true }),
    onSuccess: (choices) => client.setQueryData(callKey(noticeChoices, {}), choices),
    // Another tab may have switched it.
    onError: () => void client.invalidateQueries({ queryKey: callKey(noticeChoices) }),
  });
}
