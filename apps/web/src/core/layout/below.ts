import type { Template, TemplateBelow } from '@pavilion/templates/props/template';
import { use } from 'react';
import { loadGuarded } from '../build/load-guarded.ts';
import { useLayoutStore } from '../stores/layout.store.ts';
import { useTemplate } from './template-context.ts';
import { templateOf } from './template-of.ts';

const loading = new WeakMap<Template, Promise<TemplateBelow>>();

/** What the template shows below the first view, loaded once. */
export function belowOf(template: Template): Promise<TemplateBelow> {
  const below = loading.get(template) ?? loadGuarded(() => template.loadBelow());
  loading.set(template, below);
  return below;
}

let call = (): void => undefined;
const called = new Promise<void>((done) => {
  call = done;
});

/** The visitor comes near what stands below the first view: its code is wanted from now on. */
export const callBelow = (): void => call();

/** Resolves once it is called for and the template's share of it is there. */
export async function belowCalled(): Promise<void> {
  await called;
  const { template } = useLayoutStore.getState();
  if (template) await belowOf(await templateOf(template));
}

/**
 * What the site's template shows below the first view; null in the plain layout. Suspends until it
 * is there.
 */
export function useBelow(): TemplateBelow | null {
  const template = useTemplate();
  return template && use(belowOf(template));
}
