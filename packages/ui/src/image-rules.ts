/** Width of the picture that stands in while the real one loads (specification, point 9). */
export const imagePlaceholderSizePx = 32;

/**
 * How long a picture's box must keep its width before another file may be fetched for it
 * (specification, point 9).
 */
export const imageResizeDebounceMs = 500;

/** Every width with its address, as `srcset` has them. */
export function sourceSet(
  source: (widthPx: number) => string,
  widthsPx: readonly number[],
): string {
  return widthsPx.map((widthPx) => `${source(widthPx)} ${widthPx}w`).join(', ');
}
