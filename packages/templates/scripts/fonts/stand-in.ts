import { standInOf, type Face, type StandIn } from '../../src/fonts/voices.ts';
import type { FontMetrics } from './read-font.ts';

/**
 * Text whose average letter stands for a page's; widths of the system's fonts below are measured
 * over it.
 */
const sample =
  'The evening begins with a quiet spin: Golden Koi, Blackjack Salon and 24 other tables are open. Sign up, deposit and play 1,250.75 today';

interface SystemFace {
  /** Full names under which systems have it or a font of the same widths. */
  names: string[];
  /** Average width over the sample, in em. */
  width: number;
}

/** Faces every system has, regular and bold. */
const systemFaces: Record<StandIn, { regular: SystemFace; bold: SystemFace }> = {
  sans: {
    regular: {
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
      width: 0.4488,
    },
    bold: {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
      width: 0.4793,
    },
  },
  serif: {
    regular: {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      width: 0.4068,
    },
    bold: {
      names: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
      width: 0.4294,
    },
  },
  mono: {
    regular: {
      names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
      width: 0.6001,
    },
    bold: {
      names: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold'],
      width: 0.6001,
    },
  },
};

/** Average width of the sample's letters that the font has. */
function averageWidth(metrics: FontMetrics): number {
  const widths = Array.from(sample, (letter) => metrics.widthOf(letter.codePointAt(0) ?? 0)).filter(
    (width) => width !== null,
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/**
 * The rule of a system face stretched to take the same room as the given one, so that nothing moves
 * when the file of that comes, for the weights it stands for. Where a face has no bold heavy words
 * are thickened as in the face itself: without that a page whose file is late has none.
 */
export function standInRule(options: {
  family: string;
  face: Face;
  weights: string;
  metrics: FontMetrics;
}): string {
  const { face, metrics } = options;
  const system = systemFaces[standInOf(face)][face.weight >= 600 ? 'bold' : 'regular'];
  const scale = face.scale ?? 1;
  const sizeAdjust = (scale * averageWidth(metrics)) / system.width;
  const override = (share: number) => percent((share * scale) / sizeAdjust);
  return `@font-face {
  font-family: '${options.family}';
  font-weight: ${options.weights};
  src: ${system.names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${override(metrics.ascent)};
  descent-override: ${override(metrics.descent)};
  line-gap-override: ${override(metrics.lineGap)};
}
`;
}
