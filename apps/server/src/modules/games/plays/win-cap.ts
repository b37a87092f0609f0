import { isCurrencyCode } from '@pavilion/domain/currencies';
import { type HandAction, type HandState, houseStakeLimits, payoutOf } from '@pavilion/games';
import type { PlayedAction, RoundRow } from './round.store.ts';

type Staked = Pick<RoundRow, 'currency' | 'stake_minor'>;

const takeIt: HandAction = { action: 'cash_out', params: {} };

/**
 * True when an open hand is worth the most that a round pays: it is taken then, because playing on
 * could only lose (rules page).
 */
export function isAtMostWin(round: Staked, state: HandState): boolean {
  const worthMinor = payoutOf(round.stake_minor, state.multiplierE4);
  return !state.isSettled && state.allowed.includes('cash_out') && worthMinor >= mostMinor(round);
}

/** The payout, or the most that a round pays. */
export function atMostWin(round: Staked, payoutMinor: bigint): bigint {
  const most = mostMinor(round);
  return payoutMinor < most ? payoutMinor : most;
}

/** The action that also takes the win. */
export function takingWin(action: HandAction): PlayedAction {
  return { ...action, takes_win: true };
}

/** What a game is dealt for a kept action. */
export function asDealt({ action, params, takes_win }: PlayedAction): HandAction[] {
  return takes_win ? [{ action, params }, takeIt] : [{ action, params }];
}

function mostMinor({ currency }: Staked): bigint {
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return houseStakeLimits(currency).maxWinMinor;
}
