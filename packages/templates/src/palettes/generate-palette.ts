import type { ColourToken } from '@pavilion/ui/tokens';
import { contrast, reachContrast, toHex } from './oklch.ts';

/** The few inputs a palette is generated from. */
export interface PaletteInput {
  mode: 'dark' | 'light';
  surfaceHue: number;
  /** Tint of the surfaces, 0 (grey) to about 0.08. */
  surfaceChroma: number;
  /** Lightness of the page, when the mode's own is not wanted. */
  surfaceLightness?: number;
  accentHue: number;
  accentChroma: number;
  /** Preferred lightness of the accent as a surface for buttons. */
  accentLightness?: number;
  /** Second hue, for ornaments only. */
  secondHue?: number;
}

export type Palette = Record<ColourToken, string>;

const steps = { dark: [0, 0.045, 0.085, 0.135], light: [0, 0.022, -0.022, -0.055] } as const;

function surfacesOf(input: PaletteInput): [string, string, string, string] {
  const base = input.surfaceLightness ?? (input.mode === 'dark' ? 0.165 : 0.972);
  const surface = (step: number) =>
    toHex({ l: Math.min(1, base + step), c: input.surfaceChroma, h: input.surfaceHue });
  const [a, b, c, d] = steps[input.mode];
  return [surface(a), surface(b), surface(c), surface(d)];
}

/** The accent as a button surface, its hover, and the text that stands on both. */
function accentOf(input: PaletteInput, surfaces: readonly string[]) {
  const isDark = input.mode === 'dark';
  const l = input.accentLightness ?? (isDark ? 0.78 : 0.5);
  const wanted = { l, c: input.accentChroma, h: input.accentHue };
  // A button must be seen as a shape on the page: 3:1 against every surface.
  const shape = reachContrast(wanted, surfaces, 3, isDark ? 'lighter' : 'darker');
  const darkInk = toHex({ l: 0.16, c: Math.min(0.04, input.accentChroma), h: input.accentHue });
  const isInkDark = contrast(darkInk, toHex(shape)) >= contrast('#ffffff', toHex(shape));
  const onAccent = isInkDark ? darkInk : '#ffffff';
  const away = isInkDark ? 'lighter' : 'darker';
  const accent = reachContrast(shape, [onAccent], 4.5, away);
  const hover = { ...accent, l: accent.l + (isInkDark ? 0.05 : -0.05) };
  return {
    accent: toHex(accent),
    onAccent,
    accentHover: toHex(reachContrast(hover, [onAccent], 4.5, away)),
  };
}

/**
 * Builds all tokens of a palette; every pair of `tokenPairs` reaches its contrast (checked by a
 * test).
 */
export function generatePalette(input: PaletteInput): Palette {
  const isDark = input.mode === 'dark';
  const surfaces = surfacesOf(input);
  const direction = isDark ? 'lighter' : 'darker';
  const ink = (l: number, c: number, h: number, ratio: number) =>
    toHex(reachContrast({ l, c, h }, surfaces, ratio, direction));
  const toneL = isDark ? 0.75 : 0.5;
  const positive = ink(toneL, 0.17, 152, 4.55);
  const negative = ink(isDark ? 0.7 : 0.52, 0.19, 24, 4.55);
  const warning = ink(isDark ? 0.82 : 0.5, 0.15, 78, 4.55);
  const { accent, onAccent, accentHover } = accentOf(input, surfaces);
  const onTone = (tone: string) => (contrast('#ffffff', tone) >= 4.5 ? '#ffffff' : '#0b0b0b');
  return {
    'surface-0': surfaces[0],
    'surface-1': surfaces[1],
    'surface-2': surfaces[2],
    'surface-3': surfaces[3],
    line: toHex({ l: isDark ? 0.34 : 0.87, c: input.surfaceChroma * 1.3, h: input.surfaceHue }),
    'line-strong': ink(isDark ? 0.55 : 0.62, input.surfaceChroma * 1.2, input.surfaceHue, 3.05),
    text: ink(isDark ? 0.965 : 0.2, Math.min(0.015, input.surfaceChroma), input.surfaceHue, 10),
    'text-muted': ink(
      isDark ? 0.74 : 0.46,
      Math.min(0.03, input.surfaceChroma),
      input.surfaceHue,
      4.6,
    ),
    accent,
    'accent-hover': accentHover,
    'on-accent': onAccent,
    'accent-text': ink(isDark ? 0.8 : 0.48, input.accentChroma, input.accentHue, 4.55),
    'accent-2': toHex({
      l: isDark ? 0.7 : 0.6,
      c: 0.13,
      h: input.secondHue ?? (input.accentHue + 40) % 360,
    }),
    positive,
    'on-positive': onTone(positive),
    negative,
    'on-negative': onTone(negative),
    warning,
    'on-warning': onTone(warning),
    'odds-up': positive,
    'odds-down': negative,
    focus: ink(isDark ? 0.85 : 0.5, Math.max(0.1, input.accentChroma), input.accentHue, 3.05),
    glow: toHex({ l: isDark ? 0.62 : 0.75, c: input.accentChroma, h: input.accentHue }),
    shade: toHex({ l: isDark ? 0.1 : 0.3, c: input.surfaceChroma, h: input.surfaceHue }),
  };
}
