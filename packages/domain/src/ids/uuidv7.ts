// Ids are made several times per request; a table is faster than formatting each byte.
const hexOfByte: readonly string[] = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, '0'),
);
/**
 * Random bytes `uuidv7` needs: 128 bits less the 48 of the time, the fixed bits are overwritten.
 */
export const uuidRandomByteCount = 10;
const latestMs = 2 ** 48 - 1;

/**
 * Builds a UUIDv7 (RFC 9562, 5.7): 48 bits of Unix time in ms, then random bits around version and
 * variant. Takes at least ten random bytes; throws RangeError when the time or the bytes do not
 * fit, since that is a bug of the caller.
 */
export function uuidv7(nowMs: number, randomBytes: Uint8Array): string {
  if (!Number.isInteger(nowMs) || nowMs < 0 || nowMs > latestMs) {
    throw new RangeError(`time of a UUIDv7 must be a whole number of ms in 48 bits, got ${nowMs}`);
  }
  if (randomBytes.length < uuidRandomByteCount) {
    throw new RangeError(
      `a UUIDv7 needs ${uuidRandomByteCount} random bytes, got ${randomBytes.length}`,
    );
  }
  const time = timeText(nowMs);
  const hex = (index: number): string => hexOfByte[randomBytes[index] ?? 0] ?? '';
  const version = hexOfByte[0x70 | ((randomBytes[0] ?? 0) & 0x0f)];
  const variant = hexOfByte[0x80 | ((randomBytes[2] ?? 0) & 0x3f)];
  return (
    `${time}-${version}${hex(1)}-${variant}${hex(3)}-` +
    `${hex(4)}${hex(5)}${hex(6)}${hex(7)}${hex(8)}${hex(9)}`
  );
}

let lastMs = -1;
let lastText = '';

// Many ids are made within one millisecond.
function timeText(nowMs: number): string {
  if (nowMs !== lastMs) {
    const hex = nowMs.toString(16).padStart(12, '0');
    lastText = `${hex.slice(0, 8)}-${hex.slice(8)}`;
    lastMs = nowMs;
  }
  return lastText;
}

/** The instant (ms) inside a UUIDv7, or null when the text is not one. */
export function uuidv7TimeMs(uuid: string): number | null {
  if (!isUuidv7(uuid)) return null;
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}

/** True for a lower- or upper-case UUID of any version, as `request_id` may carry. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

export function isUuidv7(text: string): boolean {
  return isUuid(text) && text[14] === '7' && /[89ab]/i.test(text[19] ?? '');
}
