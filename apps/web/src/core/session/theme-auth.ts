import {
  themeByTemplate,
  themes,
  type TemplateName,
  type ThemeAuth,
} from '@pavilion/domain/themes';

/** How visitors of a template sign in: a page of its own, or a modal by its hash. */
export function authOf(template: TemplateName | null): ThemeAuth {
  return template ? themes[themeByTemplate(template)].auth : 'page';
}
