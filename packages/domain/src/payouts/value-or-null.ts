/**
 * What a decoder of others gives, or null when it throws: a text of a player that cannot be read is
 * expected.
 */
export function valueOrNull<Value>(decode: () => Value): Value | null {
  try {
    return decode();
  } catch {
    return null;
  }
}
