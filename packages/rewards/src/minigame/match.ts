import { drawFrom, MiniGameRefusal, wholeParam, worthOf, type MiniGame } from './mini-game.ts';

const cardsMax = 12;
const symbols = 4;
const wins = 3;

/**
 * Twelve covered cards, three of each of four symbols; the first symbol with all three open wins.
 */
export const match: MiniGame = {
  code: 'match',
  rows: symbols,
  play(table, _params, acts, stream) {
    const remaining = Array.from({ length: cardsMax }, (_, index) => Math.floor(index / wins));
    const cards = Array.from({ length: cardsMax }, () => drawFrom(stream, remaining));
    const open: Array<{ card: number; symbol: number }> = [];
    let won: number | null = null;
    for (const { action, params } of acts) {
      if (action !== 'flip' || won !== null) throw new MiniGameRefusal('action');
      const card = wholeParam(params, 'card', cardsMax);
      if (open.some((shown) => shown.card === card)) throw new MiniGameRefusal('card');
      const symbol = cards[card] ?? 0;
      open.push({ card, symbol });
      if (open.filter((shown) => shown.symbol === symbol).length === wins) won = symbol;
    }
    const isSettled = won !== null;
    const covered = cards.flatMap((_, card) =>
      open.some((shown) => shown.card === card) ? [] : [card],
    );
    return {
      isSettled,
      won: won !== null && table.rows[won]?.prize.kind !== 'none' ? won : null,
      outcome: isSettled ? { open, cards } : { open },
      actions: isSettled ? [] : covered,
    };
  },
  next: ({ actions: [card] }) => ({ action: 'flip', params: { card } }),
  rtp: ({ cost, rows }) => ({
    numerator: BigInt(rows.reduce((sum, row) => sum + worthOf(row), 0)),
    denominator: BigInt(symbols * cost),
  }),
};
