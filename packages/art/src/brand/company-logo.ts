import { oklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { ellipse, num, polygon, regular, ring, roundRect, star } from '../core/shapes.ts';
import type { FaceName } from '../lettering/faces.ts';
import { textPath, writable } from '../lettering/text.ts';

type Sign = (index: number) => string;

/** Simple company signs on a 48×48 box; each takes a small number that varies it. */
const signs: readonly Sign[] = [
  (n) => `${regular(24, 24, 21, 5 + (n % 3))}${regular(24, 24, 11, 5 + (n % 3), 0.4)}`,
  (n) => `${ellipse(24, 24, 21)}${star(24, 24, 14, 6, 3 + (n % 4))}`,
  () => 'M5 5h18v18H5Zm20 20h18v18H25ZM25 5h18L25 23ZM5 43V25h18Z',
  () => 'M24 3 45 15v18L24 45 3 33V15Zm0 9L11 19.5 24 27l13-7.5Z',
  (n) =>
    Array.from({ length: 3 + (n % 2) }, (_, index) =>
      roundRect(4 + index * 12, 34 - index * 10, 9, 10 + index * 10, 3),
    ).join(''),
  () => `${ellipse(16, 24, 13)}${ellipse(32, 24, 13)}`,
  () => 'M6 42 24 4l18 38-18-10Z',
  (n) => `${polygon(ring(24, 24, 22, 3, n % 2 ? Math.PI : 0))}${ellipse(24, n % 2 ? 20 : 27, 6)}`,
  () =>
    'M4 24C4 12 13 4 24 4v10c-6 0-10 4-10 10s4 10 10 10 10-4 10-10h10c0 12-9 20-20 20S4 36 4 24Z',
  () => 'M8 4h22c9 0 14 6 14 13s-5 13-14 13H18v14H8Zm10 9v8h11c7 0 7-8 0-8Z',
  (n) => `${star(24, 24, 23, 15, 8 + (n % 5))}${ellipse(24, 24, 8)}`,
  () => 'M4 10h26L18 22h26L18 44l6-16H6L14 16Z',
  () => 'M24 2C30 14 34 18 46 24 34 30 30 34 24 46 18 34 14 30 2 24 14 18 18 14 24 2Z',
  () => 'M4 34 14 10l10 16L34 10l10 24h-8l-4-10-8 14-8-14-4 10Z',
];

const companyFaces: readonly FaceName[] = [
  'medium',
  'heavy',
  'techno',
  'rounded',
  'condensed',
  'block',
  'slab',
  'flare',
];

interface Company {
  sign: string;
  face: FaceName;
  colour: string;
  light: string;
}

function companyOf(key: string): Company {
  const random = randomOf(`company:${key}`);
  const hue = random.between(0, 360);
  const sign = random.pick(signs)(random.whole(0, 60));
  return {
    sign,
    face: random.pick(companyFaces),
    colour: oklch(0.72, 0.17, hue),
    light: oklch(0.86, 0.12, hue + 30),
  };
}

const companyPen = (key: string, use: string): Pen =>
  new Pen(randomOf(key), `c${(hashOf(key + use) % 46656).toString(36)}-`);

function companyLogo(key: string, name: string, use: string): string {
  const pen = companyPen(key, use);
  const company = companyOf(key);
  const text = textPath(writable(name) || writable(key) || 'STUDIO', company.face, 62, 14, 20);
  const fill = pen.linear(
    [
      [0, company.light],
      [1, company.colour],
    ],
    0,
    0,
    1,
    1,
  );
  const width = Math.ceil(62 + text.width + 6);
  return pen.document(
    width,
    48,
    `<path d="${company.sign}" fill="${fill}" fill-rule="evenodd"/><path d="${text.path}" fill="#fff"/>`,
  );
}

/** A game provider's logo, 48 units high, sign and name, made for dark grounds. */
export const drawProviderLogo = ({
  providerCode,
  name,
}: {
  providerCode: string;
  name: string;
}): string => companyLogo(providerCode.toLowerCase(), name, 'provider');

/** A partner's logo, 48 units high, sign and name, made for dark grounds. */
export const drawPartnerLogo = ({ name }: { name: string }): string =>
  companyLogo(`partner ${name.toLowerCase()}`, name, 'partner');

/**
 * The provider's mark on covers: sign and name in white, `height` units high, starting at 0,0.
 * Gives markup and width.
 */
export function providerMark(
  providerName: string,
  height: number,
): { markup: string; width: number } {
  const company = companyOf(providerName.toLowerCase());
  const text = textPath(
    providerName,
    company.face === 'slab' || company.face === 'flare' ? 'medium' : company.face,
    height * 1.25,
    height * 0.2,
    height * 0.6,
  );
  const scale = Math.round((height / 48) * 1000) / 1000;
  return {
    markup: `<g fill="#fff"><path transform="scale(${scale})" d="${company.sign}" fill-rule="evenodd"/><path d="${text.path}"/></g>`,
    width: Number(num(height * 1.25 + text.width)),
  };
}
