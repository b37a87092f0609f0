import {
  pageCount,
  pageJump,
  pageLink,
  pageWindow,
  paginationDefaults,
  validatePagination,
} from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { Pagination } from '@pavilion/ui/pagination';
import { browserHistory } from '@pavilion/web-core/navigation/history';
import { useHref } from '../navigation/use-href.ts';

interface ListPaginationBase {
  itemCount: number;
  currentPage: number;
  itemsPerPage?: number;
  maxPagesShown?: number;
  isDisabled?: boolean;
}

export type ListPaginationProps = ListPaginationBase &
  (
    | { type: 'button'; onPage: (page: number) => void }
    /** The address, without language prefix, with `[page]` where the number goes. */
    | { type: 'link'; linkUrl: string }
  );

/**
 * Pages of a list, as buttons or as links (specification, points 5 and 9). Settings that break the
 * rules are a programmer's mistake and throw with the codes of everything that is wrong.
 */
export function ListPagination(props: ListPaginationProps) {
  const t = useText();
  const { itemsPerPage, maxPagesShown } = { ...paginationDefaults, ...props };
  const linkUrl = props.type === 'link' ? props.linkUrl : undefined;
  const localLink = useHref(linkUrl ?? '');
  const { currentPage, type, isDisabled } = props;
  const problems = validatePagination({
    itemsPerPage,
    currentPage,
    maxPagesShown,
    type,
    linkUrl,
    value: currentPage,
  });
  if (problems.length > 0) throw new Error(`pagination: ${problems.join(', ')}`);

  const totalPages = pageCount(props.itemCount, itemsPerPage);
  const count = pageJump(maxPagesShown);
  const hrefOf = (page: number) => pageLink(localLink, page);
  const kind =
    props.type === 'link'
      ? { hrefOf, onPage: (page: number) => browserHistory.push(hrefOf(page)) }
      : { onPage: props.onPage };
  return (
    <Pagination
      {...kind}
      currentPage={currentPage}
      totalPages={totalPages}
      window={pageWindow(currentPage, totalPages, maxPagesShown)}
      isDisabled={isDisabled}
      labels={{
        navigation: t('ui.common.pagination'),
        previous: t('ui.common.previousPage'),
        next: t('ui.common.nextPage'),
        jumpBack: t('ui.common.jumpBack', { count }),
        jumpForward: t('ui.common.jumpForward', { count }),
        page: (page) => t('ui.common.page', { page }),
        place: t('ui.common.pageOf', { page: currentPage, pages: totalPages }),
      }}
    />
  );
}
