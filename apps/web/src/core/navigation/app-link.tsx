import type { MouseEvent, ReactNode } from 'react';
import { approach } from '@pavilion/web-core/navigation/approach';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { useHref } from './use-href.ts';

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

/**
 * Link to a page of the site, given without language prefix, or to an address elsewhere (opened
 * apart).
 */
export function AppLink(props: AppLinkProps) {
  const { to, target: _target, children, ...rest } = props;
  if (!isElsewhere.test(to)) return <PageLink {...props} />;
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}

function PageLink({ to, onClick, children, ...rest }: AppLinkProps) {
  const href = useHref(to || '/');
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.();
    if (event.defaultPrevented || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    browserHistory.push(href);
  };
  return (
    <a href={href} onClick={follow} onPointerDown={() => approach(to)} {...rest}>
      {children}
    </a>
  );
}

/** Clicks with a modifier or another button open tabs and windows: the browser's own business. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
