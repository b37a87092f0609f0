/**
 * Theme codes, their templates, the colours each allows, how they sign players in, and the custom breakpoint
 * (specification, points 2 and 9; decisions and templates pages).
 */
export type ThemeAuth = 'page' | '#loginmodal' | '#modal-signin';

export interface Theme {
  template: TemplateName;
  auth: ThemeAuth;
  /** Width (px) from which the template shows its wide layout. */
  breakpointPx: number;
  colours: readonly [string, string, string, string, string];
}

export const themeCodes = [
  'casino1',
  'casino2',
  'slot1',
  'slot2',
  'slot3',
  'slot4',
  'casino3',
  'sportsbook1',
  'casino4',
  'slot5',
  'casino5',
  'slot6',
  'slot7',
  'slot8',
  'casino6',
  'casino7',
  'casino8',
  'slot9',
  'casino9',
  'sportsbook2',
  'sportsbook3',
  'sportsbook4',
] as const;
export type ThemeCode = (typeof themeCodes)[number];

export const templateNames = [
  'template1',
  'template2',
  'template3',
  'template4',
  'template5',
  'template6',
  'template7',
  'template8',
  'template9',
  'template10',
  'template11',
  'template12',
  'template13',
  'template14',
  'template15',
  'template16',
  'template17',
  'template19',
  'template20',
  'template21',
  'template22',
  'template23',
] as const;
export type TemplateName = (typeof templateNames)[number];

const row = (
  template: TemplateName,
  breakpointPx: number,
  colours: Theme['colours'],
  auth: ThemeAuth = 'page',
): Theme => ({ template, auth, breakpointPx, colours });

export const themes: Record<ThemeCode, Theme> = {
  casino1: row('template1', 1024, ['gold', 'red', 'emerald', 'sapphire', 'violet']),
  casino2: row('template2', 1200, ['ivory', 'rose', 'sage', 'navy', 'bronze']),
  slot1: row('template3', 1200, ['cherry', 'lemon', 'mint', 'berry', 'sky']),
  slot2: row('template4', 999, ['crimson', 'jade', 'imperial', 'midnight', 'amber'], '#loginmodal'),
  slot3: row('template5', 1024, ['nebula', 'comet', 'mars', 'aurora', 'void']),
  slot4: row('template6', 999, ['cyan', 'magenta', 'lime', 'orange', 'ultraviolet'], '#loginmodal'),
  casino3: row('template7', 1024, ['velvet', 'brass', 'forest', 'royal', 'onyx']),
  sportsbook1: row('template8', 999, ['green', 'blue', 'red', 'graphite', 'orange'], '#loginmodal'),
  casino4: row('template9', 999, ['deco', 'teal', 'burgundy', 'silver', 'peacock']),
  slot5: row('template10', 1200, ['pop', 'blue', 'yellow', 'red', 'black'], '#modal-signin'),
  casino5: row('template11', 768, ['indigo', 'teal', 'coral', 'lime', 'slate']),
  slot6: row('template12', 769, ['lagoon', 'coral', 'deep', 'pearl', 'kelp']),
  slot7: row('template13', 769, ['fiesta', 'mango', 'lilac', 'turquoise', 'chili']),
  slot8: row('template14', 769, ['arcade', 'gameboy', 'sunset', 'ice', 'plasma']),
  casino6: row('template15', 768, ['studio', 'ruby', 'cobalt', 'olive', 'smoke']),
  casino7: row('template16', 768, ['marble', 'gold', 'malachite', 'lapis', 'garnet']),
  casino8: row('template17', 768, ['paper', 'ink', 'moss', 'clay', 'sea']),
  slot9: row('template19', 1024, ['jungle', 'orchid', 'river', 'sun', 'stone']),
  casino9: row('template20', 960, ['slate', 'electric', 'violet', 'mint', 'amber']),
  sportsbook2: row('template21', 960, ['pitch', 'royal', 'scarlet', 'steel', 'gold']),
  sportsbook3: row('template22', 960, ['press', 'claret', 'navy', 'bottle', 'ochre']),
  sportsbook4: row('template23', 960, ['terminal', 'amber', 'cyan', 'rose', 'paper']),
};

/** Width (px) at which template 9 switches its product pages (specification, point 9). */
export const template9ProductBreakpointPx = 1200;

export function isThemeCode(code: string): code is ThemeCode {
  return Object.hasOwn(themes, code);
}

/** True when the colour is one of the five of that theme. */
export function isThemeColour(code: ThemeCode, colour: string): boolean {
  return themes[code].colours.includes(colour);
}

export function themeByTemplate(template: TemplateName): ThemeCode {
  const found = themeCodes.find((code) => themes[code].template === template);
  if (!found) throw new Error(`no theme code has the template ${template}`);
  return found;
}

/** Whether the first view of a theme is the sportsbook. */
export function leadsWithSports(code: string): boolean {
  return code.startsWith('sportsbook');
}
