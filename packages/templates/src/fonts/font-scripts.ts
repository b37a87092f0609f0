/** Parts a font is cut into; a page loads those its text needs. */
export type FontScript = 'latin' | 'latin-ext' | 'vietnamese' | 'cyrillic' | 'devanagari';

/**
 * Which letters are in which part, later rows first where they meet. The parts of the registry
 * overlap, so that a Vietnamese word would load three of them and a currency sign a second one:
 * these do not.
 */
export const scriptRanges: Record<FontScript, string> = {
  'latin-ext':
    'U+0100-0101,U+0104-010F,U+0112-0127,U+012A-0130,U+0132-0151,U+0154-0167,U+016A-019F,U+01A2-01AE,U+01B0-02BA,U+02BD-02C5,U+1E00-1E9F,U+20A0-20A7,U+20A9-20AA,U+20AD-20B8,U+20BA-20C0,U+2C60-2C7F',
  vietnamese:
    'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9,U+20AB',
  cyrillic: 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  devanagari: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200B,U+200E-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
};

const ownScripts: Readonly<Record<string, FontScript>> = {
  vi: 'vietnamese',
  ru: 'cyrillic',
  ne: 'devanagari',
};

/**
 * Parts that a page in the language needs, most needed first. Chinese text is in the system's
 * fonts; its figures are not.
 */
export function scriptsOf(languageTag: string): FontScript[] {
  const own = ownScripts[languageTag.split('-')[0] ?? ''];
  return own ? [own, 'latin'] : ['latin'];
}
