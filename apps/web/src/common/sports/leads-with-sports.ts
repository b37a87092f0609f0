import { themeByTemplate, type TemplateName } from '@pavilion/domain/themes';

/** Whether the template's first view is the sportsbook. */
export function leadsWithSports(template: TemplateName | null): boolean {
  return template !== null && themeByTemplate(template).startsWith('sportsbook');
}
