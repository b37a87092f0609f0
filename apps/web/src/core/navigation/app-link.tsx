import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface AppLinkProps {
  to: string;
  className?: string;
  children?: ReactNode;
  onClick?: () => void;
  target?: '_blank';
  tabIndex?: number;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
}

/** Link to a page of the site, given without language prefix, or to an address elsewhere (opened apart). */
export function AppLink({ to, target, ...rest }: AppLinkProps) {
  if (/^(https?:|mailto:|tel:)/.test(to)) return <a href={to} target="_blank" rel="noopener noreferrer" {...rest} />;
  return <Link to={to || '/'} target={target} {...rest} />;
}
