import { createContext, use, type ReactNode } from 'react';
import type { TemplateEnvironment } from './props/environment.ts';

const EnvironmentContext = createContext<TemplateEnvironment | null>(null);

/** Gives links and texts to all regions below. */
export function TemplateEnvironmentProvider(props: {
  environment: TemplateEnvironment;
  children: ReactNode;
}) {
  return <EnvironmentContext value={props.environment}>{props.children}</EnvironmentContext>;
}

/**
 * Links and texts of the shell. Regions must be rendered inside a `TemplateEnvironmentProvider`.
 */
export function useTemplateEnvironment(): TemplateEnvironment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('a region was rendered outside TemplateEnvironmentProvider');
  return environment;
}

export { LayoutHintProvider } from './use-layout.ts';
