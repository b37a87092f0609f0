import type { PlayProblem } from '../parts/play-problem.ts';
import type { GameInfo, GameParams } from '../../game-info.ts';

/**
 * A bet for the next round, made while one runs. It waits on this page and costs nothing until the
 * next round takes it; with the page or the line it is gone: nobody's money is staked when nobody
 * looks.
 */
export interface AheadBet {
  id: string;
  stake: string;
  params: GameParams;
}

/** As many as a player may have on one round. */
export const aheadMax = 2;

/**
 * What is wrong with a stake before anybody is asked; null: nothing that can be known here. What
 * the player owns is not looked at: the round that runs may still pay.
 */
export function stakeProblem(stake: string, { min, max }: GameInfo['stake']): PlayProblem | null {
  const refused = (code: string): PlayProblem => ({ code, detail: null, paths: ['stake'] });
  if (!/^\d{1,15}(\.\d{1,8})?$/.test(stake)) return refused('invalidInput');
  if (Number(stake) < Number(min)) return refused('stakeTooLow');
  return Number(stake) > Number(max) ? refused('stakeTooHigh') : null;
}
