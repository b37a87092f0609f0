import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num, polygon, ribbon, roundRect, smooth, star } from '../core/shapes.ts';
import {
  bokeh,
  clouds,
  cover,
  glow,
  motes,
  rays,
  ridge,
  sky,
  softly,
  type Frame,
} from './light.ts';
import type { Mood } from './mood.ts';
import type { Pen } from '../core/pen.ts';
import type { SceneDrawing } from './scene.types.ts';

function column(pen: Pen, x: number, top: number, foot: number, width: number, mood: Mood): string {
  const stone = pen.linear(
    [
      [0, mood.deep],
      [0.3, mood.far],
      [0.5, mood.low],
      [0.75, mood.mid],
      [1, mood.deep],
    ],
    0,
    0,
    1,
    0,
  );
  const flutes = [0.3, 0.5, 0.7]
    .map((share) =>
      stroke(
        `M${num(x - width / 2 + width * share)} ${num(top + width * 0.5)}V${num(foot - width * 0.4)}`,
        mood.deep,
        1.6,
        0.4,
      ),
    )
    .join('');
  return (
    `<path d="${roundRect(x - width / 2, top, width, foot - top, 2)}" fill="${stone}"/>${flutes}` +
    `<path d="${roundRect(x - width * 0.75, top - 2, width * 1.5, width * 0.4, 3)}${roundRect(x - width * 0.75, foot - width * 0.4, width * 1.5, width * 0.45, 3)}" fill="${stone}"/>`
  );
}

/** A hall of columns with light from its far end. */
export const temple: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const foot = height * 0.8;
  const stairs = [0, 1, 2, 3]
    .map(
      (step) =>
        `<rect x="${num(-10)}" y="${num(foot + step * height * 0.05)}" width="${width + 20}" height="${num(height * 0.06)}" fill="${pen.linear(
          [
            [0, step % 2 ? mood.far : mood.low],
            [0.25, mood.mid],
            [1, mood.near],
          ],
        )}"/>`,
    )
    .join('');
  return {
    back:
      sky(pen, frame, mood) +
      rays(pen, width * 0.5, height * 0.36, height, mood.spark, 24, 0.4) +
      glow(pen, width * 0.5, height * 0.38, width * 0.6, mood.glow) +
      column(pen, width * 0.24, height * 0.16, foot, width * 0.09, mood) +
      column(pen, width * 0.76, height * 0.16, foot, width * 0.09, mood) +
      column(pen, width * 0.06, height * 0.06, foot + 6, width * 0.14, mood) +
      column(pen, width * 0.94, height * 0.06, foot + 6, width * 0.14, mood) +
      flat(
        `M0 0H${width}V${num(height * 0.05)}Q${num(width * 0.5)} ${num(height * 0.13)} 0 ${num(height * 0.05)}Z`,
        mood.deep,
      ) +
      stairs,
    front: motes(pen, frame, mood.spark, 22, 0.6, 2, [0.1, 0.8]),
  };
};

/** A skyline at night. */
export const city: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const row = (y: number, tall: number, fill: string, lit: string | null): string => {
    let markup = '';
    for (let x = -10; x < width;) {
      const w = width * pen.random.between(0.07, 0.14);
      const h = tall * pen.random.between(0.35, 1);
      markup += `<rect x="${num(x)}" y="${num(y - h)}" width="${num(w)}" height="${num(height)}" fill="${fill}"/>`;
      if (lit) {
        for (let wy = y - h + 6; wy < y; wy += 8) {
          for (let wx = x + 4; wx < x + w - 5; wx += 7) {
            if (pen.random.chance(0.42))
              markup += `<path d="M${num(wx)} ${num(wy)}h3v4h-3Z" fill="${lit}" opacity="${pen.random.chance(0.5) ? 0.9 : 0.5}"/>`;
          }
        }
      }
      x += w + pen.random.between(-2, 5);
    }
    return markup;
  };
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.55, width * 0.75, mood.glow, 0.8) +
      softly(pen, 2, row(height * 0.62, height * 0.42, mood.far, null)) +
      row(height * 0.7, height * 0.34, mood.near, oklch(0.9, 0.12, 85)) +
      `<rect y="${num(height * 0.7)}" width="${width}" height="${num(height * 0.3)}" fill="${pen.linear(
        [
          [0, mood.low],
          [0.1, mood.mid],
          [1, mood.deep],
        ],
      )}"/>`,
    front: bokeh(
      pen,
      frame,
      [
        oklch(0.8, 0.16, mood.lightHue),
        oklch(0.75, 0.2, mood.lightHue + 60),
        oklch(0.85, 0.12, 85),
      ],
      9,
      [0.55, 0.95],
    ),
  };
};

