import { isThemeColour } from '@pavilion/domain/theme-colours';
import { isThemeCode, themes } from '@pavilion/domain/themes';
import { manifests } from '@pavilion/templates/manifests';
import { paletteMode, paletteOf, type Palette } from '@pavilion/templates/palettes';
import type { MailOrnament, MailStance } from '@pavilion/templates/props/manifest';
import type { Site } from '../../../site-directory/index.ts';

/** How the mails of a brand look. */
export interface MailLook {
  palette: Palette;
  mode: 'dark' | 'light';
  stance: MailStance;
  /** Lists of fonts that every system has: none is fetched. */
  headlineFonts: string;
  headlineWeight: number;
  bodyFonts: string;
  codeFonts: string;
  ornament: Ornament;
}

/** Styles of the rules below the name and of the sheet's edge. */
export interface Ornament {
  rules: readonly string[];
  edge: string;
}

const stacks = {
  sans: "-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif",
  serif: "Georgia,'Noto Serif','Times New Roman',serif",
  mono: "ui-monospace,Menlo,Consolas,'Noto Sans Mono','Courier New',monospace",
  slab: "Rockwell,'Roboto Slab','Bookman Old Style',Georgia,serif",
  narrow: "'Arial Narrow','Roboto Condensed','Liberation Sans Narrow',Arial,sans-serif",
  round: "'Arial Rounded MT Bold','Varela Round','Trebuchet MS',Nunito,sans-serif",
  hand: "'Comic Sans MS','Chalkboard SE','Comic Neue','Trebuchet MS',sans-serif",
} as const;

/** Faces that a system has something nearer to than plain sans or serif. */
const nearer: Readonly<Record<string, keyof typeof stacks>> = {
  'alfa-slab-one': 'slab',
  'roboto-slab': 'slab',
  oswald: 'narrow',
  'fira-sans-condensed': 'narrow',
  'baloo-2': 'round',
  comfortaa: 'round',
  nunito: 'round',
  'sansita-swashed': 'round',
  bangers: 'hand',
  'comic-neue': 'hand',
};

/** The one weight of such a face is a heavy one, whatever its number says. */
const heavy: ReadonlySet<keyof typeof stacks> = new Set(['slab', 'hand', 'mono']);

type Voice = ReturnType<(typeof manifests)['template1']['fonts']>['body'];
const kindOf = (voice: Voice): keyof typeof stacks =>
  (voice?.face && nearer[voice.face.font]) ?? voice?.standIn ?? 'sans';

/** Null for a theme nobody knows: its mails are then text alone. */
export function mailLookOf({
  themeCode,
  themeColour,
}: Pick<Site, 'themeCode' | 'themeColour'>): MailLook | null {
  if (!isThemeCode(themeCode) || !isThemeColour(themeCode, themeColour)) return null;
  const { mail: stance, fonts } = manifests[themes[themeCode].template];
  const { display, body } = fonts();
  const headline = display ?? body;
  const palette = paletteOf(themeCode, themeColour);
  return {
    palette,
    mode: paletteMode(themeCode, themeColour),
    stance,
    headlineFonts: stacks[kindOf(headline)],
    headlineWeight: heavy.has(kindOf(headline)) ? 700 : (headline?.face?.weight ?? 700),
    bodyFonts: stacks[kindOf(body)],
    // The figures of many serif faces stand on different lines: a code is easier to read in one of
    // these.
    codeFonts: stacks[kindOf(body) === 'mono' ? 'mono' : 'sans'],
    ornament: ornaments[stance.ornament](palette),
  };
}

const thin = (palette: Palette): string => `1px solid ${palette.line}`;
const ruled = (edge: string, ...rules: string[]): Ornament => ({ edge, rules });

const ornaments: Readonly<Record<MailOrnament, (palette: Palette) => Ornament>> = {
  none: () => ruled('0'),
  hairline: (palette) => ruled(thin(palette), `1px solid ${palette.accent}`),
  double: (palette) => ruled(thin(palette), `4px double ${palette.accent}`),
  dashed: (palette) => ruled(thin(palette), `2px dashed ${palette.accent}`),
  dotted: (palette) => ruled(thin(palette), `5px dotted ${palette.accent}`),
  bar: (palette) => ruled(thin(palette), `6px solid ${palette.accent}`),
  bars: (palette) =>
    ruled(thin(palette), `5px solid ${palette.accent}`, `3px solid ${palette['accent-2']}`),
  masthead: ({ text }) =>
    ruled('0', `5px solid ${text}`, '2px solid transparent', `1px solid ${text}`),
  outline: ({ accent }) => ruled(`2px solid ${accent}`),
  ink: ({ text, accent }) => ruled(`3px solid ${text}`, `6px solid ${accent}`),
  frame: ({ accent }) => ruled(`4px double ${accent}`),
};
