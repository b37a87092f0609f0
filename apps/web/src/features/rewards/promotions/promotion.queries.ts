import type { CallResponse } from '@pavilion/contracts/define-call';
import { bonusCode } from '@pavilion/contracts/player/rewards/bonus-code.contract';
import { promotionDetail } from '@pavilion/contracts/player/rewards/promotion-detail.contract';
import { promotionList } from '@pavilion/contracts/player/rewards/promotion-list.contract';
import { promotionOptIn } from '@pavilion/contracts/player/rewards/promotion-opt-in.contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { refreshBalance, setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { refreshBonuses } from './bonus.queries.ts';

export type Promotion = CallResponse<typeof promotionList>['value'][number];
export type PromotionDetail = CallResponse<typeof promotionDetail>['value'];

/** Who asks, where somebody is signed in: the list then says how each stands with them. */
const useAsker = (): { account_id?: string; auth?: string } => {
  const account_id = useUserStore((state) => state.user.account_id);
  const auth = useUserStore((state) => state.token);
  return account_id === '' ? {} : { account_id, auth };
};

export const usePromotions = () => useQuery(callQuery(promotionList, useAsker()));

export function usePromotion(code: string) {
  return useQuery(callQuery(promotionDetail, { promotion_code: code, ...useAsker() }));
}

function refreshPromotions(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: callKey(promotionList) });
  void client.invalidateQueries({ queryKey: callKey(promotionDetail) });
  refreshBonuses(client);
}

/** Agrees to the terms that were shown. */
export function useOptIn(promotion: PromotionDetail) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(
        promotionOptIn,
        { promotion_code: promotion.promotion_code, terms_version: promotion.terms.version },
        { handled: true },
      ),
    meta: { handled: true },
    onSettled: () => {
      refreshPromotions(client);
      void refreshBalance();
    },
  });
}

/** Takes what a code gives; a try that got no answer is repeated under the same id. */
export function useRedeemCode(given: (kind: string) => void) {
  const client = useQueryClient();
  const intent = useRef({ code: '', requestId: '' });
  return useMutation({
    mutationFn: (code: string) => {
      if (intent.current.code !== code) intent.current = { code, requestId: newId() };
      const request = { code, request_id: intent.current.requestId };
      return call(bonusCode, request, { handled: true });
    },
    meta: { handled: true },
    onSuccess: (answer) => {
      intent.current = { code: '', requestId: '' };
      setBalance(balancesOf(answer));
      refreshPromotions(client);
      given(answer.value.kind);
    },
  });
}
