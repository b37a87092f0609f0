import type { CallResponse } from '@pavilion/contracts/define-call';
import { bonusClaim } from '@pavilion/contracts/player/rewards/bonus-claim.contract';
import { bonusForfeit } from '@pavilion/contracts/player/rewards/bonus-forfeit.contract';
import { bonusForfeitPreview } from '@pavilion/contracts/player/rewards/bonus-forfeit-preview.contract';
import { bonusList } from '@pavilion/contracts/player/rewards/bonus-list.contract';
import { bonusProgress } from '@pavilion/contracts/player/rewards/bonus-progress.contract';
import { voucherList } from '@pavilion/contracts/player/rewards/voucher-list.contract';
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';

export type Bonus = CallResponse<typeof bonusList>['value'][number];
export type ForfeitQuote = CallResponse<typeof bonusForfeitPreview>['value'];
export type CountedPlay = CallResponse<typeof bonusProgress>['value'][number];
export type Voucher = CallResponse<typeof voucherList>['value'][number];

/** What a player can do something about. */
const liveStates: Bonus['state'][] = ['offered', 'queued', 'active', 'closing'];

/** Bonuses that are offered, wait or are played; read anew when the bonus pocket has changed. */
export function useLiveBonuses() {
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const pocket = useUserStore((state) => state.bonus.balance);
  const query = callQuery(bonusList, { states: liveStates });
  return useQuery({ ...query, queryKey: [...query.queryKey, pocket], enabled: isKnown });
}

export const useBonusProgress = (bonusId: string) =>
  useQuery(callQuery(bonusProgress, { bonus_id: bonusId, limit: 50 }));

/** What giving a bonus up would cost now; never an older answer. */
export const useForfeitQuote = (bonusId: string) =>
  useQuery({
    ...callQuery(bonusForfeitPreview, { bonus_id: bonusId }),
    staleTime: 0,
    gcTime: 0,
  });

export function refreshBonuses(client: QueryClient): void {
  for (const contract of [bonusList, bonusProgress, bonusForfeitPreview, voucherList])
    void client.invalidateQueries({ queryKey: callKey(contract) });
}

export function useClaimBonus() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (bonusId: string) => call(bonusClaim, { bonus_id: bonusId }),
    onSuccess: (answer) => setBalance(balancesOf(answer)),
    onSettled: () => refreshBonuses(client),
  });
}

/** Gives a bonus up as it was quoted; what changed meanwhile is quoted anew. */
export function useForfeitBonus(bonusId: string, done: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (quoteId: string) => call(bonusForfeit, { bonus_id: bonusId, quote_id: quoteId }),
    onSuccess: (answer) => {
      setBalance(balancesOf(answer));
      done();
    },
    onSettled: () => refreshBonuses(client),
  });
}
