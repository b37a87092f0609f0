/** What a runner wears, as it is drawn. */
export interface Silk {
  first: string;
  second: string;
  pattern: string;
  /** The number reads on the first colour in this one. */
  ink: string;
}

const night = 'oklch(0.22 0.02 260)';
const day = 'oklch(0.98 0.005 90)';
const colours: Readonly<Record<string, string>> = {
  red: 'oklch(0.55 0.21 27)',
  blue: 'oklch(0.5 0.18 258)',
  green: 'oklch(0.55 0.15 148)',
  yellow: 'oklch(0.87 0.17 95)',
  white: day,
  black: night,
  purple: 'oklch(0.48 0.19 305)',
  orange: 'oklch(0.7 0.18 55)',
  pink: 'oklch(0.76 0.13 355)',
};
const isLight = new Set(['yellow', 'white', 'orange', 'pink']);
/** No colour of any card. */
const unknown = 'oklch(0.6 0.01 260)';

/**
 * A card's words for what a runner wears: `"red-blue-stripes"`, or the one colour of a greyhound's
 * jacket, whose last trap is black and white stripes.
 */
export function silkOf(text: string): Silk {
  if (text === 'striped')
    return { first: day, second: night, pattern: 'stripes', ink: colours['red'] ?? night };
  const [first = '', second = '', pattern = 'plain'] = text.split('-');
  const ink = isLight.has(first) ? night : day;
  return {
    first: colours[first] ?? unknown,
    second: colours[second] ?? (isLight.has(first) ? night : day),
    pattern,
    ink,
  };
}
