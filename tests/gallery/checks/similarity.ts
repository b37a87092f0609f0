/** A picture in grey: one byte a pixel, row after row. */
export interface GreyPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

const windowPx = 8;
const stepPx = 4;
// The constants of the method, for 8 bits a pixel: they keep flat windows from dividing by nothing.
const steadyMean = (0.01 * 255) ** 2;
const steadyContrast = (0.03 * 255) ** 2;

function similarityAt(a: GreyPicture, b: GreyPicture, left: number, top: number): number {
  const count = windowPx * windowPx;
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + windowPx; y += 1) {
    for (let x = left; x < left + windowPx; x += 1) {
      const valueA = a.data[y * a.width + x] ?? 0;
      const valueB = b.data[y * b.width + x] ?? 0;
      sumA += valueA;
      sumB += valueB;
      squaresA += valueA * valueA;
      squaresB += valueB * valueB;
      products += valueA * valueB;
    }
  }
  const [meanA, meanB] = [sumA / count, sumB / count];
  const varianceA = squaresA / count - meanA * meanA;
  const varianceB = squaresB / count - meanB * meanB;
  const covariance = products / count - meanA * meanB;
  const light = (2 * meanA * meanB + steadyMean) / (meanA ** 2 + meanB ** 2 + steadyMean);
  const form = (2 * covariance + steadyContrast) / (varianceA + varianceB + steadyContrast);
  return light * form;
}

/**
 * Structural similarity (SSIM, Wang et al. 2004) of two grey pictures of the same size, at least 8
 * × 8: the mean over windows of 8 × 8 pixels, every 4 pixels. 1 is the same picture, about 0
 * nothing in common, below 0 the opposite.
 */
export function similarity(a: GreyPicture, b: GreyPicture): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('the pictures differ in size');
  let [sum, count] = [0, 0];
  for (let top = 0; top + windowPx <= a.height; top += stepPx) {
    for (let left = 0; left + windowPx <= a.width; left += stepPx) {
      sum += similarityAt(a, b, left, top);
      count += 1;
    }
  }
  return sum / count;
}
