import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** What a font file says about its letters, in units of the em (1 is the font's size). */
export interface FontMetrics {
  ascent: number;
  /** Positive: how far letters reach below the line. */
  descent: number;
  lineGap: number;
  /** Width of a character; null where the file has none for it. */
  widthOf(codePoint: number): number | null;
}

/** Tables of a WOFF file by their names, unpacked. */
function tablesOf(file: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  const count = file.readUInt16BE(12);
  for (let at = 44; at < 44 + count * 20; at += 20) {
    const name = file.toString('latin1', at, at + 4);
    const [offset, packed, size] = [4, 8, 12].map((field) => file.readUInt32BE(at + field));
    const body = file.subarray(offset, (offset ?? 0) + (packed ?? 0));
    tables.set(name, packed === size ? body : inflateSync(body));
  }
  return tables;
}

/** Glyph of each character by the segments of a character map of format 4. */
function glyphFinder(cmap: Buffer): (codePoint: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no character map of format 4');
  const map = cmap.subarray(start);
  const double = map.readUInt16BE(6);
  const [ends, begins, deltas, offsets] = [0, 1, 2, 3].map(
    (part) => 14 + part * double + (part > 0 ? 2 : 0),
  ) as [number, number, number, number];
  return (codePoint) => {
    for (let segment = 0; segment < double; segment += 2) {
      if (map.readUInt16BE(ends + segment) < codePoint) continue;
      const begin = map.readUInt16BE(begins + segment);
      if (begin > codePoint) return 0;
      const offset = map.readUInt16BE(offsets + segment);
      const delta = map.readUInt16BE(deltas + segment);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.readUInt16BE(offsets + segment + offset + (codePoint - begin) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Reads the measures of a WOFF file. Throws when a table it needs is missing. */
export function readFont(path: string): FontMetrics {
  const tables = tablesOf(readFileSync(path));
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`${path} has no table ${name}`);
    return found;
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const header = table('hhea');
  const widthCount = header.readUInt16BE(34);
  const widths = table('hmtx');
  const glyphOf = glyphFinder(table('cmap'));
  return {
    ascent: header.readInt16BE(4) / unitsPerEm,
    descent: -header.readInt16BE(6) / unitsPerEm,
    lineGap: header.readInt16BE(8) / unitsPerEm,
    widthOf: (codePoint) => {
      const glyph = glyphOf(codePoint);
      if (glyph === 0) return null;
      return widths.readUInt16BE(Math.min(glyph, widthCount - 1) * 4) / unitsPerEm;
    },
  };
}
