import type * as z from 'zod/mini';
import type { gameBet } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierText } from '@pavilion/games';
import { posterUrl } from '../../games/catalogue/index.ts';
import type { RoundBet } from './round-bet.store.ts';

export type GameBetView = z.output<typeof gameBet>;

/** A round on the wire, as a bet. */
export function roundBetView(round: RoundBet): GameBetView {
  const { currency, finishedAt, providerCode, gameCode } = round;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  const isOpen = finishedAt === null;
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return {
    bet_id: `${providerCode}:${round.roundId}`,
    product: 'games',
    status: isOpen ? 'accepted' : round.isRefunded ? 'voided' : 'settled',
    game_type: wireNameOf(round.product),
    provider_code: providerCode,
    provider_name: round.providerName ?? providerCode,
    game_code: gameCode,
    game_name: round.gameName ?? gameCode,
    img_url: posterUrl(providerCode, gameCode),
    round_id: round.roundId,
    has_recall: round.hasRecall,
    paid_by: {
      cash: amount(round.stakeMinor - round.bonusStakedMinor),
      bonus: amount(round.bonusStakedMinor),
      voucher_id: null,
    },
    returned_to: isOpen
      ? null
      : { cash: amount(paidMinor(round) - bonusBack(round)), bonus: amount(bonusBack(round)) },
    stake: amount(round.stakeMinor),
    currency,
    payout: isOpen ? null : amount(paidMinor(round)),
    multiplier:
      isOpen || round.multiplierE4 === null ? null : multiplierText(BigInt(round.multiplierE4)),
    result: isOpen ? null : resultOf(round),
    placed_at: round.openedAt.toISOString(),
    settled_at: finishedAt?.toISOString() ?? null,
  };
}

/** What came back to the player: of a round that was given up, the stake. */
const paidMinor = ({ returnedMinor, stakeMinor, isRefunded }: RoundBet): bigint =>
  isRefunded ? returnedMinor + stakeMinor : returnedMinor;

/** What of it went where the bonus is: of a round that was given up, what the bonus had staked. */
const bonusBack = ({ bonusReturnedMinor, bonusStakedMinor, isRefunded }: RoundBet): bigint =>
  isRefunded ? bonusReturnedMinor + bonusStakedMinor : bonusReturnedMinor;

function resultOf(round: RoundBet): 'won' | 'void' | 'lost' {
  const netMinor = paidMinor(round) - round.stakeMinor;
  if (netMinor > 0n) return 'won';
  return netMinor === 0n ? 'void' : 'lost';
}

/**
 * A category is known by its code; what a provider may name beside them goes over the wire as it
 * is.
 */
const wireNameOf = (product: string): string =>
  Object.hasOwn(categories, product) ? categories[product as CategoryCode].wireName : product;

/** Provider and round of a bet's id; null when it names none. */
export function roundOfBetId(betId: string): { providerCode: string; roundId: string } | null {
  const cut = betId.indexOf(':');
  if (cut < 1 || cut === betId.length - 1) return null;
  return { providerCode: betId.slice(0, cut), roundId: betId.slice(cut + 1) };
}
