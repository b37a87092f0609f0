import type { SlotGame } from '@pavilion/games/slots/slot-machine';
import { worthOf } from '../stages/play/bet-panel.tsx';
import type { GameParams, RoundRecord } from '../game-info.ts';

/** What a round costs in ten-thousandths of the stake: a bought feature costs many. */
export function costE4Of(game: SlotGame, params: GameParams): bigint {
  return game.costE4?.({ buy: params['buy'] === true }) ?? 10_000n;
}

/**
 * The stake that multipliers of a round multiply: what was taken, less what buying a feature added.
 */
export function baseStakeOf(game: SlotGame, { stake, params }: RoundRecord): string {
  const decimals = (stake.split('.')[1] ?? '').length;
  const minor = (BigInt(stake.replace('.', '')) * 10_000n) / costE4Of(game, params);
  const text = minor.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? text : `${text.slice(0, -decimals)}.${text.slice(-decimals)}`;
}

/** What a total in stakes is worth in the money of its round. */
export const amountOf = (game: SlotGame, round: RoundRecord, total: string): string =>
  worthOf(baseStakeOf(game, round), total);
