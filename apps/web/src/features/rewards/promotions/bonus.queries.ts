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
import { useTopic } from '../../../core/realtime/realtime.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import { usePlayerId } from '../../../common/rewards/use-player-id.ts';

type BonusPage = CallResponse<typeof bonusList>;
export type Bonus = BonusPage['value'][number];
export type ForfeitQuote = CallResponse<typeof bonusForfeitPreview>['value'];
export type CountedPlay = CallResponse<typeof bonusProgress>['value'][number];
export type Voucher = CallResponse<typeof voucherList>['value'][number];

/** What a player can do something about. */
const liveStates: Bonus['state'][] = ['offered', 'queued', 'active', 'closing'];

/** Bonuses that are offered, wait or are played, kept as they are while the page is open. */
export function useLiveBonuses() {
  const client = useQueryClient();
  const playerId = usePlayerId();
  const query = callQuery(bonusList, { states: liveStates });
  const queryKey = [...query.queryKey, playerId];
  useTopic(playerId === '' ? null : 'rewards', {
    'bonus.changed': ({ bonus }) => {
      client.setQueryData<BonusPage>(queryKey, (page) => page && withBonus(page, bonus));
      for (const contract of [bonusProgress, bonusForfeitPreview])
        void client.invalidateQueries({ queryKey: callKey(contract) });
    },
  });
  return useQuery({ ...query, queryKey, enabled: playerId !== '' });
}

/**
 * The list with a bonus as it is now; one that has ended leaves it. A message tells titles in the
 * language of the account, so that the one that is shown stays.
 */
function withBonus(page: BonusPage, bonus: Bonus): BonusPage {
  const known = page.value.find(({ bonus_id: id }) => id === bonus.bonus_id);
  const isLive = liveStates.includes(bonus.state);
  if (!known) return isLive ? { ...page, value: [bonus, ...page.value] } : page;
  const value = page.value.flatMap((one) => {
    if (one !== known) return [one];
    return isLive ? [{ ...bonus, title: known.title }] : [];
  });
  return { ...page, value };
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
