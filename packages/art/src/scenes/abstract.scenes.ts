import { oklch } from '../core/colour.ts';
import { flat, stroke } from '../core/material.ts';
import { ellipse, num, polygon, regular, ribbon, ring, star, type Point } from '../core/shapes.ts';
import { bokeh, cover, glints, glow, motes, rays, softly } from './light.ts';
import type { SceneDrawing } from './scene.types.ts';

/** Deep space: nebula, planet, stars. */
export const space: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [px, py, pr] = [
    width * pen.random.pick([0.14, 0.88]),
    height * 0.2,
    width * pen.random.between(0.14, 0.24),
  ];
  const nebula = Array.from({ length: 5 }, () =>
    glow(
      pen,
      pen.random.between(0, width),
      pen.random.between(0.1, 0.8) * height,
      width * pen.random.between(0.35, 0.6),
      oklch(0.58, 0.22, mood.lightHue + pen.random.between(-50, 50)),
      0.5,
    ),
  ).join('');
  return {
    back:
      cover(
        frame,
        pen.linear(
          [
            [0, mood.deep],
            [0.6, mood.top],
            [1, mood.middle],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ) +
      nebula +
      motes(pen, frame, '#fff', 70, 0.3, 1.3) +
      glow(pen, px, py, pr * 1.7, mood.glow, 0.5) +
      flat(
        ellipse(px, py, pr),
        pen.linear(
          [
            [0, mood.glow],
            [0.35, mood.low],
            [0.8, mood.near],
            [1, mood.deep],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      stroke(ribbonRing(px, py, pr), mood.spark, 3, 0.5) +
      glow(pen, width * 0.5, height * 0.42, width * 0.55, mood.low, 0.8),
    front: glints(pen, frame, 7),
  };
};

const ribbonRing = (x: number, y: number, radius: number): string =>
  `M${num(x - radius * 1.65)} ${num(y + radius * 0.45)}C${num(x - radius * 0.8)} ${num(y + radius * 0.95)} ${num(x + radius * 1.3)} ${num(y + radius * 0.2)} ${num(x + radius * 1.65)} ${num(y - radius * 0.45)}`;

/** A glowing grid running to the horizon. */
export const grid: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const horizon = height * 0.58;
  const neon = oklch(0.75, 0.24, mood.lightHue);
  const fan = Array.from(
    { length: 17 },
    (_, index) =>
      `M${num(width * 0.5 + (index - 8) * width * 0.05)} ${num(horizon)}L${num(width * 0.5 + (index - 8) * width * 0.26)} ${height}`,
  ).join('');
  const lines = Array.from(
    { length: 9 },
    (_, index) => `M0 ${num(horizon + (height - horizon) * (index / 9) ** 2)}H${width}`,
  ).join('');
  const bands = Array.from(
    { length: 6 },
    (_, index) =>
      `<rect x="0" y="${num(horizon - 8 - index * width * 0.052)}" width="${width}" height="${num(8 - index * 1.2)}" fill="${mood.top}"/>`,
  ).join('');
  const sun = `<g clip-path="${pen.clip(ellipse(width * 0.5, horizon - width * 0.14, width * 0.3))}"><rect width="${width}" height="${num(horizon)}" fill="${pen.linear(
    [
      [0.3, '#ffe66b'],
      [0.7, '#ff4f8b'],
      [1, neon],
    ],
  )}"/>${bands}</g>`;
  return {
    back:
      cover(
        frame,
        pen.linear([
          [0, mood.deep],
          [0.4, mood.top],
          [0.58, mood.middle],
          [0.6, mood.deep],
          [1, mood.near],
        ]),
      ) +
      motes(pen, frame, '#fff', 40, 0.4, 1.2, [0, 0.5]) +
      glow(pen, width * 0.5, horizon - width * 0.1, width * 0.6, neon, 0.6) +
      sun +
      softly(pen, 3, stroke(fan + lines, neon, 3, 0.6)) +
      stroke(fan + lines, oklch(0.9, 0.14, mood.lightHue), 1.1),
    front: motes(pen, frame, neon, 16, 0.8, 2.4, [0.05, 0.9]),
  };
};

/** Green cloth under a lamp, with a printed ornament. */
export const felt: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, y] = [width * 0.5, height * 0.42];
  const marks = ring(x, y, width * 0.52, 12)
    .map(([mx, my], index) =>
      index % 2 ? regular(mx, my, width * 0.035, 4) : star(mx, my, width * 0.04, width * 0.016, 4),
    )
    .join('');
  const cloth = mood.hue;
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, oklch(0.62, 0.15, cloth)],
            [0.45, oklch(0.42, 0.13, cloth)],
            [1, oklch(0.16, 0.07, cloth)],
          ],
          0.5,
          0.4,
          0.75,
        ),
      ) +
      stroke(
        `${ellipse(x, y, width * 0.46)}${ellipse(x, y, width * 0.49)}${ellipse(x, y, width * 0.6)}`,
        oklch(0.8, 0.13, 88),
        1.6,
        0.5,
      ) +
      flat(marks, oklch(0.82, 0.13, 88), 0.45) +
      rays(pen, x, -height * 0.1, height * 1.1, mood.spark, 14, 0.3) +
      `<path d="M-10 ${num(height * 0.86)}Q${num(x)} ${num(height * 0.74)} ${width + 10} ${num(height * 0.86)}V${height + 10}H-10Z" fill="${pen.linear(
        [
          [0, oklch(0.5, 0.09, 50)],
          [0.25, oklch(0.32, 0.07, 45)],
          [1, oklch(0.16, 0.04, 40)],
        ],
      )}"/>` +
      stroke(
        `M-10 ${num(height * 0.86)}Q${num(x)} ${num(height * 0.74)} ${width + 10} ${num(height * 0.86)}`,
        oklch(0.8, 0.14, 85),
        3,
      ),
    front: motes(pen, frame, mood.spark, 16, 0.6, 1.8, [0.05, 0.8]),
  };
};