/** Hills of sugar below a candy sky. */
export const candyland: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const lolly = (x: number, y: number, radius: number, hue: number): string => {
    const swirl = Array.from(
      { length: 6 },
      (_, index) =>
        `M${num(x)} ${num(y)}Q${num(x + Math.cos(index) * radius)} ${num(y + Math.sin(index) * radius)} ${num(x + Math.cos(index * 1.047 + 0.9) * radius)} ${num(y + Math.sin(index * 1.047 + 0.9) * radius)}`,
    ).join('');
    return (
      stroke(`M${num(x)} ${num(y)}V${height}`, '#fff7f0', radius * 0.2) +
      flat(
        ellipse(x, y, radius),
        pen.radial(
          [
            [0, oklch(0.9, 0.12, hue)],
            [1, oklch(0.68, 0.22, hue)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      ) +
      stroke(swirl, '#fff', radius * 0.16, 0.75)
    );
  };
  const hill = (x: number, y: number, rx: number, hue: number): string =>
    flat(
      ellipse(x, y + rx * 0.7, rx, rx * 0.8),
      pen.linear([
        [0, oklch(0.9, 0.12, hue)],
        [0.5, oklch(0.74, 0.19, hue)],
        [1, oklch(0.5, 0.2, hue - 20)],
      ]),
    );
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, oklch(0.62, 0.19, mood.hue)],
          [0.45, oklch(0.8, 0.14, mood.hue + 20)],
          [0.8, oklch(0.94, 0.07, mood.lightHue)],
        ]),
      ) +
      rays(pen, width * 0.5, height * 0.42, height, '#fff', 14, 0.55) +
      clouds(pen, frame, height * 0.52, '#ffffff', 0.85, 26) +
      lolly(width * 0.1, height * 0.46, width * 0.09, mood.hue + 150) +
      lolly(width * 0.91, height * 0.4, width * 0.11, mood.hue + 60) +
      hill(width * 0.1, height * 0.66, width * 0.4, mood.hue + 100) +
      hill(width * 0.92, height * 0.64, width * 0.42, mood.hue + 40) +
      hill(width * 0.5, height * 0.76, width * 0.6, mood.hue + 330),
    front: motes(pen, frame, '#fff', 22, 1, 3, [0.05, 0.7]),
  };
};

function curtain(pen: Pen, frame: Frame, hue: number, mirror: boolean): string {
  const { width, height } = frame;
  const folds = Array.from({ length: 5 }, (_, index) => {
    const x = (index * width) / 15;
    const wide = width / 13;
    const fill = pen.linear(
      [
        [0, oklch(0.2, 0.1, hue)],
        [0.45, oklch(0.48, 0.19, hue)],
        [1, oklch(0.16, 0.09, hue)],
      ],
      0,
      0,
      1,
      0,
    );
    return `<path d="M${num(x)} -4H${num(x + wide)}C${num(x + wide * 0.9)} ${num(height * 0.4)} ${num(x * 0.5 + wide)} ${num(height * 0.62)} ${num(x * 0.42 + wide)} ${height + 4}H${num(x * 0.42)}C${num(x * 0.5)} ${num(height * 0.6)} ${num(x)} ${num(height * 0.4)} ${num(x)} -4Z" fill="${fill}"/>`;
  })
    .reverse()
    .join('');
  return mirror ? `<g transform="translate(${width} 0) scale(-1 1)">${folds}</g>` : folds;
}

