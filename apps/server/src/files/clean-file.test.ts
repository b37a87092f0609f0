import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanFile as cleanOf, fileMaxBytes } from './clean-file.ts';

const cleanFile = (file: File) => cleanOf(file, { shortSideMinPx: 300 });
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#345' } });
const fileOf = (bytes: Uint8Array | string, type = '', name = 'paper') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const photo = await blank(800, 600)
  .jpeg()
  .withExif({ IFD0: { Artist: 'Ana Cruz' }, IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
  .toBuffer();
const stamp = await blank(200, 900).png().toBuffer();
const png = await blank(800, 600).png().toBuffer();

/** A picture of a few hundred bytes that says it has 30,000 × 30,000 pixels. */
function bomb(): Buffer {
  const small = Buffer.from(png);
  small.writeUInt32BE(30_000, 16);
  small.writeUInt32BE(30_000, 20);
  return small;
}

describe('a file that is given as a document', () => {
  it('is drawn anew: nothing its camera wrote beside the picture is left', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const clean = await cleanFile(fileOf(photo, 'image/jpeg'));
    if (typeof clean === 'string') throw new Error(clean);
    const facts = await sharp(clean.bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(clean.bytes.includes('Ana Cruz')).toBe(false);
  });

  it('stands as its camera was held, and no larger than it can be read', async () => {
    const turned = await blank(4000, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const clean = await cleanFile(fileOf(turned));
    if (typeof clean === 'string') throw new Error(clean);
    expect(await sharp(clean.bytes).metadata()).toMatchObject({ width: 300, height: 3000 });
  });

  it('loses what hangs behind its picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const clean = await cleanFile(fileOf(Buffer.concat([photo, script]), 'image/jpeg'));
    if (typeof clean === 'string') throw new Error(clean);
    expect(clean.bytes.includes('<script>')).toBe(false);
  });

  it('is kept as it came when it is a PDF', async () => {
    expect(await cleanFile(fileOf(pdf, 'application/pdf'))).toEqual({
      mediaType: 'application/pdf',
      bytes: Buffer.from(pdf),
      size: null,
    });
  });

  it.each([
    ['nothing', fileOf(''), 'fileEmpty'],
    ['too much', fileOf(Buffer.alloc(fileMaxBytes + 1)), 'fileTooLarge'],
    ['a text', fileOf('hello', 'image/jpeg'), 'fileKind'],
    ['a page', fileOf('<html><script>1</script></html>', 'image/png'), 'fileKind'],
    [
      'a vector picture',
      fileOf('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
      'fileKind',
    ],
    ['a program', fileOf(Buffer.from('MZ'.padEnd(400, '\0'))), 'fileKind'],
    ['an archive', fileOf(Buffer.from('PK\u0003\u0004'.padEnd(400, '\0'))), 'fileKind'],
    ['a PDF that says it is a picture', fileOf(pdf, 'image/jpeg'), 'fileKind'],
    ['a picture that says it is a PDF', fileOf(photo, 'application/pdf'), 'fileKind'],
    ['a PDF with an archive behind it', fileOf(pdf + 'PK'.padEnd(2000, '\0')), 'fileDamaged'],
    ['half a PDF', fileOf(pdf.slice(0, 20)), 'fileDamaged'],
    ['half a picture', fileOf(png.subarray(0, png.length / 2)), 'fileDamaged'],
    ['a picture of a stamp', fileOf(stamp), 'fileTooSmall'],
    ['a bomb of pixels', fileOf(bomb(), 'image/png'), 'filePixels'],
  ])('is refused when it is %s', async (_what, file, fault) => {
    expect(await cleanFile(file)).toBe(fault);
  });

  it('may be another kind of picture than its name says', async () => {
    expect(await cleanFile(fileOf(png, 'image/jpeg'))).toMatchObject({ mediaType: 'image/jpeg' });
  });
});
