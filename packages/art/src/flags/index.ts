import { polygon, ring, star } from '../core/shapes.ts';

const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;

const bar = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;

const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** A five-pointed star; `turn` in radians. */
const five = (x: number, y: number, radius: number, fill: string, turn = 0): string =>
  shape(star(x, y, radius, radius * 0.382, 5, turn), fill);

function unitedStates(): string {
  const stripes = Array.from({ length: 7 }, (_, index) =>
    bar(0, index * 60, 780, 30, '#b22234'),
  ).join('');
  const stars = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_unused, column) =>
      five((row % 2 === 0 ? 26 : 52) + column * 52, 21 + row * 21, 12, '#fff'),
    ).join(''),
  ).join('');
  return svg(
    780,
    390,
    `${bar(0, 0, 780, 390, '#fff')}${stripes}${bar(0, 0, 312, 210, '#3c3b6e')}${stars}`,
  );
}

function philippines(): string {
  const rays = ring(150, 180, 62, 8).map(([x, y]) => {
    const [dx, dy] = [(x - 150) / 62, (y - 180) / 62];
    const ray = (side: number, tip: number): [number, number] => [
      150 + dx * tip - dy * side,
      180 + dy * tip + dx * side,
    ];
    return shape(
      polygon([ray(-4, 30), ray(-7, 58), ray(0, 66), ray(7, 58), ray(4, 30)]),
      '#fcd116',
    );
  });
  const stars = `${five(38, 42, 17, '#fcd116', 0.5)}${five(38, 318, 17, '#fcd116', -0.5)}${five(276, 180, 17, '#fcd116', Math.PI / 2)}`;
  return svg(
    720,
    360,
    `${bar(0, 0, 720, 180, '#0038a8')}${bar(0, 180, 720, 180, '#ce1126')}<path d="M0 0 312 180 0 360Z" fill="#fff"/>${rays.join('')}<circle cx="150" cy="180" r="36" fill="#fcd116"/>${stars}`,
  );
}

function china(): string {
  const small: [number, number][] = [
    [200, 40],
    [240, 80],
    [240, 140],
    [200, 180],
  ];
  const stars = small
    .map(([x, y]) => five(x, y, 20, '#ffde00', Math.atan2(100 - y, 100 - x) + Math.PI / 2))
    .join('');
  return svg(600, 400, `${bar(0, 0, 600, 400, '#de2910')}${five(100, 100, 60, '#ffde00')}${stars}`);
}

const spain = (): string =>
  svg(
    600,
    400,
    `${bar(0, 0, 600, 400, '#aa151b')}${bar(0, 100, 600, 200, '#f1bf00')}` +
      `<path d="M165 170h70v52c0 24-16 38-35 42-19-4-35-18-35-42Z" fill="#aa151b"/><path d="M200 170h35v47h-35Z" fill="#fff"/><path d="M165 217h35v46c-19-5-35-18-35-41Z" fill="#f1bf00"/><path d="M176 217v42m12-42v46" stroke="#aa151b" stroke-width="5"/>` +
      `<path d="m174 182 5-8 5 8v20h-10Z" fill="#f1bf00"/><path d="M212 182c8-6 14 2 10 10 6 6 0 14-8 10Z" fill="#8b2f8f"/><circle cx="200" cy="217" r="9" fill="#0039f0" stroke="#aa151b" stroke-width="2"/>` +
      `<path d="M170 168c-6-18 6-26 14-20 4-12 28-12 32 0 8-6 20 2 14 20Z" fill="#f1bf00" stroke="#aa151b" stroke-width="3"/>` +
      `<path d="M144 172h12v84h-12Zm100 0h12v84h-12Z" fill="#ccc"/><path d="M140 166h20v8h-20Zm100 0h20v8h-20Zm-100 88h20v8h-20Zm100 0h20v8h-20Z" fill="#f1bf00"/><path d="M138 202q12 8 24 0v12q-12 8-24 0Zm100 0q12 8 24 0v12q-12 8-24 0Z" fill="#aa151b"/>`,
  );

const russia = (): string =>
  svg(
    600,
    400,
    `${bar(0, 0, 600, 134, '#fff')}${bar(0, 133, 600, 134, '#0039a6')}${bar(0, 266, 600, 134, '#d52b1e')}`,
  );

const vietnam = (): string =>
  svg(600, 400, `${bar(0, 0, 600, 400, '#da251d')}${five(300, 206, 120, '#ffff00')}`);

function malaysia(): string {
  const stripes = Array.from({ length: 7 }, (_, index) =>
    bar(0, index * 40, 560, 20, '#cc0001'),
  ).join('');
  return svg(
    560,
    280,
    `${bar(0, 0, 560, 280, '#fff')}${stripes}${bar(0, 0, 280, 160, '#010066')}<path d="M146 26a60 60 0 1 0 0 108 54 54 0 1 1 0-108Z" fill="#fc0"/>${shape(star(176, 80, 48, 27, 14), '#fc0')}`,
  );
}

const nepal = (): string =>
  svg(
    360,
    440,
    `<path d="M14 420V20l318 208H122l208 192Z" fill="#dc143c" stroke="#003893" stroke-width="18"/>` +
      `<path d="M50 148a56 56 0 0 0 112 0 62 62 0 0 1-112 0Z" fill="#fff"/>${shape(star(106, 168, 34, 22, 16), '#fff')}` +
      shape(star(106, 318, 58, 36, 12), '#fff'),
  );

const taiwan = (): string =>
  svg(
    600,
    400,
    `${bar(0, 0, 600, 400, '#fe0000')}${bar(0, 0, 300, 200, '#000095')}${shape(star(150, 100, 75, 39, 12), '#fff')}<circle cx="150" cy="100" r="42.5" fill="#000095"/><circle cx="150" cy="100" r="37.5" fill="#fff"/>`,
  );

const myanmar = (): string =>
  svg(
    600,
    400,
    `${bar(0, 0, 600, 134, '#fecb00')}${bar(0, 133, 600, 134, '#34b233')}${bar(0, 266, 600, 134, '#ea2839')}${five(300, 218, 148, '#fff')}`,
  );

const mongolia = (): string =>
  svg(
    600,
    300,
    `${bar(0, 0, 600, 300, '#da2032')}${bar(200, 0, 200, 300, '#0066b3')}<g fill="#ffd900"><path d="M56 164h18v86H56Zm70 0h18v86h-18Z"/><path d="M78 164h44l-22 16Zm0 86h44l-22-16Z"/><path d="M78 184h44v8H78Zm0 38h44v8H78Z"/><circle cx="100" cy="207" r="13"/><path d="M60 136a40 40 0 0 0 80 0 48 48 0 0 1-80 0Z" transform="translate(0 12)"/><circle cx="100" cy="124" r="17"/><path d="M100 46c-4 14-16 22-16 36a16 16 0 0 0 32 0c0-8-5-10-6-18-4 5-4 8-6 10 2-12-1-20-4-28Z"/></g>`,
  );

const indonesia = (): string =>
  svg(600, 400, `${bar(0, 0, 600, 200, '#ce1126')}${bar(0, 200, 600, 200, '#fff')}`);

/** Flags by the file names of the locale list. */
export const flags: Readonly<Record<string, string>> = {
  'en.svg': unitedStates(),
  'ph.svg': philippines(),
  'cn.svg': china(),
  'es.svg': spain(),
  'ru.svg': russia(),
  'vn.svg': vietnam(),
  'my.svg': malaysia(),
  'np.svg': nepal(),
  'tw.svg': taiwan(),
  'mm.svg': myanmar(),
  'mn.svg': mongolia(),
  'id.svg': indonesia(),
};
