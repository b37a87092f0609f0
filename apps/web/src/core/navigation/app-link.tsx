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

const isElsewhere = /^(https?:|mailto:|tel:)/;

/** Link to a page of the site, given without language prefix, or to an address elsewhere (opened apart). */
export function AppLink({ to, target, children, ...rest }: AppLinkProps) {
  if (isElsewhere.test(to))
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to || '/'} target={target} {...rest}>
      {children}
    </Link>
  );
}
