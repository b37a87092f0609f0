import type * as z from 'zod/mini';
import type { drawRecord, drawTier } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { jackpotOf, lotteryRules, isLotteryCode } from '@pavilion/games/lottery/index';
import type { DrawRow } from './draw.store.ts';

type DrawView = z.output<typeof drawRecord>;
type TierView = z.output<typeof drawTier>;

/** A tier as it is kept: amounts as texts of minor units. */
export interface KeptTier {
  tier: string;
  winners: string;
  each_minor: string | null;
}

/** The code of a draw's lottery. Throws on one there is none of. */
export function codeOf({ game_code: code }: Pick<DrawRow, 'game_code'>) {
  if (!isLotteryCode(code)) throw new Error(`no lottery ${code}`);
  return code;
}

/**
 * A draw as everybody sees it. `rolloverMinor`: what rolls over to it; of a draw that was shared,
 * what it began with.
 */
export function drawView(draw: DrawRow, currency: CurrencyCode, rolloverMinor: bigint): DrawView {
  const { guarantee_minor: guaranteeMinor, sales_minor: salesMinor } = draw;
  const rollover = draw.rollover_minor ?? rolloverMinor;
  const amount = (minor: bigint | null): string | null =>
    minor === null ? null : formatAmount(minor, currency);
  const hasFund = guaranteeMinor !== null;
  const money = { salesMinor, rolloverMinor: rollover, guaranteeMinor: guaranteeMinor ?? 0n };
  return {
    draw_id: draw.draw_code,
    game: codeOf(draw),
    name: lotteryRules(codeOf(draw)).name,
    opens_at: draw.opens_at.toISOString(),
    cut_off_at: draw.cut_off_at.toISOString(),
    draw_at: draw.draw_at.toISOString(),
    state: draw.state === 'ending' ? 'closed' : draw.state,
    price: amount(draw.price_minor),
    jackpot: hasFund ? amount(jackpotOf({ ...money, reserveMinor: 0n })) : null,
    guarantee: amount(guaranteeMinor),
    rollover: hasFund ? amount(rollover) : null,
    count: draw.ticket_count,
    sales: formatAmount(salesMinor, currency),
    round_id: draw.id,
    index: draw.chain_index,
  };
}

/** The winners of a draw by tier; none before it is shared. */
export function tiersView({ tiers }: Pick<DrawRow, 'tiers'>, currency: CurrencyCode): TierView[] {
  return ((tiers ?? []) as KeptTier[]).map(({ tier, winners, each_minor: each }) => ({
    tier,
    winners,
    each: each === null ? null : formatAmount(BigInt(each), currency),
  }));
}
