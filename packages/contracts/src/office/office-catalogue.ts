import type { DeclaredCall } from './define-office-call.ts';
import { moneyCalls } from './money-calls.ts';
import { payoutCalls } from './payout-calls.ts';
import { playerCalls } from './player-calls.ts';
import { siteCalls } from './site-calls.ts';
import { sportsCalls } from './sports-calls.ts';
import { studioCalls } from './studio-calls.ts';
import { verificationCalls } from './verification-calls.ts';

/** Everything staff may do. */
export const officeCalls = {
  ...siteCalls,
  ...playerCalls,
  ...verificationCalls,
  ...payoutCalls,
  ...moneyCalls,
  ...sportsCalls,
  ...studioCalls,
} as const satisfies Record<string, DeclaredCall>;
