import type { CallResponse } from '@pavilion/contracts/define-call';
import type { betList } from '@pavilion/contracts/player/money/bet-list.contract';

type SportsBet = Extract<CallResponse<typeof betList>['value'][number], { product: 'sports' }>;

/** What of an open bet its ways out are about. */
export type BetInHand = Pick<
  SportsBet,
  'bet_id' | 'currency' | 'bet_type' | 'legs' | 'cash_out_rule' | 'cash_outs' | 'voucher'
>;