/** Rays of two tones turning round the middle: the classic slot ground. */
export const burst: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const [x, y] = [width * 0.5, height * 0.42];
  const reach = Math.hypot(width, height);
  const count = pen.random.pick([12, 16, 20]);
  const wedge = Array.from({ length: count }, (_, index) => {
    const at = (step: number, bend: number): Point => [
      x + reach * bend * Math.cos((step / count) * Math.PI * 2),
      y + reach * bend * Math.sin((step / count) * Math.PI * 2),
    ];
    return polygon([
      [x, y],
      at(index + 0.1, 0.5),
      at(index + 0.2, 1),
      at(index + 0.7, 1),
      at(index + 0.5, 0.5),
    ]);
  }).join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.5, mood.middle],
            [1, mood.top],
          ],
          0.5,
          0.42,
          0.75,
        ),
      ) +
      flat(wedge, mood.glow, 0.26) +
      stroke(`${ellipse(x, y, width * 0.42)}${ellipse(x, y, width * 0.45)}`, mood.spark, 2, 0.35) +
      glow(pen, x, y, width * 0.6, mood.spark, 0.85) +
      bokeh(pen, frame, [mood.glow, mood.spark], 8, [0, 0.8]),
    front: glints(pen, frame, 9, mood.spark) + motes(pen, frame, mood.spark, 20, 0.8, 2.4),
  };
};

