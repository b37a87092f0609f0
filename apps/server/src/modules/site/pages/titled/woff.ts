import { inflateSync } from 'node:zlib';

const woffHeaderBytes = 44;
const woffRowBytes = 20;
const sfntHeaderBytes = 12;
const sfntRowBytes = 16;
const tagBytes = 4;

/**
 * A font as drawing libraries read it, out of the form in which fonts are sent to browsers (WOFF
 * 1.0, https://www.w3.org/TR/WOFF/): the same tables, unpacked and one after the other.
 */
export function unwrapped(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(sfntHeaderBytes + sfntRowBytes * count);
  const steps = Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  // What searches by halves need to know.
  head.writeUInt16BE(2 ** steps * sfntRowBytes, 6);
  head.writeUInt16BE(steps, 8);
  head.writeUInt16BE((count - 2 ** steps) * sfntRowBytes, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const row = woffHeaderBytes + woffRowBytes * index;
    const start = woff.readUInt32BE(row + 4);
    const packedBytes = woff.readUInt32BE(row + 8);
    const bytes = woff.readUInt32BE(row + 12);
    const packed = woff.subarray(start, start + packedBytes);
    const table = packedBytes < bytes ? inflateSync(packed) : packed;
    const own = sfntHeaderBytes + sfntRowBytes * index;
    woff.copy(head, own, row, row + tagBytes);
    head.writeUInt32BE(woff.readUInt32BE(row + 16), own + 4);
    head.writeUInt32BE(offset, own + 8);
    head.writeUInt32BE(bytes, own + 12);
    const padding = Buffer.alloc((4 - (bytes % 4)) % 4);
    parts.push(table, padding);
    offset += bytes + padding.length;
  }
  return Buffer.concat(parts);
}

/** The signs a font has, as code points: its table `cmap`, in the two forms fonts of today use. */
export function signsOf(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap');
  const signs = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4));
    const form = part.readUInt16BE(0);
    if (form === 4) addSegments(part, signs);
    if (form === 12) addGroups(part, signs);
  }
  return signs;
}

function tableOf(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const row = sfntHeaderBytes + sfntRowBytes * index;
    if (font.toString('latin1', row, row + tagBytes) === tag)
      return font.subarray(font.readUInt32BE(row + 8));
  }
  throw new Error(`a font has no table ${tag}`);
}

/**
 * Form 4: ends, then starts of runs of signs, two bytes each. The last run ends the table and is
 * none.
 */
function addSegments(part: Buffer, signs: Set<number>): void {
  const runBytes = part.readUInt16BE(6);
  for (let at = 0; at < runBytes; at += 2) {
    const end = part.readUInt16BE(14 + at);
    const start = part.readUInt16BE(16 + runBytes + at);
    if (start === 0xffff) continue;
    for (let sign = start; sign <= end; sign += 1) signs.add(sign);
  }
}

/** Form 12: groups of start, end, first drawing. */
function addGroups(part: Buffer, signs: Set<number>): void {
  for (let group = 0; group < part.readUInt32BE(12); group += 1) {
    const start = part.readUInt32BE(16 + 12 * group);
    const end = part.readUInt32BE(20 + 12 * group);
    for (let sign = start; sign <= end; sign += 1) signs.add(sign);
  }
}
