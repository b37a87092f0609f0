import { isThemeCode, themes, type TemplateName } from '@pavilion/domain/themes';

/** The template of a theme code; null for a code that is none (specification, points 4 and 8). */
export const templateOfTheme = (code: string): TemplateName | null =>
  isThemeCode(code) ? themes[code].template : null;
