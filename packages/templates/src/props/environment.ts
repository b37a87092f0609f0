import type { ComponentType, ReactNode } from 'react';

export interface LinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  onClick?: () => void;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  tabIndex?: number;
  title?: string;
}

/**
 * Given once by the shell through `TemplateEnvironmentProvider`, read with
 * `useTemplateEnvironment`.
 */
export interface TemplateEnvironment {
  /** Router link; adds the language prefix. */
  Link: ComponentType<LinkProps>;
  /** Translation by key of the groups (`ui.shell.signIn`). */
  text: (key: string, values?: Record<string, string | number>) => string;
  /**
   * Whether the site has the page of a path (without language prefix); missing: it has all of them.
   */
  isOffered?: (path: string) => boolean;
  /** Loads a part of a region that comes when it is asked for. */
  load: <Part>(load: () => Promise<Part>) => Promise<Part>;
}
