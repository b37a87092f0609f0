import {
  leadsWithSports as themeLeadsWithSports,
  themeByTemplate,
  type TemplateName,
} from '@pavilion/domain/themes';

/** Whether the template's first view is the sportsbook. */
export function leadsWithSports(template: TemplateName | null): boolean {
  return template !== null && themeLeadsWithSports(themeByTemplate(template));
}
