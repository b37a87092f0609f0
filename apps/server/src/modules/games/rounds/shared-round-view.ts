import type * as z from 'zod/mini';
import type { RealtimeEventData, sharedBet } from '@pavilion/contracts';
import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierText } from '@pavilion/games';
import { type RoundRow } from '../plays/index.ts';
import { type RoundTable } from '../fairness/index.ts';
import { roundGameOf } from './round-game-of.ts';
import { stageOf } from './round-stage.ts';
import { shownTable } from './table-of.ts';
import { cancelled, type SharedRoundRow } from './shared-round.store.ts';

export type SharedBetView = z.output<typeof sharedBet>;

export const topicOf = ({
  providerCode,
  gameCode,
  tableId,
}: Omit<RoundTable, 'siteId'>): `round:${string}` =>
  `round:${providerCode}:${gameCode}${tableId === '' ? '' : `:${tableId}`}`;

/** A bet as everybody sees it. */
export function sharedBetView(row: RoundRow & { account_id: string }): SharedBetView {
  const { currency } = row;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  return {
    bet_id: row.id,
    account_id: maskAccountId(row.account_id),
    stake: formatAmount(row.stake_minor, currency),
    currency,
    params: row.params,
    ...(row.lines
      ? {
          lines: row.lines.map(({ params, stake_minor: stake }) => ({
            params,
            stake: formatAmount(BigInt(stake), currency),
          })),
        }
      : {}),
    payout: formatAmount(row.payout_minor, currency),
    multiplier:
      row.cashed_bp > 0 || row.state === 'settled' ? multiplierText(row.multiplier_e4) : null,
    ...(row.outcome['void'] === cancelled ? { is_cancelled: true } : {}),
  };
}

/**
 * A round as its table is told of it; while it runs, nothing of it tells its end, unless its table
 * was told the outcome as dealing began.
 */
export function roundNews(
  round: SharedRoundRow,
  currency: CurrencyCode,
  now: Date,
): RealtimeEventData<'round.changed'> {
  const { stage, endsAt } = stageOf(round, roundGameOf(round), now);
  const hasEnd = round.phase === 'betting' || round.phase === 'settled';
  return {
    round_id: round.id,
    index: round.chain_index,
    phase: round.phase,
    phase_ends_at: hasEnd
      ? ((round.phase === 'betting' ? round.starts_at : round.next_at)?.toISOString() ?? null)
      : null,
    started_at: startedAt(round)?.toISOString() ?? null,
    server_time: now.toISOString(),
    table_id: shownTable(round.table_id),
    stage,
    stage_ends_at: endsAt?.toISOString() ?? null,
    hash: round.hash,
    outcome: round.outcome,
    ...(roundGameOf(round).pools ? publishedOf(round, currency) : {}),
  };
}

/**
 * When it began to run: with the outcome of a round that waits for its entropy, else with the end
 * of the betting.
 */
function startedAt(round: SharedRoundRow): Date | null {
  if (round.phase === 'betting') return null;
  return roundGameOf(round).pools ? round.dealing_at : round.starts_at;
}

/** What is published of a round by now that nobody may know before its close. */
const publishedOf = (
  { entropy_source, entropy, ticket_count: count, sales_minor: sales }: SharedRoundRow,
  currency: CurrencyCode,
): Pick<RealtimeEventData<'round.changed'>, 'entropy_source' | 'entropy' | 'count' | 'sales'> => ({
  entropy_source,
  entropy,
  ...(count === null ? {} : { count }),
  ...(sales === null ? {} : { sales: formatAmount(sales, currency) }),
});
