import type * as z from 'zod/mini';
import type { roundRecord } from '@pavilion/contracts';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { multiplierText } from '@pavilion/games';
import type { PlayRow, TicketLine } from './round.store.ts';

export type RoundView = z.output<typeof roundRecord>;

/** What a view needs besides the round itself. */
export interface RoundShown {
  mode: 'real' | 'demo';
  /** Actions allowed next on an open hand. */
  actions: readonly string[];
  fairness: RoundView['fairness'];
  /** The secret, where it was revealed. */
  serverSeed: string | null;
}

/** A round on the wire. */
export function roundView(row: Omit<PlayRow, 'step'>, shown: RoundShown): RoundView {
  const amount = (minor: bigint): string => {
    if (!isCurrencyCode(row.currency)) throw new Error(`no currency ${row.currency}`);
    return formatAmount(minor, row.currency);
  };
  return {
    round_id: row.id,
    provider_code: row.provider_code,
    game_code: row.game_code,
    version: row.game_version,
    mode: shown.mode,
    state: row.state,
    currency: row.currency,
    stake: amount(row.stake_minor),
    ...(row.base_stake_minor ? { base_stake: amount(row.base_stake_minor) } : {}),
    payout: amount(row.payout_minor),
    multiplier: multiplierText(BigInt(row.multiplier_e4)),
    params: row.params,
    ...(row.lines ? { lines: row.lines.map((line) => lineView(line, amount)) } : {}),
    outcome: row.outcome,
    events: [...row.events],
    actions: [...shown.actions],
    fairness: shown.fairness,
    server_seed: shown.serverSeed,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

function lineView(
  { params, stake_minor: stake, payout_minor: payout, multiplier_e4: multiplier }: TicketLine,
  amount: (minor: bigint) => string,
): NonNullable<RoundView['lines']>[number] {
  return {
    params,
    stake: amount(BigInt(stake)),
    payout: payout === undefined ? null : amount(BigInt(payout)),
    multiplier: multiplier === undefined ? null : multiplierText(BigInt(multiplier)),
  };
}
