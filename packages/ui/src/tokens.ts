/**
 * Every design token a palette must give (CSS custom property `--<name>`), and the pairs that are
 * used together. `ratio` is the WCAG contrast that the pair must reach in every palette.
 */
export const colourTokens = [
  'surface-0',
  'surface-1',
  'surface-2',
  'surface-3',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-2',
  'positive',
  'on-positive',
  'negative',
  'on-negative',
  'warning',
  'on-warning',
  'odds-up',
  'odds-down',
  'focus',
  'glow',
  'shade',
] as const;
export type ColourToken = (typeof colourTokens)[number];

export interface TokenPair {
  foreground: ColourToken;
  background: ColourToken;
  ratio: 4.5 | 3;
}

const onSurfaces = (foreground: ColourToken, ratio: TokenPair['ratio']): TokenPair[] =>
  (['surface-0', 'surface-1', 'surface-2', 'surface-3'] as const).map((background) => ({
    foreground,
    background,
    ratio,
  }));

export const tokenPairs: TokenPair[] = [
  ...onSurfaces('text', 4.5),
  ...onSurfaces('text-muted', 4.5),
  ...onSurfaces('accent-text', 4.5),
  ...onSurfaces('positive', 4.5),
  ...onSurfaces('negative', 4.5),
  ...onSurfaces('warning', 4.5),
  ...onSurfaces('odds-up', 4.5),
  ...onSurfaces('odds-down', 4.5),
  ...onSurfaces('focus', 3),
  ...onSurfaces('line-strong', 3),
  { foreground: 'on-accent', background: 'accent', ratio: 4.5 },
  { foreground: 'on-accent', background: 'accent-hover', ratio: 4.5 },
  { foreground: 'on-positive', background: 'positive', ratio: 4.5 },
  { foreground: 'on-negative', background: 'negative', ratio: 4.5 },
  { foreground: 'on-warning', background: 'warning', ratio: 4.5 },
];
