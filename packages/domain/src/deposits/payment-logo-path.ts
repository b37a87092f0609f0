/**
 * Where the mark of a way to pay or to be paid stands; there is none for a code that nobody drew.
 */
export const paymentLogoPath = (methodCode: string): string =>
  `/media/payments/${encodeURIComponent(methodCode)}.svg`;
