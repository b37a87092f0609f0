/**
 * Theme codes, their templates, how they sign players in, and the custom breakpoint
 * (specification, points 2 and 9; decisions and templates pages).
 */
export type ThemeAuth = 'page' | '#loginmodal' | '#modal-signin';

export interface Theme {
  template: TemplateName;
  auth: ThemeAuth;
  /** Width (px) from which the template shows its wide layout. */
  breakpointPx: number;
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

const row = (template: TemplateName, breakpointPx: number, auth: ThemeAuth = 'page'): Theme => ({
  template,
  auth,
  breakpointPx,
});

export const themes: Record<ThemeCode, Theme> = {
  casino1: row('template1', 1024),
  casino2: row('template2', 1200),
  slot1: row('template3', 1200),
  slot2: row('template4', 999, '#loginmodal'),
  slot3: row('template5', 1024),
  slot4: row('template6', 999, '#loginmodal'),
  casino3: row('template7', 1024),
  sportsbook1: row('template8', 999, '#loginmodal'),
  casino4: row('template9', 999),
  slot5: row('template10', 1200, '#modal-signin'),
  casino5: row('template11', 768),
  slot6: row('template12', 769),
  slot7: row('template13', 769),
  slot8: row('template14', 769),
  casino6: row('template15', 768),
  casino7: row('template16', 768),
  casino8: row('template17', 768),
  slot9: row('template19', 1024),
  casino9: row('template20', 960),
  sportsbook2: row('template21', 960),
  sportsbook3: row('template22', 960),
  sportsbook4: row('template23', 960),
};

/** Width (px) at which template 9 switches its product pages (specification, point 9). */
export const template9ProductBreakpointPx = 1200;

export function isThemeCode(code: string): code is ThemeCode {
  return Object.hasOwn(themes, code);
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
