/** How a face turns skeletons into letters. Measures are in cap heights. */
export interface Face {
  /** Width of upright strokes. */
  stem: number;
  /** Width of lying strokes. */
  bar: number;
  /** Largest radius of roundable corners. */
  radius: number;
  corner: 'arc' | 'chamfer';
  ends: 'flat' | 'round' | 'slab' | 'flare';
  widthScale: number;
  /** Sideways lean per unit of height. */
  slant: number;
  /** Clear space between letters. */
  spacing: number;
  /** Turn (degrees) and lift of alternating letters, for playful lines. */
  bounce: number;
}

const face = (overrides: Partial<Face>): Face => ({
  stem: 0.22,
  bar: 0.2,
  radius: 0.34,
  corner: 'arc',
  ends: 'flat',
  widthScale: 1,
  slant: 0,
  spacing: 0.1,
  bounce: 0,
  ...overrides,
});

/** The faces by name. */
export const faces = {
  slab: face({ stem: 0.25, bar: 0.17, ends: 'slab', radius: 0.4, spacing: 0.2 }),
  heavy: face({ stem: 0.29, bar: 0.23, radius: 0.26, spacing: 0.07, widthScale: 0.94 }),
  rounded: face({ stem: 0.26, bar: 0.24, ends: 'round', radius: 0.5, spacing: 0.09, bounce: 3 }),
  techno: face({
    stem: 0.19,
    bar: 0.17,
    corner: 'chamfer',
    radius: 0.17,
    widthScale: 0.92,
    slant: -0.16,
    spacing: 0.11,
  }),
  condensed: face({ stem: 0.19, bar: 0.15, radius: 0.2, widthScale: 0.62, spacing: 0.09 }),
  flare: face({
    stem: 0.2,
    bar: 0.12,
    ends: 'flare',
    radius: 0.5,
    spacing: 0.15,
    widthScale: 1.02,
  }),
  brush: face({
    stem: 0.24,
    bar: 0.14,
    ends: 'flare',
    radius: 0.3,
    slant: -0.12,
    spacing: 0.12,
    bounce: 1.5,
    widthScale: 0.9,
  }),
  block: face({ stem: 0.26, bar: 0.24, corner: 'chamfer', radius: 0.14, spacing: 0.08 }),
  thin: face({ stem: 0.1, bar: 0.09, radius: 0.5, spacing: 0.2, widthScale: 1.05 }),
  elegant: face({
    stem: 0.13,
    bar: 0.055,
    ends: 'slab',
    radius: 0.5,
    spacing: 0.2,
    widthScale: 1.08,
  }),
  medium: face({ stem: 0.15, bar: 0.135, radius: 0.36, spacing: 0.13, widthScale: 0.95 }),
} as const satisfies Record<string, Face>;

export type FaceName = keyof typeof faces;
