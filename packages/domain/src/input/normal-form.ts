/**
 * Characters nobody sees: zero-width ones, marks of direction, variation selectors, soft hyphens.
 */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const decimalDigit = /\p{Decimal_Number}/gu;

/**
 * The one form of a text that is compared, whatever device wrote it: keyboards differ in how they
 * compose letters, in the width of letters and digits, in spaces, and in characters nobody sees
 * (Unicode NFKC, as NIST SP 800-63B asks of passwords; what is ignorable left out). Normalising
 * twice changes nothing more.
 */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replace(invisible, '').normalize('NFKC');
}

/** Digits of any script as ASCII digits (`１２３`, `१२३` → `123`); everything else stays. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(decimalDigit, (digit) => String(valueOf(digit)));
}

/** Unicode lays the digits of a script out in a row of ten that begins with its zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Decimal_Number}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/**
 * The form a code is compared in, typed as it is read in groups or pasted: digits of any keyboard,
 * no spaces, dashes or invisible characters.
 */
export function normaliseCode(text: string): string {
  return asciiDigits(normaliseText(text)).replace(/[\s\p{Dash_Punctuation}\u2212]/gu, '');
}
