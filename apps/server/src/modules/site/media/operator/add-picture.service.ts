import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { inTransaction } from '@pavilion/database';
import type { officeCalls, OfficeAnswer } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../../context.ts';
import { fileMaxBytes, redrawn, type FileFault } from '../../../../files/clean-file.ts';
import { recordOperatorChange } from '../../../../operator/operator-change.store.ts';
import { OperatorError } from '../../../../operator/operator-error.ts';
import { plainWords } from '../../../../plain-words.ts';
import type { Site } from '../../../../site-directory/index.ts';
import {
  countPictures,
  insertPicture,
  listPictures,
  type PictureFacts,
} from './operator-picture.store.ts';

type View = OfficeAnswer<typeof officeCalls.mediaAdd>['value'];

const longSideMaxPx = 2400;
/** Narrower ways a picture is kept in, in pixels, where it is wider. */
const narrower = [1200, 640, 320];
const picturesMax = 1000;
const nameMax = 120;

const words: Readonly<Record<FileFault, string>> = {
  fileEmpty: 'is empty',
  fileTooLarge: `is larger than ${fileMaxBytes / 1024 / 1024} MiB`,
  fileKind: 'is no JPEG, PNG or WebP, whatever its name says',
  fileTooSmall: 'is too small',
  filePixels: 'has more than 60 million pixels',
  fileDamaged: 'is damaged',
};

interface Drawn {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Judges a picture by its bytes, draws it anew and keeps it in its widths. The same picture has the
 * same address. Throws {@link OperatorError}, `file: …`.
 */
export async function addPicture(
  context: ServerContext,
  actor: string,
  site: Site,
  { name, base64 }: { name: string; base64: string },
): Promise<View> {
  const bytes = Buffer.from(base64, 'base64');
  const picture = await drawn(bytes);
  if (typeof picture === 'string') throw new OperatorError(`file: ${words[picture]}`);
  const [whole] = picture.ways;
  if (!whole) throw new Error('a picture was drawn in no width');
  const hash = createHash('sha256').update(whole.bytes).digest('hex').slice(0, 32);
  const { database, clock } = context;
  const rows = picture.ways.map((way) => ({
    ...way,
    site_id: site.id,
    hash,
    is_whole: way === whole,
    format: picture.format,
    name: plainWords(name).slice(0, nameMax),
    created_at: clock.now(),
  }));
  return inTransaction(database, async (executor) => {
    const known = await listPictures(executor, site.id, hash);
    if (known.length === 0) {
      if ((await countPictures(executor, site.id)) >= picturesMax)
        throw new OperatorError(`file: the site has ${picturesMax} pictures already`);
      await insertPicture(executor, rows);
      await recordOperatorChange(executor, context, {
        actor,
        action: 'media.add',
        reason: null,
        siteId: site.id,
        subject: site.externalId,
        before: null,
        after: { hash, name: rows[0]?.name, width: whole.width, height: whole.height },
      });
    }
    const [view] = viewsOf(site, await listPictures(executor, site.id, hash));
    if (!view) throw new Error('a picture that was just kept is gone');
    return view;
  });
}

/** The pictures of a site, newest first. */
export async function picturesOf({ database }: ServerContext, site: Site): Promise<View[]> {
  return viewsOf(site, await listPictures(database.db, site.id));
}

function viewsOf(site: Site, rows: readonly PictureFacts[]): View[] {
  return rows
    .filter((row) => row.is_whole)
    .map((row) => ({
      site: site.externalId,
      address: `/media/pictures/${site.externalId}/${row.hash}.${row.format}`,
      name: row.name,
      width: row.width,
      height: row.height,
      bytes: row.byte_count,
      widths: rows
        .filter((other) => other.hash === row.hash && !other.is_whole)
        .map(({ width }) => width),
      created_at: row.created_at.toISOString(),
    }));
}

/** The picture itself first, then narrower; one that can be seen through stays so. */
async function drawn(bytes: Buffer): Promise<{ format: 'jpg' | 'png'; ways: Drawn[] } | FileFault> {
  if (bytes.length === 0) return 'fileEmpty';
  if (bytes.length > fileMaxBytes) return 'fileTooLarge';
  return redrawn(bytes, { shortSideMinPx: 1, longSideMaxPx }, async (picture) => {
    const format = (await isSeenThrough(picture)) ? 'png' : 'jpg';
    const first = await encoded(picture, format);
    const ways = [first];
    for (const width of narrower.filter((one) => one < first.width))
      ways.push(await encoded(picture.clone().resize({ width }), format));
    return { format, ways } as const;
  });
}

async function isSeenThrough(picture: Sharp): Promise<boolean> {
  const { hasAlpha } = await picture.metadata();
  return hasAlpha && !(await picture.clone().stats()).isOpaque;
}

async function encoded(picture: Sharp, format: 'jpg' | 'png'): Promise<Drawn> {
  const way = picture.clone();
  const { data, info } = await (
    format === 'png'
      ? way.png({ compressionLevel: 9 })
      : way.flatten({ background: '#fff' }).jpeg({ quality: 85, mozjpeg: true })
  ).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
