import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { createLimiter } from '../limiter.ts';

/**
 * What a file is kept as: a picture drawn anew as JPEG, so that nothing but its picture is left; a
 * PDF as it came, never opened here.
 */
export interface CleanFile {
  mediaType: 'image/jpeg' | 'application/pdf';
  bytes: Buffer;
  /** Of a picture, in pixels; null of a PDF. */
  size: { width: number; height: number } | null;
}

/** Why a file is not taken; codes of the group `validation`. */
export type FileFault =
  'fileEmpty' | 'fileTooLarge' | 'fileKind' | 'fileTooSmall' | 'filePixels' | 'fileDamaged';

export const fileMaxBytes = 8 * 1024 * 1024;
/** A phone's camera has 12 to 50 million; a bomb of a few kilobytes may claim billions. */
const pixelsMax = 60_000_000;
const longSideMaxPx = 3000;
const decodeSecondsMax = 15;
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp']);

// A picture of that size takes a quarter of a gigabyte while it is decoded.
const oneAtATime = createLimiter(1);

/**
 * Looks into a file, whatever its name and sender say it is, and gives what may be kept of it.
 * `shortSideMinPx`: a smaller picture is of no use.
 */
export async function cleanFile(
  file: File,
  { shortSideMinPx }: { shortSideMinPx: number },
): Promise<CleanFile | FileFault> {
  if (file.size === 0) return 'fileEmpty';
  if (file.size > fileMaxBytes) return 'fileTooLarge';
  const bytes = Buffer.from(await file.arrayBuffer());
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!isAsClaimed(file.type, type)) return 'fileKind';
  if (type === 'application/pdf') return cleanPdf(bytes);
  return pictureTypes.has(type)
    ? oneAtATime(() => cleanPicture(bytes, shortSideMinPx))
    : 'fileKind';
}

/**
 * Browsers name the kind by the file's ending: a photo may well be another kind of picture, a PDF
 * that is none is a trick.
 */
function isAsClaimed(claimed: string, actual: string): boolean {
  if (claimed === '' || claimed === 'application/octet-stream') return true;
  return (
    claimed.split('/')[0] === actual.split('/')[0] &&
    (claimed === actual || actual.startsWith('image/'))
  );
}

const trailMaxBytes = 1024;

/** Begins and ends as a PDF: no other file stands before it or hangs behind. */
function cleanPdf(bytes: Buffer): CleanFile | FileFault {
  const end = bytes.lastIndexOf('%%EOF');
  if (bytes.indexOf('%PDF-') !== 0 || end === -1) return 'fileDamaged';
  if (bytes.length - end > trailMaxBytes) return 'fileDamaged';
  return { mediaType: 'application/pdf', bytes, size: null };
}

/**
 * Looks into bytes that shall be a picture, one at a time, and lets `draw` draw it anew: turned as
 * the camera held it, no longer than `longSideMaxPx`, without anything that was written beside it
 * (place, time, owner).
 */
export async function redrawn<Drawn>(
  bytes: Buffer,
  limits: { shortSideMinPx: number; longSideMaxPx: number },
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn | FileFault> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (!pictureTypes.has(type)) return 'fileKind';
  return oneAtATime(() => redraw(bytes, limits, draw));
}

async function redraw<Drawn>(
  bytes: Buffer,
  { shortSideMinPx, longSideMaxPx: longest }: { shortSideMinPx: number; longSideMaxPx: number },
  draw: (picture: Sharp) => Promise<Drawn>,
): Promise<Drawn | FileFault> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > pixelsMax) return 'filePixels';
    if (Math.min(width, height) < shortSideMinPx) return 'fileTooSmall';
    const options = { limitInputPixels: pixelsMax, failOn: 'error', pages: 1 } as const;
    const picture = sharp(bytes, options)
      .rotate()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: decodeSecondsMax });
    return await draw(picture);
  } catch {
    return 'fileDamaged';
  }
}

function cleanPicture(bytes: Buffer, shortSideMinPx: number): Promise<CleanFile | FileFault> {
  return redraw(bytes, { shortSideMinPx, longSideMaxPx }, async (picture) => {
    const { data, info } = await picture
      .flatten({ background: '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true });
    const size = { width: info.width, height: info.height };
    return { mediaType: 'image/jpeg', bytes: data, size };
  });
}
