import type { TemplateName } from '@pavilion/domain/themes';
import type { Template } from './region-props.ts';

type Loader = () => Promise<{ template: Template }>;

const classicCasino: Loader = () => import('./template1/template1.template.ts');
const temple: Loader = () => import('./template4/template4.template.ts');
const bookmaker: Loader = () => import('./template8/template8.template.ts');

/**
 * Which composition carries each template. Three compositions exist so far (casino, slot, sportsbook family);
 * the other templates are carried by the one of their family, in their own palettes and breakpoints.
 */
const loaders: Record<TemplateName, Loader> = {
  template1: classicCasino,
  template2: classicCasino,
  template3: temple,
  template4: temple,
  template5: temple,
  template6: temple,
  template7: classicCasino,
  template8: bookmaker,
  template9: classicCasino,
  template10: temple,
  template11: classicCasino,
  template12: temple,
  template13: temple,
  template14: temple,
  template15: classicCasino,
  template16: classicCasino,
  template17: classicCasino,
  template19: temple,
  template20: classicCasino,
  template21: bookmaker,
  template22: bookmaker,
  template23: bookmaker,
};

/** Source module of a template's composition, for preloading its chunk. */
export const templateModules: Record<TemplateName, string> = Object.fromEntries(
  Object.entries(loaders).map(([name, loader]) => [
    name,
    loader === classicCasino ? 'template1' : loader === temple ? 'template4' : 'template8',
  ]),
) as Record<TemplateName, string>;

/** Loads a template's regions; nothing of the others comes with it. */
export async function loadTemplate(name: TemplateName): Promise<Template> {
  return (await loaders[name]()).template;
}
