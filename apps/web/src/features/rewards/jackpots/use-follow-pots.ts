import type { CallResponse } from '@pavilion/contracts/define-call';
import { jackpotDetail } from '@pavilion/contracts/player/rewards/jackpot-detail.contract';
import { jackpotList } from '@pavilion/contracts/player/rewards/jackpot-list.contract';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

/** Pots grow on the page as they do at the server; one that was won is asked for anew. */
export function useFollowPots(): void {
  const client = useQueryClient();
  useTopic('jackpots', {
    'jackpot.changed': ({ jackpot_id, amount }) =>
      client.setQueryData<CallResponse<typeof jackpotList>>(callKey(jackpotList, {}), (pots) =>
        pots === undefined
          ? pots
          : {
              ...pots,
              value: pots.value.map((pot) =>
                pot.jackpot_id === jackpot_id ? { ...pot, amount } : pot,
              ),
            },
      ),
    'jackpot.hit': () => {
      void client.invalidateQueries({ queryKey: callKey(jackpotList) });
      void client.invalidateQueries({ queryKey: callKey(jackpotDetail) });
    },
  });
}
