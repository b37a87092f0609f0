import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../../context.ts';
import { contentTypes, type Picture } from '../picture.ts';
import { listPictures, readPicture } from './operator-picture.store.ts';

const path = /^pictures\/([a-z0-9-]{1,64})\/([\da-f]{32})(?:-([1-9]\d{1,3}))?\.(jpg|png)$/;

/** The picture an operator added under a path below `/media/`; null where there is none. */
export async function keptPicture(
  { sites, database }: Pick<ServerContext, 'sites' | 'database'>,
  address: string,
): Promise<Picture | null> {
  const [, externalId = '', hash = '', width, format] = path.exec(address) ?? [];
  const site = sites.byExternalId(externalId);
  if (!site || (format !== 'jpg' && format !== 'png')) return null;
  const asked = { hash, width: width === undefined ? null : Number(width), format } as const;
  const body = await readPicture(database.db, site.id, asked);
  return body && { body, type: contentTypes[format] };
}

/**
 * How large an operator's picture is and of what type, by its address; null where there is none.
 */
export async function pictureSizes(
  { sites, database }: Pick<ServerContext, 'sites' | 'database'>,
  address: string,
): Promise<{ width: number; height: number; type: string } | null> {
  const [, externalId = '', hash = '', width, format] =
    path.exec(address.replace('/media/', '')) ?? [];
  const site = sites.byExternalId(externalId);
  if (!site) return null;
  const rows = await listPictures(database.db, site.id, hash);
  const row = rows.find((one) =>
    width === undefined ? one.is_whole : one.width === Number(width) && one.format === format,
  );
  if (!row || row.format !== format) return null;
  return { width: row.width, height: row.height, type: contentTypes[row.format] };
}

/**
 * How large the pictures that the operator of a site added are, in pixels, by every address they
 * have.
 */
export async function picturesKept(
  executor: Executor,
  { id, externalId }: { id: string; externalId: string },
): Promise<Map<string, { width: number; height: number }>> {
  const rows = await listPictures(executor, id);
  return new Map(
    rows.map(({ hash, width, height, is_whole, format }) => [
      `/media/pictures/${externalId}/${hash}${is_whole ? '' : `-${width}`}.${format}`,
      { width, height },
    ]),
  );
}
