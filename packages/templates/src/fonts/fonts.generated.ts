// Written by scripts/generate-fonts.ts.
import type { FontScript } from './font-scripts.ts';

/** Parts that each font is delivered in. */
export const fontScripts: Readonly<Record<string, readonly FontScript[]>> = {
  'alfa-slab-one': ['latin-ext', 'vietnamese', 'latin'],
  'baloo-2': ['latin-ext', 'vietnamese', 'devanagari', 'latin'],
  'balsamiq-sans': ['latin-ext', 'cyrillic', 'latin'],
  'bangers': ['latin-ext', 'vietnamese', 'latin'],
  'cinzel': ['latin-ext', 'latin'],
  'comfortaa': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'cormorant-garamond': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'fira-sans-condensed': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'ibm-plex-mono': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'ibm-plex-serif': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'manrope': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'martel': ['latin-ext', 'devanagari', 'latin'],
  'montserrat': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'old-standard-tt': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'orbitron': ['latin'],
  'oswald': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'playfair-display': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'poiret-one': ['latin-ext', 'cyrillic', 'latin'],
  'press-start-2p': ['latin-ext', 'cyrillic', 'latin'],
  'rajdhani': ['latin-ext', 'devanagari', 'latin'],
  'raleway': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'roboto-slab': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'sansita-swashed': ['latin-ext', 'vietnamese', 'latin'],
  'space-grotesk': ['latin-ext', 'vietnamese', 'latin'],
  'unbounded': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
  'vt323': ['latin-ext', 'vietnamese', 'latin'],
  'yeseva-one': ['latin-ext', 'vietnamese', 'cyrillic', 'latin'],
};
