import type { CallInput } from '@pavilion/contracts';
import type { rewardLines } from '@pavilion/contracts/player/rewards/reward-lines.contract';
import { formatAmount } from '@pavilion/domain/money';
import { reloadLooksAt, rewardPeriodAt, rewardPeriodOf } from '@pavilion/rewards/cash-rewards';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { findItem } from '../campaigns/index.ts';
import { readPlayedLines } from '../turnover/index.ts';
import { readLines } from './accrual.store.ts';
import { filterOf } from './cashback.service.ts';
import { planOf } from './reload.service.ts';

const pageLimit = 50;

/**
 * The plays a cash reward is worked out from, the newest first; of rakeback with what each added.
 */
export async function linesOf(context: PlayerContext, input: CallInput<typeof rewardLines>) {
  const limit = input.limit ?? pageLimit;
  const before = readCursor(input.cursor, (text) =>
    /^\d{1,18}$/.test(text) ? BigInt(text) : null,
  );
  const rows = await rowsOf(context, input, { before: before ?? null, limit });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    value: rows.map((row) => lineView(context, row)),
    next_cursor: last ? `${last.seq}` : null,
  };
}

/** A play as it is shown; what is summed over a period has no part of its own. */
interface ShownLine {
  seq: bigint;
  source: string;
  ref: string;
  at: Date;
  stakeMinor: bigint;
  returnedMinor: bigint;
  edgeBp?: number;
  rateBp?: number;
  accruedE8?: string;
}

interface Page {
  before: bigint | null;
  limit: number;
}

async function rowsOf(
  context: PlayerContext,
  { reward_code: code, period_key: key }: CallInput<typeof rewardLines>,
  page: Page,
): Promise<ShownLine[]> {
  const { server, site, player, now } = context;
  const { db } = server.database;
  const owner = { siteId: site.id, itemCode: code, playerId: player.id };
  const rakeback = await findItem(server, site.id, code, 'rakeback');
  if (rakeback) {
    const { claim } = rakeback.fields;
    const span =
      key === undefined || claim === 'any' ? null : rewardPeriodOf(claim, site.timeZone, key);
    // No period has that key: there is nothing in it.
    if (key !== undefined && span === null) return [];
    const { from = null, to = null } = span ?? {};
    return readLines(db, owner, { from, to, ...page });
  }
  const cashback = await findItem(server, site.id, code, 'cashback');
  if (cashback) {
    const { period } = cashback.fields;
    const span =
      key === undefined
        ? rewardPeriodAt(period, site.timeZone, now)
        : rewardPeriodOf(period, site.timeZone, key);
    if (span === null) return [];
    const { from, to } = span;
    const filter = filterOf(site, cashback);
    return readPlayedLines(db, { siteId: site.id, playerId: player.id, from, to, filter, ...page });
  }
  const reload = (await findItem(server, site.id, code, 'reload')) ?? fail('promotionNotFound');
  const span = reloadLooksAt(planOf(reload));
  const of = { siteId: site.id, playerId: player.id, ...span, filter: {} };
  return readPlayedLines(db, { ...of, ...page });
}

function lineView({ site }: PlayerContext, row: ShownLine) {
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const isBet = row.source === 'sportsbook';
  return {
    reference: {
      type: isBet ? 'bet' : 'round',
      id: row.ref,
      provider_code: isBet ? null : row.source,
    },
    at: row.at.toISOString(),
    stake: amount(row.stakeMinor),
    returned: amount(row.returnedMinor),
    edge_bp: row.edgeBp ?? 0,
    rate_bp: row.rateBp ?? 0,
    accrued_e8: row.accruedE8 ?? '0',
  };
}
