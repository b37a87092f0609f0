import sharp from 'sharp';
import { coverEncoding } from '@pavilion/art';
import type { PictureRequest } from './picture.ts';

// One picture at a time per thread of ours: the players' requests need the processor more.
sharp.concurrency(1);

const svgUnitsPerInch = 72;

/** Turns SVG into a picture of the wanted width and format. */
export async function rasterise(svg: string, wanted: PictureRequest): Promise<Buffer> {
  if (wanted.format === 'svg' || wanted.width === null) return Buffer.from(svg);
  const natural = Number(/viewBox="[\d.-]+ [\d.-]+ ([\d.]+)/.exec(svg)?.[1] ?? wanted.width);
  // Drawn at the size it is shown in: edges stay sharp when it is larger than its own units.
  const density = Math.min(Math.max((svgUnitsPerInch * wanted.width) / natural, 1), 2400);
  const drawing = sharp(Buffer.from(svg), { density }).resize({ width: wanted.width });
  const image = wanted.layer ? drawing.composite([await wanted.layer()]) : drawing;
  if (wanted.format === 'png')
    return image.png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer();
  return wanted.format === 'webp'
    ? image.webp(coverEncoding.webp).toBuffer()
    : image.avif(coverEncoding.avif).toBuffer();
}
