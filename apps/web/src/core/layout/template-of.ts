import type { TemplateName } from '@pavilion/domain/themes';
import type { Template } from '@pavilion/templates/props/template';
import { loadGuarded } from '../build/load-guarded.ts';
import { loadNamed } from '../named-module.ts';

const loading = new Map<TemplateName, Promise<Template>>();

/** The template, loaded once. A page has one and the same for as long as it lives. */
export function templateOf(name: TemplateName): Promise<Template> {
  const started = loading.get(name) ?? loadGuarded(() => fetchTemplate(name));
  loading.set(name, started);
  return started;
}

async function fetchTemplate(name: TemplateName): Promise<Template> {
  const named = await loadNamed<{ template: Template }>('template');
  return named?.template ?? (await import('@pavilion/templates')).loadTemplate(name);
}