/** A stage with curtains and spotlights. */
export const stage: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const beam = (x: number, lean: number): string =>
    flat(
      polygon([
        [x, -10],
        [x + lean - width * 0.16, height * 0.86],
        [x + lean + width * 0.16, height * 0.86],
      ]),
      pen.linear([
        [0, mood.spark, 0.65],
        [1, mood.spark, 0],
      ]),
    );
  const hue = mood.hue;
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.45, mood.middle],
            [1, mood.deep],
          ],
          0.5,
          0.42,
          0.75,
        ),
      ) +
      bokeh(pen, frame, [mood.glow, mood.low, oklch(0.8, 0.15, mood.lightHue)], 14, [0.05, 0.65]) +
      beam(width * 0.2, width * 0.25) +
      beam(width * 0.8, -width * 0.25) +
      `<ellipse cx="${num(width / 2)}" cy="${num(height * 0.84)}" rx="${num(width * 0.62)}" ry="${num(height * 0.12)}" fill="${pen.linear(
        [
          [0, mood.glow],
          [0.4, mood.mid],
          [1, mood.deep],
        ],
      )}"/>` +
      curtain(pen, frame, hue, false) +
      curtain(pen, frame, hue, true),
    front: motes(pen, frame, mood.spark, 26, 0.6, 2.2, [0.05, 0.8]),
  };
};

/** A cave of crystals. */
export const cave: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const crystal = (x: number, y: number, size: number, lean: number, hue: number): string => {
    const tip: [number, number] = [x + lean * size, y - size];
    const side = size * 0.2;
    return (
      flat(
        polygon([
          [x - side, y],
          [x - side + lean * size * 0.7, y - size * 0.75],
          tip,
          [x + lean * size * 0.4, y],
        ]),
        oklch(0.86, 0.12, hue),
      ) +
      flat(
        polygon([
          [x + lean * size * 0.4, y],
          tip,
          [x + side + lean * size * 0.7, y - size * 0.7],
          [x + side, y],
        ]),
        oklch(0.55, 0.19, hue),
      )
    );
  };
  const teeth = Array.from({ length: 9 }, (_, index) => {
    const x = (index / 8) * width;
    return polygon([
      [x - width * 0.09, -4],
      [x + width * 0.09, -4],
      [
        x + pen.random.between(-6, 6),
        height * pen.random.between(0.08, index < 2 || index > 6 ? 0.42 : 0.16),
      ],
    ]);
  }).join('');
  const cluster = (x: number, hue: number): string =>
    [-0.5, 0.45, -0.2, 0.2, 0]
      .map((lean, index) =>
        crystal(
          x + lean * width * 0.2,
          height * 0.84,
          width * (0.16 + index * 0.035),
          lean,
          hue + index * 8,
        ),
      )
      .join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.glow],
            [0.25, mood.low],
            [0.6, mood.middle],
            [1, mood.deep],
          ],
          0.5,
          0.4,
          0.7,
        ),
      ) +
      rays(pen, width * 0.5, height * 0.36, height, mood.spark, 18, 0.32) +
      softly(pen, 3, ridge(pen, frame, height * 0.72, height * 0.2, mood.mid, 8, true)) +
      flat(teeth, mood.near) +
      cluster(width * 0.12, mood.lightHue) +
      cluster(width * 0.9, mood.lightHue + 40) +
      ridge(pen, frame, height * 0.88, height * 0.08, mood.deep, 8, true),
    front: motes(pen, frame, mood.spark, 28, 0.6, 2.2, [0.1, 0.85]),
  };
};

