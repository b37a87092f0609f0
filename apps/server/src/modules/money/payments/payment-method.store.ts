import { sql, type Insertable, type Selectable } from 'kysely';
import { reachesLevel } from '../../rewards/vip/index.ts';
import type { Executor, Tables } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';

export type MethodRow = Selectable<Tables['payment_methods']>;
/** What of a method an operator may change. */
export type ChangeableMethod = Pick<
  MethodRow,
  'min_minor' | 'max_minor' | 'fee_minor' | 'is_active' | 'countries' | 'min_level' | 'quick_minor'
>;

/**
 * The site's active methods in its order, of those that may be offered in its country; with a
 * player those their VIP level opens, without one those everybody may take.
 */
export function readMethods(
  executor: Executor,
  siteId: string,
  playerId: string | null = null,
): Promise<MethodRow[]> {
  return executor
    .selectFrom('payment_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .where(
      sql<boolean>`(countries = '{}'
      or (select s.country from sites s where s.id = site_id) = any (countries))`,
    )
    .where(
      sql<boolean>`(min_level = 0 or min_level <= (
      select max(l.level) from vip_levels l join player_stats s on s.site_id = l.site_id
       where s.player_id = ${playerId}::uuid and l.site_id = ${siteId}::uuid and ${reachesLevel}))`,
    )
    .orderBy('position')
    .orderBy('code')
    .execute();
}

/** Adds methods; those the site has by the same code stay as they are. */
export async function addMethods(
  executor: Executor,
  methods: Insertable<Tables['payment_methods']>[],
): Promise<void> {
  await executor
    .insertInto('payment_methods')
    .values(methods)
    .onConflict((conflict) => conflict.columns(['site_id', 'code']).doNothing())
    .execute();
}

/** A method of the site, also one that is switched off; locked until the transaction ends. */
export function readMethod(
  executor: Executor,
  siteId: string,
  code: string,
): Promise<MethodRow | undefined> {
  return executor
    .selectFrom('payment_methods')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
}

export function updateMethod(
  executor: Executor,
  methodId: string,
  change: ChangeableMethod,
): Promise<MethodRow> {
  return executor
    .updateTable('payment_methods')
    .set(change)
    .where('id', '=', methodId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The currency of a site that may not be in the directory yet. */
export async function readSiteCurrency(executor: Executor, siteId: string): Promise<CurrencyCode> {
  const site = await executor
    .selectFrom('sites')
    .select('currency')
    .where('id', '=', siteId)
    .executeTakeFirstOrThrow();
  return site.currency as CurrencyCode;
}
