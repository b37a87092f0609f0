/** Where the pictures of a body may come from. */
export interface PictureSource {
  /** External id of the site whose media they are. */
  siteCode: string;
  /** How large its pictures are, in pixels, by address: of a body that is being written. */
  sizes?: PictureSizes;
}

export type PictureSizes = ReadonlyMap<string, { width: number; height: number }>;

/** What a picture in a body keeps of its tag, or is given. */
export const pictureAttributes = ['src', 'alt', 'width', 'height', 'loading', 'decoding'] as const;

const address =
  /^\/media\/pictures\/([a-z0-9-]{1,64})\/[\da-f]{32}(?:-[1-9]\d{1,3})?\.(?:jpg|png)$/;
const pixels = /^[1-9]\d{0,3}$/;

/**
 * The attributes of a picture as a page shows it: loaded when it is scrolled to, and with its room
 * kept until then. None at all where it is no picture of the site.
 */
export function shownPicture(
  { src = '', alt = '', width = '', height = '' }: Record<string, string>,
  { siteCode, sizes }: PictureSource,
): Record<string, string> {
  if (address.exec(src)?.[1] !== siteCode) return {};
  const real = sizes?.get(src);
  if (sizes && !real) return {};
  const room = real
    ? { width: String(real.width), height: String(real.height) }
    : { width, height };
  const hasRoom = pixels.test(room.width) && pixels.test(room.height);
  return { src, alt, ...(hasRoom ? room : {}), loading: 'lazy', decoding: 'async' };
}
