import { sql, type Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

export type FileRow = Selectable<Tables['support_files']>;

export async function insertFile(executor: Executor, row: FileRow): Promise<void> {
  await executor.insertInto('support_files').values(row).execute();
}

/** Files of a site by id. */
export async function readFiles(
  executor: Executor,
  siteId: string,
  ids: readonly string[],
): Promise<Map<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .selectFrom('support_files')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Forgets the rows of files that hang on nothing any more; gives which those were. */
export async function forgetLooseFiles(
  executor: Executor,
  before: Date,
): Promise<Array<Pick<FileRow, 'id' | 'site_id'>>> {
  const { rows } = await sql<Pick<FileRow, 'id' | 'site_id'>>`
    delete from support_files f where f.created_at < ${before}
       and not exists (select from chat_messages m where m.site_id = f.site_id and m.file_id = f.id)
       and not exists (select from support_ticket_files t where t.file_id = f.id)
    returning f.id, f.site_id`.execute(executor);
  return rows;
}
