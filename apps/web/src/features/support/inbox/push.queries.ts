import { pushState } from '@pavilion/contracts/player/support/push-state.contract';
import { pushSubscribe } from '@pavilion/contracts/player/support/push-subscribe.contract';
import { pushUnsubscribe } from '@pavilion/contracts/player/support/push-unsubscribe.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callKey } from '../../../core/query.ts';
import { currentSubscription, pushSupport, subscribeBrowser } from './push-browser.ts';

const key = callKey(pushState);

/** Whether this browser takes notices of the player, or why it cannot. */
export function usePushDevice(isKnown: boolean) {
  return useQuery({
    queryKey: key,
    enabled: isKnown,
    queryFn: async ({ signal }) => {
      const support = pushSupport();
      if (support !== 'possible') return { state: support, publicKey: '' } as const;
      const endpoint = (await currentSubscription())?.endpoint;
      const { public_key: publicKey, is_on: isOn } = await call(
        pushState,
        endpoint === undefined ? {} : { endpoint },
        { signal, handled: true },
      );
      return { state: isOn ? 'on' : 'off', publicKey } as const;
    },
    meta: { handled: true },
  });
}

/** Turns notices on for this browser; gives whether the player allowed them. */
export function useTurnPushOn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (publicKey: string) => {
      const subscription = await subscribeBrowser(publicKey);
      if (subscription) await call(pushSubscribe, subscription, { handled: true });
      return subscription !== null;
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    meta: { handled: true },
  });
}

/**
 * Turns them off: the server forgets the device first, so that nothing comes even where the browser
 * keeps its subscription.
 */
export function useTurnPushOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const subscription = await currentSubscription();
      if (!subscription) return;
      await call(pushUnsubscribe, { endpoint: subscription.endpoint }, { handled: true });
      await subscription.unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
    meta: { handled: true },
  });
}
