import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';
import type { LotteryGameRow } from './lottery-game.store.ts';

export type DrawRow = Selectable<Tables['lottery_draws']>;
/** A draw with the published facts of its chain. */
export type DrawWithChain = DrawRow & { terminating_hash: string; salt: string };

interface DrawFilter {
  siteId: string;
  gameCode?: string | undefined;
  states?: ReadonlyArray<DrawRow['state']>;
}

/**
 * Opens a draw on the next link of the game's chain; false: there is one at that time, or the chain
 * is at its end.
 */
export async function openDraw(
  executor: Executor,
  draw: {
    id: string;
    code: string;
    version: number;
    chainId: string;
    settings: LotteryGameRow;
    opensAt: Date;
    cutOffAt: Date;
    drawAt: Date;
  },
): Promise<boolean> {
  const { settings: of } = draw;
  const { rows } = await sql<{ id: string }>`
    with link as (
      update hash_chains set next_index = next_index + 1
       where id = ${draw.chainId}::uuid and is_active and next_index <= length
         and not exists (select from lottery_draws d where d.site_id = ${of.site_id}::uuid
           and d.game_code = ${of.game_code}
               and d.draw_at = ${draw.drawAt}::timestamptz)
      returning id, next_index - 1 as chain_index)
    insert into lottery_draws (id, site_id, game_code, game_version, draw_code, prize_table,
           price_minor, guarantee_minor, number_limit_minor, chain_id, chain_index, opens_at,
           cut_off_at, draw_at)
    select ${draw.id}::uuid, ${of.site_id}::uuid, ${of.game_code}, ${draw.version}::integer,
           ${draw.code}, ${of.prize_table}, ${of.price_minor}::bigint,
           ${of.guarantee_minor}::bigint, ${of.number_limit_minor}::bigint, l.id, l.chain_index,
           ${draw.opensAt}::timestamptz, ${draw.cutOffAt}::timestamptz, ${draw.drawAt}::timestamptz
      from link l
    on conflict do nothing
    returning id`.execute(executor);
  return rows.length > 0;
}

/** Times of draws of a lottery after an instant. */
export async function readDrawTimes(
  executor: Executor,
  { siteId, gameCode, after }: { siteId: string; gameCode: string; after: Date },
): Promise<Date[]> {
  const rows = await executor
    .selectFrom('lottery_draws')
    .select('draw_at')
    .where('site_id', '=', siteId)
    .where('game_code', '=', gameCode)
    .where('draw_at', '>', after)
    .execute();
  return rows.map((row) => row.draw_at);
}

