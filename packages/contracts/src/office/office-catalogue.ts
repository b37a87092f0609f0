import type { OfficeCall } from './define-office-call.ts';
import { contentCalls } from './content-calls.ts';
import { mediaCalls } from './media-calls.ts';
import { booksCalls } from './books-calls.ts';
import { rewardCalls } from './reward-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { affiliateCalls } from './affiliate-calls.ts';
import { referralCalls } from './referral-calls.ts';
import { pokerCalls } from './poker-calls.ts';
import { depositCalls } from './deposit-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { playerCalls } from './player-calls.ts';
import { roomCalls } from './room-calls.ts';
import { siteCalls } from './site-calls.ts';
import { sportsCalls } from './sports-calls.ts';
import { tradingCalls } from './trading-calls.ts';
import { studioRoundCalls } from './studio-round-calls.ts';
import { sabongCalls } from './sabong-calls.ts';
import { lotteryCalls } from './lottery-calls.ts';
import { bingoCalls } from './bingo-calls.ts';
import { feedCalls } from './feed-calls.ts';
import { fishingCalls } from './fishing-calls.ts';
import { freeRoundsCalls } from './free-rounds-calls.ts';
import { providerCalls } from './provider-calls.ts';
import { supportCalls } from './support-calls.ts';
import { verificationCalls } from './verification-calls.ts';

/** Everything staff may do. */
export const officeCalls = {
  ...siteCalls,
  ...contentCalls,
  ...mediaCalls,
  ...playerCalls,
  ...verificationCalls,
  ...depositCalls,
  ...payoutCalls,
  ...promotionCalls,
  ...rewardCalls,
  ...referralCalls,
  ...affiliateCalls,
  ...booksCalls,
  ...sportsCalls,
  ...tradingCalls,
  ...feedCalls,
  ...providerCalls,
  ...studioRoundCalls,
  ...freeRoundsCalls,
  ...pokerCalls,
  ...supportCalls,
  ...roomCalls,
  ...lotteryCalls,
  ...bingoCalls,
  ...fishingCalls,
  ...sabongCalls,
} as const satisfies Record<string, OfficeCall>;
