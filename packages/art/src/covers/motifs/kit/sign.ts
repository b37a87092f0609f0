import { embossed } from '../../../core/material.ts';
import type { Pen } from '../../../core/pen.ts';
import { num } from '../../../core/shapes.ts';
import type { FaceName } from '../../../lettering/faces.ts';
import { textPath } from '../../../lettering/text.ts';

/**
 * Letters or digits in white with a dark contour, their middle at 0,0. The contour lies below:
 * letters are made of parts that overlap.
 */
export function sign(pen: Pen, label: string, face: FaceName, height: number): string {
  const { path, width } = textPath(label, face, 0, 0, height);
  const at = `transform="translate(${num(-width / 2)} ${num(-height / 2)})"`;
  return (
    `<path d="${path}" ${at} fill="#1a0f24" stroke="#1a0f24" stroke-width="${num(height * 0.11)}" stroke-linejoin="round"/>` +
    embossed(pen, `<path d="${path}" ${at} fill="#fff"/>`, 2.4, 0.9)
  );
}
