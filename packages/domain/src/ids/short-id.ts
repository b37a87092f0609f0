const shownDigits = 8;

/**
 * The part of an id that people read and say: its last eight digits in two groups (`3F9A-12CD`),
 * which are random in every UUIDv7. Ids of another form stay as they are.
 */
export function shortId(id: string): string {
  const digits = id.replaceAll('-', '');
  if (digits.length <= shownDigits) return id;
  const last = digits.slice(-shownDigits).toUpperCase();
  return `${last.slice(0, shownDigits / 2)}-${last.slice(shownDigits / 2)}`;
}
