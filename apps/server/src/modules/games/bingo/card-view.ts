import type * as z from 'zod/mini';
import type { bingoCard, bingoOwnCard } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { ticketLeafText } from '@pavilion/games';
import { canonicalCard } from '@pavilion/games/bingo/index';
import type { CardRow } from './card.store.ts';

/** The text of a card's leaf, as `bingo_leaf_text` of the database hashed it. */
export const leafTextOf = (card: CardRow): string =>
  ticketLeafText({
    drawId: card.game_id,
    seq: card.seq,
    ticketId: card.id,
    blind: card.blind,
    play: canonicalCard(card),
    stakeMinor: card.stake_minor,
  });

/** A card as it is sold. */
export const cardView = (card: CardRow): z.output<typeof bingoCard> => ({
  card_id: card.id,
  seq: card.seq,
  numbers: card.numbers,
  leaf_text: leafTextOf(card),
  blind: card.blind,
});

/** A card as its player sees it later. */
export function ownCardView(card: CardRow, currency: CurrencyCode): z.output<typeof bingoOwnCard> {
  const amount = (minor: string | bigint): string => formatAmount(BigInt(minor), currency);
  return {
    ...cardView(card),
    stake: amount(card.stake_minor),
    payout: amount(card.payout_minor),
    won: card.wins.map(({ stage, amount_minor: minor }) => ({ stage, amount: amount(minor) })),
    daubed: card.daubed,
  };
}
