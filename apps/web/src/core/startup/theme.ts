import { isThemeCode, isThemeColour, themes, type TemplateName } from '@pavilion/domain/themes';

export type ThemeVerdict =
  | { isValid: true; template: TemplateName }
  | { isValid: false; message: 'Invalid theme code' | 'Invalid theme color' };

/** The theme code must be a known one and the colour one of its five (specification, points 4 and 8). */
export function judgeTheme(code: string, colour: string): ThemeVerdict {
  if (!isThemeCode(code)) return { isValid: false, message: 'Invalid theme code' };
  if (!isThemeColour(code, colour)) return { isValid: false, message: 'Invalid theme color' };
  return { isValid: true, template: themes[code].template };
}
