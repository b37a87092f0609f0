// chunk: later
/**
 * Widths a drawn picture of a promotion is delivered in; the largest is the one its plain address
 * gives.
 */
const drawnWidthsPx = [320, 640] as const;

const drawn = /^\/media\/promotions\/[^/]+\/[a-z0-9-]+\.webp$/;

interface PictureSource {
  /** Address in a width. */
  source: (widthPx: number) => string;
  /** Widths there are; none for a picture of the operator's own, which has one size. */
  widthsPx: readonly number[];
}

/** The sizes of a promotion's picture. */
export function pictureSource(address: string): PictureSource {
  if (!drawn.test(address)) return { source: () => address, widthsPx: [] };
  const largest = drawnWidthsPx.at(-1);
  return {
    widthsPx: drawnWidthsPx,
    source: (widthPx) =>
      widthPx === largest ? address : address.replace(/\.webp$/, `-${widthPx}.webp`),
  };
}
