import { flat, gold, ink, paint, stroke, surface } from '../../../core/material.ts';
import { ellipse, roundRect } from '../../../core/shapes.ts';
import { elderFace } from '../kit/elder.ts';
import { mirrored, orb } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** The Jade Emperor under his crown of beads. */
export const emperor: Motif = motif('jade emperor dynasty', 'palace heavens temple', (pen) => {
  const jade = paint(160, 0.13, 0.6);
  const strings = [-60, -40, -20, 0, 20, 40, 60]
    .map((x) =>
      [0, 1, 2, 3]
        .slice(0, Math.abs(x) < 30 ? 2 : 4)
        .map((row) => orb(pen, x, -72 + row * 12, 5, row % 2 ? gold : jade, 1))
        .join(''),
    )
    .join('');
  const crown =
    surface(pen, 'M-44 -40C-44 -78 -30 -90 0 -90S44 -78 44 -40Q0 -54 -44 -40Z', jade, 2.2) +
    surface(pen, roundRect(-48, -52, 96, 14, 6), gold, 2) +
    surface(pen, ellipse(0, -64, 13, 12), gold, 1.8) +
    surface(pen, ellipse(0, -64, 8, 7), paint(25, 0.21, 0.52), 1.2) +
    surface(pen, 'M-78 -92H78L86 -78H-86Z', ink, 2) +
    surface(pen, roundRect(-88, -80, 176, 8, 4), gold, 1.6);
  return (
    flat(ellipse(0, 0, 108), '#ffe08a', 0.25) +
    stroke(ellipse(0, 0, 106), jade.base, 11) +
    stroke(ellipse(0, 0, 106), '#d6ffe6', 2.4, 0.8) +
    elderFace(pen, { hair: paint(270, 0.02, 0.24), eyes: '#1f7a54', headgear: crown }) +
    strings +
    mirrored(stroke('M52 -42L62 34', '#d8232f', 4) + orb(pen, 62, 40, 8, jade, 1.4))
  );
});
