import type { CallResponse } from '@pavilion/contracts/define-call';
import { checkStatus } from '@pavilion/contracts/player/account/check-status.contract';
import { claimInbox } from '@pavilion/contracts/player/support/claim-inbox.contract';
import { getInbox } from '@pavilion/contracts/player/support/get-inbox.contract';
import { readInbox } from '@pavilion/contracts/player/support/read-inbox.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { nowMs } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';

type Inbox = CallResponse<typeof getInbox>;
/** A message of the player. */
export type InboxMessage = Inbox['value'][number];

/** The messages, asked for once it is known whose they are. */
export function useInbox(isKnown: boolean) {
  return useQuery({ ...callQuery(getInbox, {}), enabled: isKnown });
}

/** Changes messages of the list that is shown; `null` is all of them. */
function usePatch() {
  const client = useQueryClient();
  return (inboxId: string | null, change: (message: InboxMessage) => Partial<InboxMessage>) =>
    client.setQueryData<Inbox>(callKey(getInbox, {}), (inbox) =>
      inbox === undefined
        ? inbox
        : {
            ...inbox,
            value: inbox.value.map((message) =>
              inboxId === null || message.inbox_id === inboxId
                ? { ...message, ...change(message) }
                : message,
            ),
          },
    );
}

const nowText = (): string => new Date(nowMs()).toISOString();

/** Marks a message, or with null all of them, as read; the number in the menu follows. */
export function useReadInbox() {
  const client = useQueryClient();
  const patch = usePatch();
  return useMutation({
    mutationFn: (inboxId: string | null) =>
      call(readInbox, inboxId === null ? { all: true } : { inbox_id: inboxId }, { handled: true }),
    onSuccess: (_answer, inboxId) => {
      patch(inboxId, ({ read_at }) => ({ read_at: read_at ?? nowText() }));
      void client.invalidateQueries({ queryKey: callKey(checkStatus) });
    },
  });
}

/**
 * Claims the reward of a message. A try that got no answer is repeated under the same id and pays
 * once.
 */
export function useClaimInbox(inboxId: string) {
  const client = useQueryClient();
  const patch = usePatch();
  const requestId = useRef<string | null>(null);
  return useMutation({
    mutationFn: () => {
      requestId.current ??= newId();
      const request = { inbox_id: inboxId, request_id: requestId.current };
      return call(claimInbox, request, { handled: true });
    },
    onSuccess: (answer) => {
      setBalance(balancesOf(answer));
      patch(inboxId, ({ read_at }) => ({ claimed_at: nowText(), read_at: read_at ?? nowText() }));
      void client.invalidateQueries({ queryKey: callKey(checkStatus) });
    },
    // Another tab may have claimed it.
    onError: () => void client.invalidateQueries({ queryKey: callKey(getInbox) }),
  });
}
