import type { CallResponse } from '@pavilion/contracts/define-call';
import type { betList } from '@pavilion/contracts/player/money/bet-list.contract';

type Bet = CallResponse<typeof betList>['value'][number];
export type SportsBet = Extract<Bet, { product: 'sports' }>;

/** How the match of an open bet stands. */
export type BetMatch = NonNullable<SportsBet['match']>;
