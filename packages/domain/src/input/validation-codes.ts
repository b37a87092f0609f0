/**
 * The closed list of reasons why a field is refused; each is a key of the message group
 * `validation`, and the `code` of an entry of `errors[]` on the wire.
 */
export const validationCodes = [
  // any field
  'required',
  'tooShort',
  'tooLong',
  'invalidType',
  'belowMinimum',
  'aboveMaximum',
  'invalidChoice',
  'invalidFormat',
  'invalidChecksum',
  'notServed',
  // text
  'alphabetOnly',
  'numericOnly',
  'invalidEmail',
  'invalidUrl',
  'invalidPhone',
  'invalidDate',
  'endBeforeStart',
  'invalidTac',
  // account and password
  'invalidAccountId',
  'weakPassword',
  'commonPassword',
  'passwordIsAccountId',
  'passwordMismatch',
  'samePassword',
  'underage',
  'mustAccept',
  // money
  'invalidAmount',
  'tooManyDecimals',
  'amountTooLow',
  'amountTooHigh',
  // files
  'fileEmpty',
  'fileTooLarge',
  'fileKind',
  'fileTooSmall',
  'filePixels',
  'fileDamaged',
  // lists read page by page
  'invalidCursor',
  // pagination (specification, point 5)
  'itemsPerPageNotPositive',
  'currentPageNotPositive',
  'valueNotBound',
  'maxPagesNotPositive',
  'linkUrlWithoutPage',
] as const;
export type ValidationCode = (typeof validationCodes)[number];

export function isValidationCode(text: string): text is ValidationCode {
  return (validationCodes as readonly string[]).includes(text);
}
