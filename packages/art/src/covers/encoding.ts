/**
 * How covers are best encoded (options of sharp's `avif` and `webp`): at 360 px width nearly every poster stays
 * below 25 kB as WebP, all of them below 21 kB as AVIF. Offer AVIF first.
 */
export const coverEncoding = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 58, effort: 5 },
} as const;
