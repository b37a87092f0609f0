import type { RoundRecord } from '../../game-info.ts';
import type { PlayAnswer } from './play-desk.types.ts';

/** The answer of a call with the player's own money. */
export function realAnswer(answer: {
  value: RoundRecord;
  game_balance: string;
  game_token: string;
}): PlayAnswer {
  const { value: round, game_balance, game_token } = answer;
  return { round, balance: game_balance, real: { game_balance, game_token } };
}

/** The answer of a call with play money. */
export const demoAnswer = (answer: { value: RoundRecord; demo_balance: string }): PlayAnswer => ({
  round: answer.value,
  balance: answer.demo_balance,
});
