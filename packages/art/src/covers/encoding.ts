/**
 * How pictures are encoded (options of sharp's `avif` and `webp`): at 360 px width a cover stays
 * below 25 kB as AVIF, which is offered first. The least effort but one: three takes three times as
 * long for two hundredths of the bytes, and a new installation draws hundreds.
 */
export const coverEncoding = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 74, effort: 4 },
} as const;
