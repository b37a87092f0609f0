import { oklch } from '../core/colour.ts';
import { Pen } from '../core/pen.ts';
import { hashOf, randomOf } from '../core/random.ts';
import { ellipse, num, polygon, regular, roundRect, star } from '../core/shapes.ts';
import type { FaceName } from '../lettering/faces.ts';
import { textPath } from '../lettering/text.ts';

const width = 72;
const height = 48;

/** Our own signs on a 24×24 box; of nobody's trademark. */
const signs = {
  bank: `M12 1 23 7v3H1V7Z${[3, 8, 13, 18].map((x) => roundRect(x, 11, 3, 8, 0.5)).join('')}M1 20h22v3H1Z`,
  bolt: 'M14 0 3 14h7L8 24 21 9h-8Z',
  bridge: 'M0 19V9c7 0 10-4 12-8 2 4 5 8 12 8v10h-4v-6c-4-1-6-3-8-5-2 2-4 4-8 5v6Z',
  card: `${roundRect(0, 3, 24, 18, 3)}${roundRect(0, 7, 24, 4, 0)}${roundRect(3, 15, 8, 3, 1)}`,
  chain: `${roundRect(0, 7, 14, 10, 5)}${roundRect(3, 10, 8, 4, 2)}${roundRect(10, 7, 14, 10, 5)}${roundRect(13, 10, 8, 4, 2)}`,
  coin: `${ellipse(12, 12, 12)}${ellipse(12, 12, 9)}${regular(12, 12, 6, 4)}`,
  crystal: `${polygon('12,0 21,12 12,24 3,12')}${polygon('12,5 17,12 12,15 7,12')}`,
  drop: 'M12 0C16 7 21 10 21 16a9 8 0 0 1-18 0C3 10 8 7 12 0Z',
  leaf: 'M2 22C0 9 8 1 23 1c0 14-7 22-17 20l8-11L4 23Z',
  orbit: `${ellipse(12, 12, 12, 6)}${ellipse(12, 12, 9, 4)}${ellipse(12, 12, 3)}`,
  phone: `${roundRect(5, 0, 14, 24, 3)}${roundRect(7, 3, 10, 14, 1)}${ellipse(12, 20.5, 1.5)}`,
  purse: `M0 8c0-3 2-5 5-5h14v4H5v1h19v14H3c-2 0-3-1-3-3Z${ellipse(18, 15, 2.2)}`,
  scan: [
    [0, 0],
    [14, 0],
    [0, 14],
  ]
    .map(([x = 0, y = 0]) => roundRect(x, y, 10, 10, 2) + roundRect(x + 3, y + 3, 4, 4, 0))
    .concat(roundRect(14, 14, 4, 4, 0), roundRect(20, 20, 4, 4, 0), roundRect(20, 14, 4, 4, 0))
    .join(''),
  shop: `M2 1h20l2 8H0Z${roundRect(2, 11, 20, 12, 1)}${roundRect(9, 15, 6, 8, 0)}`,
  star: `${star(12, 12, 12, 5.5, 5)}`,
  swap: 'M0 4h14V0l9 6.5-9 6.5V9H0Zm24 11v5H10v4l-9-6.5 9-6.5v4Z',
  waves:
    'M0 8c4-6 8-6 12 0s8 6 12 0v6c-4 6-8 6-12 0s-8-6-12 0Zm0 10c4-6 8-6 12 0s8 6 12 0v4c-4 4-8 4-12 0s-8-4-12 0Z',
} as const;

interface Mark {
  word: string;
  sign: keyof typeof signs;
  /** Of the ground, in degrees. */
  hue: number;
  face: FaceName;
}

const mark = (word: string, sign: Mark['sign'], hue: number, face: FaceName = 'medium'): Mark => ({
  word,
  sign,
  hue,
  face,
});

