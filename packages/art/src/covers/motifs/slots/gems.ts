import { place } from '../../../core/shapes.ts';
import { gemStone } from '../kit/parts.ts';
import { motif, type Motif } from '../motif.types.ts';

/** Cut stones of three colours. */
export const gems: Motif = motif(
  'gem gems gemstone jewel jewels diamond diamonds ruby emerald sapphire bling',
  'cave burst silk space brocade',
  (pen, tint) => {
    const stone = (
      x: number,
      y: number,
      size: number,
      turn: number,
      hue: number,
      kind: 'brilliant' | 'emerald' | 'round' | 'drop',
    ): string => place(gemStone(pen, 0, 0, size, hue, kind), x, y, 1, turn);
    return (
      stone(-62, -34, 36, -18, tint + 120, 'emerald') +
      stone(62, -36, 38, 16, tint + 220, 'round') +
      stone(-66, 48, 36, 12, tint + 280, 'drop') +
      stone(66, 48, 34, -14, tint + 60, 'emerald') +
      stone(0, 4, 82, 0, tint, 'brilliant')
    );
  },
);
