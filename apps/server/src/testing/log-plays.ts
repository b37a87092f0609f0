import { sql } from 'kysely';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';

/** A row of the log of settled plays, as `count_settled` writes it. */
interface LoggedRow {
  ref: string;
  cashMinor?: bigint;
  bonusMinor?: bigint;
  payoutMinor?: bigint;
  isCorrection?: boolean;
  isBothSides?: boolean;
  oddsMilli?: number;
  provider?: string | null;
  game?: string;
  product?: string;
  /** Now, unless said otherwise. */
  at?: Date;
  /** When the stake first counted; of a row with a cash stake its own moment. */
  countedAt?: Date | null;
}

/**
 * Writes rows of the log for a player without playing: times, corrections and ties as a test wants
 * them. The books know nothing of them.
 */
export async function logPlays(
  server: TestServer,
  player: Pick<TestPlayer, 'id' | 'siteId'>,
  ...rows: LoggedRow[]
): Promise<void> {
  for (const row of rows) {
    const { cashMinor = 0n, bonusMinor = 0n, payoutMinor = 0n, isCorrection = false } = row;
    const at = row.at ?? server.context.clock.now();
    const countedAt = row.countedAt ?? (cashMinor > 0n ? at : null);
    const { provider = 'PAVILION', game = 'dice', product = 'hashgame' } = row;
    await sql`
      insert into settled_plays (site_id, player_id, kind, product, provider_code, game_code, ref,
        odds_milli, cash_minor, bonus_minor, payout_cash_minor, payout_bonus_minor, is_both_sides,
        placed_at, counted_at, settled_at)
      values (${player.siteId}::uuid, ${player.id}::uuid, ${isCorrection ? 'corrected' : 'settled'},
        ${product}, ${provider}, ${game}, ${row.ref}, ${row.oddsMilli ?? null}::integer,
        ${cashMinor}::bigint, ${bonusMinor}::bigint, ${payoutMinor}::bigint, 0,
        ${row.isBothSides ?? false}, ${at}::timestamptz, ${countedAt}::timestamptz,
        ${at}::timestamptz)`.execute(server.context.database.db);
  }
}