/** The mark of each known way to pay or to be paid, by its code. */
const marks: Readonly<Record<string, Mark>> = {
  ach: mark('ACH', 'bank', 250, 'slab'),
  alipay: mark('ALIPAY', 'waves', 240),
  'bank-account': mark('ACCOUNT', 'bank', 200),
  'bank-transfer': mark('TRANSFER', 'swap', 205),
  'bi-fast': mark('BI-FAST', 'bolt', 35, 'techno'),
  card: mark('CARD', 'card', 285, 'heavy'),
  'connect-ips': mark('CONNECT', 'chain', 255),
  dana: mark('DANA', 'drop', 235, 'rounded'),
  duitnow: mark('DUITNOW', 'star', 350),
  esewa: mark('ESEWA', 'leaf', 145, 'rounded'),
  fpx: mark('FPX', 'bridge', 60, 'techno'),
  furikomi: mark('FURIKOMI', 'bank', 20),
  gcash: mark('GCASH', 'orbit', 258, 'heavy'),
  instapay: mark('INSTAPAY', 'bolt', 320),
  khalti: mark('KHALTI', 'crystal', 300),
  konbini: mark('KONBINI', 'shop', 45),
  maya: mark('MAYA', 'leaf', 155, 'rounded'),
  momo: mark('MOMO', 'purse', 340, 'rounded'),
  napas: mark('NAPAS', 'bridge', 225),
  ovo: mark('OVO', 'coin', 305, 'heavy'),
  paypal: mark('PAYPAL', 'purse', 262, 'heavy'),
  paypay: mark('PAYPAY', 'swap', 15, 'heavy'),
  pesonet: mark('PESONET', 'bank', 180),
  'qr-ph': mark('QR PH', 'scan', 85),
  qris: mark('QRIS', 'scan', 10, 'techno'),
  sbp: mark('SBP', 'crystal', 130, 'slab'),
  sepa: mark('SEPA', 'bank', 270),
  'sepa-instant': mark('INSTANT', 'bolt', 275, 'techno'),
  skrill: mark('SKRILL', 'orbit', 330),
  tng: mark('TNG', 'phone', 245, 'heavy'),
  unionpay: mark('UNIONPAY', 'chain', 190),
  'usdt-erc20': mark('ERC20', 'crystal', 280, 'techno'),
  'usdt-trc20': mark('TRC20', 'coin', 170, 'techno'),
  vietqr: mark('VIETQR', 'scan', 25),
};

/** Codes of the ways to pay and to be paid that have a mark. */
export const paymentMarkCodes: readonly string[] = Object.keys(marks);

/**
 * The mark of a way to pay, 72×48: a sign and a word of the product's own drawing, by which one way
 * is told from another at a glance; it copies no company's mark. Null for a code nobody drew.
 */
export function drawPaymentLogo(code: string): string | null {
  const known = Object.hasOwn(marks, code) ? marks[code] : undefined;
  if (!known) return null;
  const { hue } = known;
  const pen = new Pen(randomOf(code), `m${(hashOf(`payment ${code}`) % 46656).toString(36)}-`);
  const ground = pen.linear(
    [
      [0, oklch(0.5, 0.15, hue)],
      [1, oklch(0.34, 0.12, hue + 24)],
    ],
    0,
    0,
    1,
    1,
  );
  return pen.document(
    width,
    height,
    `<path d="${roundRect(0, 0, width, height, 9)}" fill="${ground}"/>` +
      `<path transform="translate(25.5 5.5) scale(.875)" d="${signs[known.sign]}" fill="${oklch(0.9, 0.1, hue + 50)}" fill-rule="evenodd"/>` +
      `<path d="${wordPath(known)}" fill="#fff"/>`,
  );
}

/** The word in the middle of the lower third, as large as it fits. */
function wordPath({ word, face }: Mark): string {
  const widthOfOne = textPath(word, face, 0, 0, 1).width;
  const size = Math.min(11, 60 / widthOfOne);
  const x = (width - widthOfOne * size) / 2;
  return textPath(word, face, Number(num(x)), 41.5 - size, size).path;
}