/** A great moon behind curved roofs and lanterns. */
export const palace: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const roof = (x: number, y: number, w: number, fill: string): string =>
    flat(
      `M${num(x - w)} ${num(y - w * 0.06)}C${num(x - w * 0.7)} ${num(y + w * 0.02)} ${num(x - w * 0.4)} ${num(y - w * 0.14)} ${num(x - w * 0.2)} ${num(y - w * 0.42)}H${num(x + w * 0.2)}C${num(x + w * 0.4)} ${num(y - w * 0.14)} ${num(x + w * 0.7)} ${num(y + w * 0.02)} ${num(x + w)} ${num(y - w * 0.06)}L${num(x + w * 0.8)} ${num(y + w * 0.1)}H${num(x - w * 0.8)}Z`,
      fill,
    );
  const pagoda = (x: number, foot: number, w: number, fill: string): string =>
    [0, 1, 2]
      .map(
        (level) =>
          roof(x, foot - level * w * 0.62 - w * 0.3, w * (1 - level * 0.2), fill) +
          flat(
            `M${num(x - w * 0.5)} ${num(foot - level * w * 0.62 - w * 0.26)}h${num(w)}v${num(w * 0.4)}h${num(-w)}Z`,
            fill,
          ),
      )
      .join('');
  const lantern = (x: number, y: number, size: number): string =>
    stroke(
      `M${num(x)} -4V${num(y - size)}M${num(x)} ${num(y + size)}v${num(size * 0.9)}`,
      oklch(0.75, 0.14, 80),
      1.4,
    ) +
    glow(pen, x, y, size * 2.6, '#ffb04a', 0.7) +
    flat(
      ellipse(x, y, size * 1.12, size * 0.9),
      pen.radial(
        [
          [0, '#ffe9a8'],
          [0.4, '#ff5a3c'],
          [1, '#a80f1c'],
        ],
        0.5,
        0.5,
        0.6,
      ),
    ) +
    flat(
      `${roundRect(x - size * 0.5, y - size * 1.08, size, size * 0.26, 1)}${roundRect(x - size * 0.5, y + size * 0.82, size, size * 0.26, 1)}`,
      oklch(0.8, 0.15, 85),
    );
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.38, width * 0.62, mood.glow) +
      flat(
        ellipse(width * 0.5, height * 0.38, width * 0.36),
        pen.radial(
          [
            [0, '#fffdf0'],
            [1, mood.glow],
          ],
          0.4,
          0.4,
          0.7,
        ),
        0.9,
      ) +
      softly(
        pen,
        2,
        pagoda(width * 0.12, height * 0.82, width * 0.2, mood.far) +
          pagoda(width * 0.9, height * 0.8, width * 0.24, mood.far),
      ) +
      clouds(pen, frame, height * 0.74, mood.low, 0.7, 26) +
      pagoda(width * -0.02, height * 0.95, width * 0.24, mood.deep) +
      pagoda(width * 1.03, height * 0.93, width * 0.26, mood.deep) +
      ridge(pen, frame, height * 0.92, height * 0.06, mood.deep),
    front:
      lantern(width * 0.12, height * 0.2, width * 0.055) +
      lantern(width * 0.88, height * 0.15, width * 0.065) +
      lantern(width * 0.8, height * 0.3, width * 0.035) +
      motes(pen, frame, mood.spark, 22, 0.8, 2.2, [0.1, 0.8]),
  };
};

/** Stands and floodlights round a pitch. */
export const stadium: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.56;
  const crowd = Array.from(
    { length: 150 },
    () =>
      `<circle cx="${num(pen.random.between(0, width))}" cy="${num(pen.random.between(horizon - height * 0.2, horizon))}" r="1.6" fill="${pen.random.pick([mood.low, mood.far, mood.glow, mood.mid])}" opacity="0.7"/>`,
  ).join('');
  const flood = (x: number): string =>
    [0, 1, 2, 3]
      .map((index) =>
        glow(
          pen,
          x + (index % 2) * 13 - 6,
          height * 0.09 + Math.floor(index / 2) * 11,
          15,
          '#fff',
          1,
        ),
      )
      .join('') + rays(pen, x, height * 0.12, height * 0.9, '#fff', 14, 0.3);
  const stripes = Array.from({ length: 9 }, (_, index) => {
    const at = (share: number, y: number): string =>
      `${num(width * 0.5 + (share - 0.5) * width * (y === horizon ? 1 : 3))} ${num(y)}`;
    return `<path d="M${at(index / 9, horizon)}L${at((index + 1) / 9, horizon)}L${at((index + 1) / 9, height)}L${at(index / 9, height)}Z" fill="${oklch(index % 2 ? 0.56 : 0.5, 0.15, 140)}"/>`;
  }).join('');
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.top],
          [0.4, mood.middle],
          [0.6, mood.low],
        ]),
      ) +
      flat(
        `M0 ${num(horizon - height * 0.26)}Q${num(width * 0.5)} ${num(horizon - height * 0.12)} ${width} ${num(horizon - height * 0.26)}V${num(horizon)}H0Z`,
        pen.linear([
          [0, mood.deep],
          [1, mood.near],
        ]),
      ) +
      crowd +
      stripes +
      flat(ellipse(width * 0.5, height * 0.78, width * 0.42, height * 0.1), '#fff', 0.12) +
      stroke(ellipse(width * 0.5, height * 0.78, width * 0.42, height * 0.1), '#fff', 2.5, 0.6) +
      stroke(`M0 ${num(horizon + 2)}H${width}`, '#fff', 2, 0.7) +
      flood(width * 0.14) +
      flood(width * 0.86),
    front: motes(pen, frame, '#fff', 18, 0.6, 1.8, [0.05, 0.6]),
  };
};

