import { sql } from 'kysely';
import type { Executor } from '@pavilion/database';

/** What the check of joins knows of a migrated database. */
export interface TablesOfSites {
  columns: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Whether its rows belong to a site: by their own `site_id`, or as parts of a row that has one.
   */
  isOfSite(table: string): boolean;
  /**
   * What a column names: `site`, or the row of a site whose id it is (`players.id`, whether it is
   * that column or refers to it). Columns that name the same, being equal, cannot stand for two
   * sites. Undefined for all others.
   */
  names(table: string, column: string): string | undefined;
}

interface Column {
  table: string;
  column: string;
}

interface Reference extends Column {
  toTable: string;
  toColumn: string;
}

/**
 * References that the database does not hold, since they would lock rows that many others share: by
 * a column's name everywhere, or by its place.
 */
const unheld: ReadonlyArray<{ column: RegExp; to: Column }> = [
  // The player of a market kicks the ball.
  { column: /^(?!markets\.)\w+\.player_id$/, to: { table: 'players', column: 'id' } },
  { column: /[._]journal_id$/, to: { table: 'ledger_journals', column: 'id' } },
  { column: /^ledger_entries\.account_id$/, to: { table: 'ledger_accounts', column: 'id' } },
  // Of a player's accounts; those of the house and of payment providers are never equal to a
  // player.
  { column: /^ledger_accounts\.owner_id$/, to: { table: 'players', column: 'id' } },
];

const place = (table: string, column: string) => `${table}.${column}`;

async function columnsOf(db: Executor): Promise<Map<string, Set<string>>> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  const columns = new Map<string, Set<string>>();
  for (const { table, column } of rows)
    columns.set(table, (columns.get(table) ?? new Set()).add(column));
  return columns;
}

/**
 * References of one column: those of several carry the site themselves or are about what all sites
 * share.
 */
async function referencesOf(
  db: Executor,
  columns: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Map<string, Reference>> {
  const { rows } = await sql<Reference>`
    select r.conrelid::regclass::text as table, a.attname as column,
           r.confrelid::regclass::text as "toTable", b.attname as "toColumn"
      from pg_constraint r
      join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
      join pg_attribute b on b.attrelid = r.confrelid and b.attnum = r.confkey[1]
     where r.contype = 'f' and cardinality(r.conkey) = 1`.execute(db);
  const references = new Map(rows.map((row) => [place(row.table, row.column), row]));
  for (const [table, names] of columns)
    for (const column of names) {
      const name = place(table, column);
      const to = unheld.find((each) => each.column.test(name))?.to;
      if (to !== undefined && !references.has(name))
        references.set(name, { table, column, toTable: to.table, toColumn: to.column });
    }
  return references;
}

/**
 * Rows that refer to a row of another site, as `table.column: number`. A statement may join by such
 * a reference without naming the site because there are none.
 */
export async function referencesAcrossSites(db: Executor): Promise<string[]> {
  const columns = await columnsOf(db);
  const counts = [...(await referencesOf(db, columns)).values()]
    .filter(({ table, toTable }) =>
      [table, toTable].every((name) => columns.get(name)?.has('site_id')),
    )
    .map(({ table, column, toTable, toColumn }) => {
      const name = place(table, column);
      return sql`select ${sql.lit(name)} as name, count(*)::int as count from ${sql.table(table)} a
        join ${sql.table(toTable)} b on b.${sql.ref(toColumn)} = a.${sql.ref(column)}
       where a.site_id <> b.site_id`;
    });
  const all = sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`;
  const { rows } = await all.execute(db);
  return rows.filter(({ count }) => count > 0).map(({ name, count }) => `${name}: ${count}`);
}

/** Reads columns and references of a migrated database. */
export async function readTablesOfSites(db: Executor): Promise<TablesOfSites> {
  const columns = await columnsOf(db);
  const references = await referencesOf(db, columns);

  const isOfSite = (table: string): boolean =>
    columns.get(table)?.has('site_id') === true ||
    [...references.values()].some(
      (each) => each.table === table && each.toTable !== table && isOfSite(each.toTable),
    );

  function names(table: string, column: string): string | undefined {
    if (column === 'site_id' || place(table, column) === 'sites.id') return 'site';
    const reference = references.get(place(table, column));
    if (reference?.toTable === table) return place(table, reference.toColumn);
    if (reference !== undefined) return names(reference.toTable, reference.toColumn);
    return isOfSite(table) && column === 'id' ? place(table, column) : undefined;
  }

  return { columns, isOfSite, names };
}
