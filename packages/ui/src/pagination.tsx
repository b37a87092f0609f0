import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';

/** Page numbers with previous, next and jumps. `pages` is the window to show, computed by the caller's rule. */
export function Pagination(props: {
  currentPage: number;
  totalPages: number;
  pages: readonly number[];
  onPage: (page: number) => void;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
}) {
  const { currentPage, totalPages, labels } = props;
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={labels.navigation} className="flex items-center justify-center gap-1">
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        disabled={currentPage <= 1}
        onClick={() => props.onPage(currentPage - 1)}
      />
      {props.pages.map((page) => (
        <button
          key={page}
          type="button"
          aria-label={labels.page(page)}
          aria-current={page === currentPage ? 'page' : undefined}
          onClick={() => props.onPage(page)}
          className={classNames(
            'numeric min-h-11 min-w-11 rounded-control px-2 text-sm font-semibold',
            page === currentPage ? 'bg-accent text-on-accent' : 'text-text hover:bg-surface-2',
          )}
        >
          {page}
        </button>
      ))}
      <IconButton
        icon="chevron-right"
        label={labels.next}
        disabled={currentPage >= totalPages}
        onClick={() => props.onPage(currentPage + 1)}
      />
    </nav>
  );
}
