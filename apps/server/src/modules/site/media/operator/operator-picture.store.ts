import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tables } from '@pavilion/database';

type PictureRow = Selectable<Tables['operator_pictures']>;
export type PictureFacts = Omit<PictureRow, 'bytes'> & { byte_count: number };

/** Keeps a picture in its widths; one that is there already stays as it is. */
export async function insertPicture(
  executor: Executor,
  rows: ReadonlyArray<Insertable<Tables['operator_pictures']>>,
): Promise<void> {
  await executor
    .insertInto('operator_pictures')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function countPictures(executor: Executor, siteId: string): Promise<number> {
  const row = await executor
    .selectFrom('operator_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('is_whole', '=', true)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * What is known of the pictures of a site, newest first and of each the whole first; of one picture
 * alone by its hash.
 */
export async function listPictures(
  executor: Executor,
  siteId: string,
  hash?: string,
): Promise<PictureFacts[]> {
  return executor
    .selectFrom('operator_pictures')
    .select(['site_id', 'hash', 'width', 'height', 'is_whole', 'format', 'name', 'created_at'])
    .select(({ fn }) => fn<number>('octet_length', ['bytes']).as('byte_count'))
    .where('site_id', '=', siteId)
    .$if(hash !== undefined, (query) => query.where('hash', '=', hash ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .orderBy('is_whole', 'desc')
    .orderBy('width', 'desc')
    .execute();
}

/** The bytes of a picture in one width, whole without; null where it is not kept. */
export async function readPicture(
  executor: Executor,
  siteId: string,
  { hash, width, format }: { hash: string; width: number | null; format: PictureRow['format'] },
): Promise<Buffer | null> {
  const row = await executor
    .selectFrom('operator_pictures')
    .select('bytes')
    .where('site_id', '=', siteId)
    .where('hash', '=', hash)
    .where('format', '=', format)
    .where((is) => (width === null ? is('is_whole', '=', true) : is('width', '=', width)))
    .executeTakeFirst();
  return row ? Buffer.from(row.bytes) : null;
}
