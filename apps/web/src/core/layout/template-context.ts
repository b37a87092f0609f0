import type { Template } from '@pavilion/templates/props/template';
import { createContext, use } from 'react';

/** The regions of the site's template; null in the plain layout. */
export const TemplateContext = createContext<Template | null>(null);

export function useTemplate(): Template | null {
  return use(TemplateContext);
}
