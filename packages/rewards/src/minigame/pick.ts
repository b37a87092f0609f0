import { drawFrom, MiniGameRefusal, wholeParam, worthOf, type MiniGame } from './mini-game.ts';

const boxes = 9;

/** Nine boxes with the nine prizes in any order; one is opened, and all are shown. */
export const pick: MiniGame = {
  code: 'pick',
  rows: boxes,
  play(table, params, acts, stream) {
    const box = wholeParam(params, 'box', boxes);
    if (acts.length > 0) throw new MiniGameRefusal('action');
    const remaining = table.rows.map((_, index) => index);
    const dealt = Array.from({ length: boxes }, () => drawFrom(stream, remaining));
    const won = dealt[box] ?? 0;
    const isPrize = table.rows[won]?.prize.kind !== 'none';
    return {
      isSettled: true,
      won: isPrize ? won : null,
      outcome: { boxes: dealt.map((row) => table.rows[row]?.prize ?? { kind: 'none' }), box },
      actions: [],
    };
  },
  next: () => {
    throw new Error('a pick is over at once');
  },
  rtp: ({ cost, rows }) => ({
    numerator: BigInt(rows.reduce((sum, row) => sum + worthOf(row), 0)),
    denominator: BigInt(boxes * cost),
  }),
};
