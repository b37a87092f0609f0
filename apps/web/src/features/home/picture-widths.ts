/** Widths a drawn picture of a promotion is delivered in; the largest is the one its plain address gives. */
const smallPx = 320;
const largePx = 640;

const drawn = /^\/media\/promotions\/[^/]+\/[a-z0-9-]+\.webp$/;

/** The source set of a promotion's picture; undefined for a picture of the operator's own, which has one size. */
export function pictureWidths(source: string): string | undefined {
  if (!drawn.test(source)) return undefined;
  const small = source.replace(/\.webp$/, `-${smallPx}.webp`);
  return `${small} ${smallPx}w, ${source} ${largePx}w`;
}
