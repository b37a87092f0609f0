/** Kind of system font that stands in for a face until its file has come. */
export type StandIn = 'sans' | 'serif' | 'mono';

/** One weight of an open font; the package's name is that of the font in the registry. */
export interface Face {
  font: string;
  weight: number;
  /**
   * Words in weights up to this are set as they are; heavier ones are thickened by the browser.
   * Missing: all are.
   */
  upToWeight?: number;
  /** The weight that sets those heavier words instead. */
  bold?: number;
  /** Enlarges faces whose letters are small for their size; 1 is as drawn. */
  scale?: number;
}

/**
 * Languages whose script the template's own face lacks. A word mixed from two faces looks broken,
 * so all of it changes.
 */
export type OtherLanguage = 'vi' | 'ru' | 'ne';

export interface Voice {
  /** Null where the system's fonts speak, whatever the template says of them. */
  face: Face | null;
  /** What is behind it in the list of fonts. */
  standIn: StandIn;
  /** Faces of languages the own one cannot write; null leaves them to the visitor's system. */
  others: Partial<Record<OtherLanguage, Face | null>>;
}

/** Which text of the template a voice speaks: headings, running text, figures. */
export interface Voices {
  display?: Voice;
  body?: Voice;
  numeric?: Voice;
}

export const serifDevanagari: Face = { font: 'martel', weight: 800 };
export const sansDevanagari: Face = { font: 'rajdhani', weight: 700 };
export const softDevanagari: Face = { font: 'baloo-2', weight: 700 };
/**
 * Running text: system fonts differ so much in Devanagari that lines would break elsewhere on every
 * device.
 */
export const textDevanagari: Face = { font: 'martel', weight: 400, upToWeight: 500 };
const softTextDevanagari: Face = { font: 'baloo-2', weight: 400, upToWeight: 500 };
export const softCyrillic: Face = { font: 'comfortaa', weight: 700 };

export const plexMono: Face = { font: 'ibm-plex-mono', weight: 400, upToWeight: 500, bold: 600 };
/** Without its bold, which would be two files more where two scripts are on the page. */
export const plexMonoAlone: Face = { font: 'ibm-plex-mono', weight: 400, upToWeight: 500 };

/**
 * A face for running text; `bold` where a file of its own for heavy words keeps within what a
 * page's text may weigh.
 */
export const textFace = (font: string, bold?: number): Face => ({
  font,
  weight: 400,
  upToWeight: 500,
  ...(bold ? { bold } : {}),
});

/** Fonts whose letters are not those of a plain sans serif. */
const otherKinds: Readonly<Record<string, StandIn>> = {
  'alfa-slab-one': 'serif',
  cinzel: 'serif',
  'cormorant-garamond': 'serif',
  'ibm-plex-mono': 'mono',
  'ibm-plex-serif': 'serif',
  lora: 'serif',
  martel: 'serif',
  'old-standard-tt': 'serif',
  'playfair-display': 'serif',
  'press-start-2p': 'mono',
  'roboto-slab': 'serif',
  spectral: 'serif',
  'stix-two-text': 'serif',
  vt323: 'mono',
  'yeseva-one': 'serif',
};

/** Kind of system font that a face resembles most. */
export const standInOf = ({ font }: Face): StandIn => otherKinds[font] ?? 'sans';

export const serif = (font: string, weight: number): Voice => ({
  face: { font, weight },
  standIn: 'serif',
  others: { ne: serifDevanagari },
});
export const sans = (font: string, weight: number): Voice => ({
  face: { font, weight },
  standIn: 'sans',
  others: { ne: sansDevanagari },
});

/** Running text in a face of the template's own; `others` where a language wants another one. */
export const text = (face: Face, others: Voice['others'] = {}): Voice => ({
  face,
  standIn: standInOf(face),
  others: { ne: textDevanagari, ...others },
});
export const softText = (face: Face, others: Voice['others'] = {}): Voice =>
  text(face, { ne: softTextDevanagari, ...others });
