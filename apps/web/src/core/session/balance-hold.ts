// chunk: later
/** Balances as calls answer them. */
export interface Balances {
  game_balance: string;
  bonus_balance: string;
  game_token: string;
  frozen_token: string;
}

/** The balances of an answer that may tell more. */
export const balancesOf = ({
  game_balance,
  bonus_balance,
  game_token,
  frozen_token,
}: Balances): Balances => ({ game_balance, bonus_balance, game_token, frozen_token });

let holds = 0;
let waiting: Balances | null = null;
let show: ((balances: Balances) => void) | null = null;

/**
 * Keeps the shown balance where it is while a game's picture plays, so that the head of the page
 * does not tell the result before the picture does. Gives what lets it go; the newest balance heard
 * meanwhile is shown then. Letting go twice does nothing.
 */
export function holdBalance(): () => void {
  holds += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holds -= 1;
    if (holds > 0 || waiting === null) return;
    const newest = waiting;
    waiting = null;
    show?.(newest);
  };
}

/** Shows a balance now, or once nothing holds it any more. */
export function showBalance(balances: Balances, showNow: (balances: Balances) => void): void {
  show = showNow;
  if (holds > 0) waiting = balances;
  else showNow(balances);
}
