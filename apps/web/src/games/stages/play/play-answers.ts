import { balancesOf, type Balances } from '../../../core/session/balance-hold.ts';
import type { RoundRecord } from '../../game-info.ts';
import type { PlayAnswer } from './play-desk.types.ts';

/** The answer of a call with the player's own money. */
export const realAnswer = (answer: Balances & { value: RoundRecord }): PlayAnswer => ({
  round: answer.value,
  balance: answer.game_balance,
  real: balancesOf(answer),
});

/** The answer of a call with play money. */
export const demoAnswer = (answer: { value: RoundRecord; demo_balance: string }): PlayAnswer => ({
  round: answer.value,
  balance: answer.demo_balance,
});