/** Conductors and nodes of a machine. */
export const circuit: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const step = width / 12;
  const neon = oklch(0.82, 0.17, mood.lightHue);
  const wires = Array.from({ length: 22 }, () => {
    const x = Math.round(pen.random.between(0, 12)) * step;
    const y = Math.round(pen.random.between(0, height / step)) * step;
    const across = pen.random.pick([-2, -1, 1, 2]) * step;
    const down = pen.random.pick([-2, 2, 3]) * step;
    return {
      path: `M${num(x)} ${num(y)}h${num(across)}l${num(across * 0.5)} ${num(Math.abs(across * 0.5) * Math.sign(down))}v${num(down)}`,
      dot: ellipse(x, y, 3.2),
    };
  });
  const path = wires.map((wire) => wire.path).join('');
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.middle],
            [0.6, mood.top],
            [1, mood.deep],
          ],
          0.5,
          0.4,
          0.8,
        ),
      ) +
      softly(pen, 3, stroke(path, neon, 3, 0.55)) +
      stroke(path, neon, 1.2, 0.7) +
      flat(wires.map((wire) => wire.dot).join(''), neon) +
      glow(pen, width * 0.5, height * 0.42, width * 0.62, mood.glow, 0.7) +
      rays(pen, width * 0.5, height * 0.42, width * 0.9, mood.spark, 18, 0.25),
    front: motes(pen, frame, neon, 24, 0.6, 2),
  };
};

/** Woven ornament in a gold frame of light. */
export const brocade: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const step = width / 7;
  let tiles = '';
  for (let row = 0; row * step * 0.5 < height + step; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const [x, y] = [column * step + (row % 2 ? step / 2 : 0) - step / 2, row * step * 0.5];
      tiles += `M${num(x)} ${num(y - step * 0.4)}q${num(step * 0.12)} ${num(step * 0.28)} ${num(step * 0.4)} ${num(step * 0.4)}q${num(-step * 0.28)} ${num(step * 0.12)} ${num(-step * 0.4)} ${num(step * 0.4)}q${num(-step * 0.12)} ${num(-step * 0.28)} ${num(-step * 0.4)} ${num(-step * 0.4)}q${num(step * 0.28)} ${num(-step * 0.12)} ${num(step * 0.4)} ${num(-step * 0.4)}Z`;
    }
  }
  return {
    back:
      cover(
        frame,
        pen.radial(
          [
            [0, mood.low],
            [0.5, mood.mid],
            [1, mood.deep],
          ],
          0.5,
          0.42,
          0.8,
        ),
      ) +
      stroke(tiles, mood.glow, 1.1, 0.3) +
      glow(pen, width * 0.5, height * 0.42, width * 0.6, mood.glow, 0.85) +
      rays(pen, width * 0.5, height * 0.42, width * 0.9, mood.spark, 24, 0.28),
    front: glints(pen, frame, 8, mood.spark) + motes(pen, frame, mood.spark, 16, 0.6, 2),
  };
};

/** Silk ribbons of light. */
export const silk: SceneDrawing = (pen, frame, mood) => {
  const { width, height } = frame;
  const band = (offset: number, hue: number): string => {
    const wave = pen.random.between(-0.15, 0.15);
    return flat(
      ribbon(
        [
          [-40, height * (offset + wave)],
          [width * 0.3, height * (offset - 0.14)],
          [width * 0.65, height * (offset + 0.16)],
          [width + 40, height * (offset - wave)],
        ],
        (t) => height * (0.1 + 0.1 * Math.sin(t * Math.PI)),
      ),
      pen.linear([
        [0, oklch(0.75, 0.19, hue), 0.9],
        [0.6, oklch(0.5, 0.2, hue), 0.75],
        [1, oklch(0.3, 0.14, hue), 0.6],
      ]),
    );
  };
  return {
    back:
      cover(
        frame,
        pen.linear(
          [
            [0, mood.top],
            [0.6, mood.middle],
            [1, mood.deep],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      [0.12, 0.34, 0.56, 0.78]
        .map((offset, index) => band(offset, mood.lightHue + index * 16 - 24))
        .join('') +
      glow(pen, width * 0.5, height * 0.42, width * 0.6, mood.spark, 0.7) +
      bokeh(pen, frame, [mood.glow, mood.low], 9, [0, 0.9]),
    front: glints(pen, frame, 8),
  };
};
