import type { TemplateName } from '@pavilion/domain/themes';
import type { Template } from './props/template.ts';

type Loader = () => Promise<{ template: Template }>;

/**
 * Each template is a chunk of its own; a template of the domain without a row here does not
 * compile.
 */
const loaders: Record<TemplateName, Loader> = {
  template1: () => import('./template1/template1.template.ts'),
  template2: () => import('./template2/template2.template.ts'),
  template3: () => import('./template3/template3.template.ts'),
  template4: () => import('./template4/template4.template.ts'),
  template5: () => import('./template5/template5.template.ts'),
  template6: () => import('./template6/template6.template.ts'),
  template7: () => import('./template7/template7.template.ts'),
  template8: () => import('./template8/template8.template.ts'),
  template9: () => import('./template9/template9.template.ts'),
  template10: () => import('./template10/template10.template.ts'),
  template11: () => import('./template11/template11.template.ts'),
  template12: () => import('./template12/template12.template.ts'),
  template13: () => import('./template13/template13.template.ts'),
  template14: () => import('./template14/template14.template.ts'),
  template15: () => import('./template15/template15.template.ts'),
  template16: () => import('./template16/template16.template.ts'),
  template17: () => import('./template17/template17.template.ts'),
  template19: () => import('./template19/template19.template.ts'),
  template20: () => import('./template20/template20.template.ts'),
  template21: () => import('./template21/template21.template.ts'),
  template22: () => import('./template22/template22.template.ts'),
  template23: () => import('./template23/template23.template.ts'),
};

/** Loads a template's regions; nothing of the others comes with it. */
export async function loadTemplate(name: TemplateName): Promise<Template> {
  return (await loaders[name]()).template;
}
