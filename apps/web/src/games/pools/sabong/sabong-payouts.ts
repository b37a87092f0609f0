import { sabongPayout, type SabongBoard } from '@pavilion/games/sabong/board';
import { sabongKinds } from '@pavilion/games/sabong/sabong.game';
import { numberOf, wordOf } from '../../live/parts/outcome-fields.ts';
import type { Payouts } from '../../stages/table/table-view.types.ts';

/** The board as the outcome tells it: what each side pays of 100. */
function boardOf(outcome: Record<string, unknown>): SabongBoard | null {
  const { board } = outcome;
  if (typeof board !== 'object' || board === null) return null;
  const [meron, wala] = ['meron', 'wala'].map((side) =>
    BigInt(numberOf(board as Record<string, unknown>, side)),
  );
  return { meron: meron ?? 0n, wala: wala ?? 0n };
}

/** What bets on a match pay: by its winner and its board, which pools of others decided. */
export const sabongPayouts: Payouts = ({ outcome, lines }) => {
  const board = boardOf(outcome);
  const winner = sabongKinds.find((kind) => kind === wordOf(outcome, 'winner')) ?? null;
  return Promise.resolve(
    lines.map(({ params, stakeMinor }) => {
      const kind = sabongKinds.find((one) => one === params['kind']);
      return kind ? sabongPayout(kind, stakeMinor, winner, board) : 0n;
    }),
  );
};
