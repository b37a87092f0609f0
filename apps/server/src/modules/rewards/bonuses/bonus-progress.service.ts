import type { CallInput } from '@pavilion/contracts';
import type { bonusProgress } from '@pavilion/contracts/player/rewards/bonus-progress.contract';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { viewOfBonus } from './bonus-list.service.ts';
import { readProgress, type ProgressRow } from './bonus.store.ts';

const pageLimit = 50;

/** What each bet and round counted towards a bonus, or why it did not, the newest first. */
export async function progressOf(context: PlayerContext, input: CallInput<typeof bonusProgress>) {
  const { server, site } = context;
  const bonusId = input.bonus_id.toLowerCase();
  const bonus = (await viewOfBonus(context, bonusId)) ?? fail('bonusNotFound');
  const limit = input.limit ?? pageLimit;
  const before = readCursor(input.cursor, (text) =>
    /^\d{1,18}$/.test(text) ? BigInt(text) : null,
  );
  const rows = await readProgress(server.database.db, site.id, {
    ...{ bonusId, limit },
    before: before ?? null,
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    value: rows.map((row) => rowView(context, row)),
    total: { counted: bonus.counted, required: bonus.required },
    next_cursor: last ? `${last.seq}` : null,
  };
}

function rowView({ site }: PlayerContext, row: ProgressRow) {
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  const isBet = row.providerCode === null;
  return {
    reference: { type: isBet ? 'bet' : 'round', id: row.ref, provider_code: row.providerCode },
    game_name: row.gameName ?? '',
    at: row.at.toISOString(),
    stake: amount(row.cashMinor + row.bonusMinor),
    cash: amount(row.cashMinor),
    bonus: amount(row.bonusMinor),
    weight_bp: row.weightBp,
    counted: amount(row.countedMinor),
    reason: row.reason,
  };
}
