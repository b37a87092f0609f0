import type { TemplateName } from '@pavilion/domain/themes';

/** Kind of system font that stands in for a face until its file has come. */
export type StandIn = 'sans' | 'serif' | 'mono';

/** One weight of an open font; the package's name is that of the font in the registry. */
export interface Face {
  font: string;
  weight: number;
  /** Words in weights up to this are set as they are; heavier ones are thickened by the browser. Missing: all are. */
  upToWeight?: number;
  /** The weight that sets those heavier words instead. */
  bold?: number;
  /** Enlarges faces whose letters are small for their size; 1 is as drawn. */
  scale?: number;
}

/** Languages whose script the template's own face lacks. A word mixed from two faces looks broken, so all of it changes. */
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

const serifDevanagari: Face = { font: 'martel', weight: 800 };
const sansDevanagari: Face = { font: 'rajdhani', weight: 700 };
const softDevanagari: Face = { font: 'baloo-2', weight: 700 };
/** Running text: system fonts differ so much in Devanagari that lines would break elsewhere on every device. */
const textDevanagari: Face = { font: 'martel', weight: 400, upToWeight: 500 };
const softTextDevanagari: Face = { font: 'baloo-2', weight: 400, upToWeight: 500 };
const softCyrillic: Face = { font: 'comfortaa', weight: 700 };

const plexMono: Face = { font: 'ibm-plex-mono', weight: 400, upToWeight: 500, bold: 600 };
/** Without its bold, which would be two files more where two scripts are on the page. */
const plexMonoAlone: Face = { font: 'ibm-plex-mono', weight: 400, upToWeight: 500 };

/** A face for running text; `bold` where a file of its own for heavy words keeps within what a page's text may weigh. */
const textFace = (font: string, bold?: number): Face => ({
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

const serif = (font: string, weight: number): Voice => ({
  face: { font, weight },
  standIn: 'serif',
  others: { ne: serifDevanagari },
});
const sans = (font: string, weight: number): Voice => ({
  face: { font, weight },
  standIn: 'sans',
  others: { ne: sansDevanagari },
});

/** Running text in a face of the template's own; `others` where a language wants another one. */
const text = (face: Face, others: Voice['others'] = {}): Voice => ({
  face,
  standIn: standInOf(face),
  others: { ne: textDevanagari, ...others },
});
const softText = (face: Face, others: Voice['others'] = {}): Voice =>
  text(face, { ne: softTextDevanagari, ...others });

/**
 * The open fonts of each template. A page loads the files of its own template and script only: one file for the
 * headings, and one of running text, of at most 25 kB in the page's scripts (a test adds them up). Where a face with its
 * Cyrillic or Vietnamese part would be heavier, a lighter one of that script speaks or the visitor's system does (`null`);
 * heavy words are thickened where a second file would not fit. Chinese is always in the visitor's own fonts.
 */
export const fontChoices: Record<TemplateName, Voices> = {
  template1: { display: serif('playfair-display', 700), body: text(textFace('mulish')) },
  template2: {
    display: { ...sans('raleway', 300), others: { ne: { font: 'rajdhani', weight: 300 } } },
    body: text(textFace('jost', 600), { vi: textFace('mulish'), ru: textFace('jost') }),
  },
  template3: {
    display: { ...sans('baloo-2', 800), others: { ru: softCyrillic } },
    body: softText(textFace('baloo-2', 800), { ru: textFace('nunito') }),
  },
  template4: {
    display: {
      ...serif('cinzel', 700),
      others: {
        vi: { font: 'cormorant-garamond', weight: 700 },
        ru: { font: 'cormorant-garamond', weight: 700 },
        ne: serifDevanagari,
      },
    },
    body: text(textFace('philosopher'), { vi: null, ru: null }),
  },
  template5: { display: sans('unbounded', 300), body: text(textFace('exo-2')) },
  template6: {
    display: {
      ...sans('orbitron', 700),
      others: {
        vi: { font: 'unbounded', weight: 600 },
        ru: { font: 'unbounded', weight: 600 },
        ne: sansDevanagari,
      },
    },
    body: text(textFace('play'), { vi: textFace('exo-2'), ru: textFace('exo-2') }),
  },
  template7: {
    display: serif('yeseva-one', 400),
    body: text(textFace('lora'), { vi: null, ru: null }),
  },
  template8: {
    display: sans('fira-sans-condensed', 700),
    body: text(textFace('golos-text', 600), { vi: textFace('mulish'), ru: textFace('golos-text') }),
  },
  template9: {
    display: {
      ...sans('poiret-one', 400),
      others: { vi: { font: 'raleway', weight: 400 }, ne: { font: 'rajdhani', weight: 400 } },
    },
    body: text(
      { ...textFace('josefin-sans', 600), scale: 1.1 },
      { vi: { ...textFace('josefin-sans'), scale: 1.1 }, ru: textFace('jost') },
    ),
  },
  template10: {
    display: {
      ...sans('bangers', 400),
      others: { ru: { font: 'balsamiq-sans', weight: 700 }, ne: softDevanagari },
    },
    body: softText(textFace('comic-neue'), { vi: textFace('nunito'), ru: textFace('nunito') }),
  },
  template11: { display: sans('manrope', 600), body: text(textFace('manrope', 600)) },
  template12: {
    display: { ...sans('comfortaa', 700), others: { ne: softDevanagari } },
    body: softText(textFace('nunito')),
  },
  template13: {
    display: {
      ...sans('sansita-swashed', 700),
      others: { ru: softCyrillic, ne: softDevanagari },
    },
    body: softText(textFace('merriweather-sans'), { ru: textFace('nunito') }),
  },
  template14: {
    display: {
      ...sans('press-start-2p', 400),
      standIn: 'mono',
      others: { vi: { font: 'ibm-plex-mono', weight: 700 }, ne: sansDevanagari },
    },
    body: {
      face: { font: 'vt323', weight: 400, upToWeight: 500, scale: 1.24 },
      standIn: 'mono',
      others: { vi: plexMonoAlone, ru: plexMonoAlone, ne: textDevanagari },
    },
  },
  template15: {
    display: sans('montserrat', 800),
    body: text(textFace('sofia-sans'), { vi: textFace('mulish') }),
  },
  template16: {
    display: serif('cormorant-garamond', 600),
    body: text(textFace('spectral'), { vi: null, ru: null }),
  },
  template17: {
    display: serif('ibm-plex-serif', 600),
    numeric: {
      face: { font: 'ibm-plex-mono', weight: 500 },
      standIn: 'mono',
      others: { ne: null },
    },
    body: text(textFace('ibm-plex-serif', 600), { vi: null, ru: null }),
  },
  template19: {
    display: {
      ...serif('alfa-slab-one', 400),
      others: { ru: { font: 'roboto-slab', weight: 900 }, ne: serifDevanagari },
    },
    body: text(textFace('roboto-slab')),
  },
  template20: {
    display: {
      ...sans('space-grotesk', 700),
      others: { ru: { font: 'manrope', weight: 700 }, ne: sansDevanagari },
    },
    body: text(textFace('space-grotesk', 700), { ru: textFace('manrope', 700) }),
  },
  template21: {
    display: sans('oswald', 600),
    body: text(textFace('sofia-sans-semi-condensed'), { vi: null, ru: textFace('golos-text') }),
  },
  template22: {
    display: serif('old-standard-tt', 700),
    body: text(textFace('stix-two-text'), { ru: null }),
  },
  template23: {
    body: {
      face: plexMono,
      standIn: 'mono',
      others: { ne: { font: 'rajdhani', weight: 500 } },
    },
  },
};
