import type * as z from 'zod/mini';
import type { RealtimeEventData, sharedBet } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
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

/** A round as its table is told of it; while it runs, nothing of it tells its end, unless its table was told the outcome as dealing began. */
export function roundNews(round: SharedRoundRow, now: Date): RealtimeEventData<'round.changed'> {
  const { stage, endsAt } = stageOf(round, roundGameOf(round), now);
  const hasEnd = round.phase === 'betting' || round.phase === 'settled';
  return {
    round_id: round.id,
    index: round.chain_index,
    phase: round.phase,
    phase_ends_at: hasEnd
      ? ((round.phase === 'betting' ? round.starts_at : round.next_at)?.toISOString() ?? null)
      : null,
    started_at: round.phase === 'betting' ? null : round.starts_at.toISOString(),
    server_time: now.toISOString(),
    table_id: shownTable(round.table_id),
    stage,
    stage_ends_at: endsAt?.toISOString() ?? null,
    hash: round.hash,
    outcome: round.outcome,
  };
}