/** A round arena: sand, ropes and a roaring crowd. */
export const pit: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const rows = [0, 1, 2, 3, 4]
    .map((row) =>
      Array.from({ length: 26 }, (_, index) =>
        ellipse(
          (index / 25) * width * 1.1 - width * 0.05 + (row % 2) * 6,
          height * (0.3 + row * 0.065) + 18 * Math.sin((index / 25) * Math.PI),
          7,
          9,
        ),
      ).join(''),
    )
    .map((path, row) =>
      flat(path, [mood.far, mood.mid, mood.near, mood.mid, mood.near][row] as string, 0.9),
    )
    .join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.glow],
            [0.4, mood.low],
            [1, mood.top],
          ],
          0.5,
          0.3,
          0.8,
        ),
      ) +
      rays(pen, width * 0.5, -10, height, mood.spark, 20, 0.5) +
      rows +
      `<ellipse cx="${num(width * 0.5)}" cy="${num(height * 0.86)}" rx="${num(width * 0.72)}" ry="${num(height * 0.25)}" fill="${pen.radial(
        [
          [0, oklch(0.88, 0.1, 75)],
          [0.7, oklch(0.62, 0.12, 60)],
          [1, oklch(0.4, 0.1, 50)],
        ],
        0.5,
        0.35,
        0.6,
      )}"/>` +
      [0, 1, 2]
        .map((rope) =>
          stroke(
            `M-5 ${num(height * (0.58 + rope * 0.045))}Q${num(width * 0.5)} ${num(height * (0.64 + rope * 0.05))} ${width + 5} ${num(height * (0.58 + rope * 0.045))}`,
            ['#e33b3b', '#f4f4f4', '#3b6be3'][rope] as string,
            4,
            0.9,
          ),
        )
        .join(''),
    front: motes(pen, frame, mood.spark, 24, 0.6, 2, [0.2, 0.9]),
  };
};

/** A race track with rails in the evening sun. */
export const turf: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const rail = (y: number, thick: number): string =>
    stroke(
      `M-5 ${num(y)}Q${num(width * 0.5)} ${num(y - height * 0.03)} ${width + 5} ${num(y)}`,
      '#fff',
      thick,
      0.95,
    ) +
    Array.from({ length: 8 }, (_, index) =>
      stroke(`M${num((index / 7) * width)} ${num(y)}v${num(thick * 5)}`, '#fff', thick * 0.8, 0.9),
    ).join('');
  return {
    back:
      sky(pen, frame, mood) +
      glow(pen, width * 0.5, height * 0.44, width * 0.6, mood.glow) +
      rays(pen, width * 0.5, height * 0.44, height, mood.spark, 20, 0.3) +
      softly(pen, 2, ridge(pen, frame, height * 0.56, height * 0.14, mood.far)) +
      flat(
        `M0 ${num(height * 0.56)}H${width}V${height}H0Z`,
        pen.linear([
          [0, oklch(0.62, 0.16, 135)],
          [1, oklch(0.32, 0.12, 145)],
        ]),
      ) +
      rail(height * 0.58, 2.4) +
      flat(
        `M0 ${num(height * 0.68)}Q${num(width * 0.5)} ${num(height * 0.62)} ${width} ${num(height * 0.68)}V${num(height * 0.9)}H0Z`,
        pen.linear([
          [0, oklch(0.66, 0.09, 65)],
          [1, oklch(0.4, 0.08, 55)],
        ]),
      ),
    front: motes(pen, frame, oklch(0.75, 0.07, 70), 30, 1, 4, [0.66, 0.86]),
  };
};
