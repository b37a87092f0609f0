import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './pagination.module.css';

/** The pages to show and where the jumps lead; computed by the rule of the domain. */
export interface PageWindow {
  pages: readonly number[];
  jumpBack: number | null;
  jumpForward: number | null;
}

export interface PaginationLabels {
  navigation: string;
  previous: string;
  next: string;
  jumpBack: string;
  jumpForward: string;
  page: (page: number) => string;
  /** `Page 3 of 20`, shown where there is no room for numbers. */
  place: string;
}

export interface PaginationProps {
  currentPage: number;
  totalPages: number;
  window: PageWindow;
  labels: PaginationLabels;
  /** Link kind: the address of a page. Without it the pages are buttons. */
  hrefOf?: (page: number) => string;
  /** Hears of the page that is wanted. A plain click on a link is taken over when this is given. */
  onPage?: (page: number) => void;
  isDisabled?: boolean;
}

/** Page numbers with previous, next and jumps, as buttons or as links. */
export function Pagination(props: PaginationProps) {
  const { currentPage, totalPages, window: shown, labels } = props;
  if (totalPages <= 1) return null;
  const arrow = (icon: IconName, label: string, page: number | null) => (
    <PageControl {...props} page={page} label={label}>
      <Icon name={icon} size={20} />
    </PageControl>
  );
  const jump = (label: string, page: number | null) =>
    page === null ? null : (
      <li className={styles.jump}>
        <PageControl {...props} page={page} label={label}>
          <Icon name="more" size={20} />
        </PageControl>
      </li>
    );
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.pages}>
        <li className={styles.step}>
          {arrow('chevron-left', labels.previous, currentPage > 1 ? currentPage - 1 : null)}
        </li>
        {jump(labels.jumpBack, shown.jumpBack)}
        {shown.pages.map((page) => (
          <li key={page} className={styles.number}>
            <PageControl
              {...props}
              page={page}
              label={labels.page(page)}
              isCurrent={page === currentPage}
            >
              {page}
            </PageControl>
          </li>
        ))}
        <li className={styles.place}>{labels.place}</li>
        {jump(labels.jumpForward, shown.jumpForward)}
        <li className={styles.step}>
          {arrow('chevron-right', labels.next, currentPage < totalPages ? currentPage + 1 : null)}
        </li>
      </ul>
    </nav>
  );
}

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** One page to go to; null where there is none on that side. */
function PageControl(
  props: PaginationProps & {
    page: number | null;
    label: string;
    isCurrent?: boolean;
    children: ReactNode;
  },
) {
  const { page, hrefOf, onPage, isDisabled } = props;
  const shared = {
    'aria-label': props.label,
    'aria-current': props.isCurrent ? ('page' as const) : undefined,
    className: styles.control,
  };
  if (!hrefOf) {
    return (
      <button
        type="button"
        {...shared}
        disabled={page === null || isDisabled}
        onClick={() => (page === null ? undefined : onPage?.(page))}
      >
        {props.children}
      </button>
    );
  }
  if (page === null || isDisabled) {
    return (
      <span role="link" aria-disabled="true" {...shared}>
        {props.children}
      </span>
    );
  }
  const follow = (event: MouseEvent) => {
    if (!onPage || !isPlainClick(event)) return;
    event.preventDefault();
    onPage(page);
  };
  return (
    <a href={hrefOf(page)} onClick={follow} {...shared}>
      {props.children}
    </a>
  );
}
