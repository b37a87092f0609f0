type Sign = readonly [name: string, pattern: RegExp];

/** A browser built on another's engine names that one too, so the more particular stand first. */
const browsers: readonly Sign[] = [
  ['Samsung Internet', /SamsungBrowser/],
  ['Opera', /OPR\/|Opera/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Safari/],
];

const systems: readonly Sign[] = [
  ['iPad', /iPad/],
  ['iPhone', /iPhone|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (signs: readonly Sign[], userAgent: string): string[] => {
  const found = signs.find(([, pattern]) => pattern.test(userAgent));
  return found ? [found[0]] : [];
};

/**
 * Browser and system of a user agent by their names, `Chrome · Android`, for its owner to
 * recognise; empty for what it does not say.
 */
export function deviceName(userAgent: string): string {
  return [...nameIn(browsers, userAgent), ...nameIn(systems, userAgent)].join(' · ');
}