/** When the last draw of a chain is drawn; null where it has none. */
export async function readLastDrawOf(executor: Executor, chainId: string): Promise<Date | null> {
  const row = await executor
    .selectFrom('lottery_draws')
    .select('draw_at')
    .where('chain_id', '=', chainId)
    .orderBy('draw_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.draw_at ?? null;
}

/** Draws that are not over, the soonest first. */
export async function readDrawsToCome(
  executor: Executor,
  { siteId, gameCode, states }: DrawFilter,
): Promise<DrawRow[]> {
  let asked = executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', 'in', states ?? ['open', 'ending', 'closed', 'drawn']);
  if (gameCode !== undefined) asked = asked.where('game_code', '=', gameCode);
  return asked.orderBy('draw_at').orderBy('game_code').limit(200).execute();
}

/** Settled draws, newest first. */
export async function readSettledDraws(
  executor: Executor,
  {
    siteId,
    gameCode,
    from = null,
    to = null,
    number = null,
    before = null,
    limit,
  }: {
    siteId: string;
    gameCode?: string | undefined;
    from?: Date | null;
    to?: Date | null;
    /** As it stands anywhere in the outcome: digits, or a ball. */
    number?: string | null;
    before?: { drawAt: Date; id: string } | null;
    limit: number;
  },
): Promise<DrawRow[]> {
  const { rows } = await sql<DrawRow>`
    select d.* from lottery_draws d
     where d.site_id = ${siteId}::uuid and d.state = 'settled'
       and (${gameCode ?? null}::text is null or d.game_code = ${gameCode ?? null}::text)
       and (${from}::timestamptz is null or d.draw_at >= ${from}::timestamptz)
       and (${to}::timestamptz is null or d.draw_at <= ${to}::timestamptz)
       and (${number}::text is null
         or exists (select from jsonb_path_query(d.outcome,
         '$.** ? (@.type() == "string" || @.type() == "number")') x
             where x #>> '{}' = ${number}::text))
       and (${before?.drawAt ?? null}::timestamptz is null
         or (d.draw_at, d.id) < (${before?.drawAt ?? null}::timestamptz,
           ${before?.id ?? null}::uuid))
     order by d.draw_at desc, d.id desc
     limit ${limit}::integer`.execute(executor);
  return rows;
}

export async function readDraw(
  executor: Executor,
  { siteId, code }: { siteId: string; code: string },
): Promise<DrawWithChain | null> {
  const row = await executor
    .selectFrom('lottery_draws')
    .innerJoin('hash_chains', 'hash_chains.id', 'lottery_draws.chain_id')
    .selectAll('lottery_draws')
    .select(['hash_chains.terminating_hash', sql<string>`hash_chains.salt`.as('salt')])
    .where('lottery_draws.site_id', '=', siteId)
    .where('hash_chains.site_id', '=', siteId)
    .where('lottery_draws.draw_code', '=', code)
    .executeTakeFirst();
  return row ?? null;
}

export async function readDrawById(executor: Executor, id: string): Promise<DrawRow> {
  return executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Draws of a site by what the wire calls them. */
export async function readDrawsByCode(
  executor: Executor,
  { siteId, gameCode, codes }: { siteId: string; gameCode: string; codes: readonly string[] },
): Promise<DrawRow[]> {
  return executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('game_code', '=', gameCode)
    .where('draw_code', 'in', [...codes])
    .execute();
}

/** Draws on sale, the soonest first: the next is the first of each lottery. */
export async function readDrawsOnSale(
  executor: Executor,
  { siteId, gameCode, now, limit }: { siteId: string; gameCode: string; now: Date; limit: number },
): Promise<DrawRow[]> {
  return executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('game_code', '=', gameCode)
    .where('state', '=', 'open')
    .where('cut_off_at', '>', now)
    .orderBy('draw_at')
    .limit(limit)
    .execute();
}

/** A draw of a site by what the wire calls it, locked to the end of the transaction. */
export async function lockDraw(
  executor: Executor,
  { siteId, code }: { siteId: string; code: string },
): Promise<DrawRow | null> {
  const row = await executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('draw_code', '=', code)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Draws with something to do: those whose sale has ended, or is to end, and that are not settled.
 */
export async function readDueDraws(executor: Executor, now: Date): Promise<DrawRow[]> {
  return executor
    .selectFrom('lottery_draws')
    .selectAll()
    .where('state', '<>', 'settled')
    .where((row) => row.or([row('cut_off_at', '<=', now), row('state', '<>', 'open')]))
    .orderBy('draw_at')
    .orderBy('id')
    .limit(200)
    .execute();
}

/**
 * Whether an earlier draw of the same lottery still holds its fund: they are shared one after the
 * other.
 */
export async function hasEarlierUnsettled(executor: Executor, draw: DrawRow): Promise<boolean> {
  const row = await executor
    .selectFrom('lottery_draws')
    .select('id')
    .where('site_id', '=', draw.site_id)
    .where('game_code', '=', draw.game_code)
    .where('draw_at', '<', draw.draw_at)
    .where('state', '<>', 'settled')
    .executeTakeFirst();
  return row !== undefined;
}

/** Calls `lottery_end_sale`: whether the sale ended by this call. */
export async function endSale(
  executor: Executor,
  { drawId, isEarly, now }: { drawId: string; isEarly: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ ended: boolean }>`
    select lottery_end_sale(${drawId}::uuid, ${isEarly}::boolean, ${now}::timestamptz)
      as ended`.execute(executor);
  return rows[0]?.ended ?? false;
}

/**
 * Changes a draw that is still in a state; the draw as it is then, null when another process was
 * quicker.
 */
export async function moveDraw(
  executor: Executor,
  { id, state }: Pick<DrawRow, 'id' | 'state'>,
  change: Partial<
    Pick<
      DrawRow,
      | 'state'
      | 'root'
      | 'closed_at'
      | 'entropy_source'
      | 'hash'
      | 'rollover_minor'
      | 'void_reason'
      | 'drawn_at'
      | 'settled_at'
    > & { outcome: object; settlement: unknown; tiers: unknown }
  >,
): Promise<DrawRow | null> {
  const { outcome, settlement, tiers, ...plain } = change;
  const row = await executor
    .updateTable('lottery_draws')
    .set({
      ...plain,
      ...(outcome === undefined ? {} : { outcome: jsonText(outcome) }),
      ...(settlement === undefined ? {} : { settlement: jsonText(settlement) }),
      ...(tiers === undefined ? {} : { tiers: jsonText(tiers) }),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** What the tickets of draws were paid, minor units. */
export async function readPaid(
  executor: Executor,
  drawIds: readonly string[],
): Promise<Map<string, bigint>> {
  if (drawIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('lottery_tickets')
    .select(['draw_id', sql<bigint>`sum(payout_minor)::bigint`.as('paid')])
    .where('draw_id', 'in', [...drawIds])
    .where('payout_minor', '>', 0n)
    .groupBy('draw_id')
    .execute();
  return new Map(rows.map((row) => [row.draw_id, row.paid]));
}

/** Keeps what decides a closed draw, once: gives the draw with what is kept. */
export async function keepEntropy(
  executor: Executor,
  { id, seen, entropy }: { id: string; seen: string | null; entropy: string | null },
): Promise<DrawRow | null> {
  const row = await executor
    .updateTable('lottery_draws')
    .set({ entropy_block: seen, entropy: sql<string>`coalesce(entropy, ${entropy}::text)` })
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps free places ready, and what is sold by now, of every draw on sale. */
export async function tendOpenDraws(executor: Executor, now: Date): Promise<void> {
  await sql`
    select lottery_add_seats(d.id, 200) from lottery_draws d
     where d.state = 'open' and d.cut_off_at > ${now}::timestamptz
       and (select count(*) from (select from lottery_seats s where s.draw_id = d.id
         and not s.is_taken limit 200) free) < 200
       and (d.ticket_count > 0 or exists (select from lottery_tickets t
         where t.draw_id = d.id))`.execute(executor);
  await sql`
    update lottery_draws d set ticket_count = sold.count, sales_minor = sold.minor
      from (select t.draw_id, count(*)::integer as count, sum(t.stake_minor)::bigint as minor
        from lottery_tickets t
              join lottery_draws o on o.id = t.draw_id and o.state = 'open'
             where (select max(m.seq) from lottery_tickets m where m.draw_id = o.id)
               <> o.ticket_count
             group by t.draw_id) sold
     where d.id = sold.draw_id and d.state = 'open' and d.ticket_count <> sold.count`.execute(
    executor,
  );
}
