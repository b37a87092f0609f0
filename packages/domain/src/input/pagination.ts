import type { ValidationCode } from './validation-codes.ts';

/** Pagination defaults (specification, point 9). */
export const paginationDefaults = { itemsPerPage: 10, maxPagesShown: 5 } as const;

export interface PaginationSettings {
  itemsPerPage: number;
  currentPage: number;
  /** The bound value the pages belong to (what a click writes to). */
  value: unknown;
  maxPagesShown: number;
  type: 'button' | 'link';
  /** For links: an address containing `[page]`. */
  linkUrl?: string;
}

export const pagePlaceholder = '[page]';
const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0;

/**
 * Checks the settings of a pagination (specification, point 5); gives every problem, empty when
 * there is none.
 */
export function validatePagination(settings: PaginationSettings): ValidationCode[] {
  const problems: ValidationCode[] = [];
  if (!isPositive(settings.itemsPerPage)) problems.push('itemsPerPageNotPositive');
  if (!isPositive(settings.currentPage)) problems.push('currentPageNotPositive');
  if (settings.value === undefined || settings.value === null) problems.push('valueNotBound');
  if (!isPositive(settings.maxPagesShown)) problems.push('maxPagesNotPositive');
  if (settings.type === 'link' && !settings.linkUrl?.includes(pagePlaceholder)) {
    problems.push('linkUrlWithoutPage');
  }
  return problems;
}

/** The number of pages for so many items; at least one, so an empty list still has its page. */
export function pageCount(itemCount: number, itemsPerPage: number): number {
  return Math.max(1, Math.ceil(itemCount / itemsPerPage));
}

export interface PageWindow {
  /**
   * Page numbers shown, ascending: at most the maximum, the current one as near the middle as the
   * ends allow.
   */
  pages: number[];
  /**
   * Where the jump back and forward lead: half of the maximum away, or null when there is nothing
   * hidden on that side.
   */
  jumpBack: number | null;
  jumpForward: number | null;
}

/**
 * The pages to show around the current one (specification, points 5 and 9). Half of an odd maximum
 * is rounded up, so that a jump lands just past the pages already seen.
 */
export function pageWindow(
  currentPage: number,
  pages: number,
  maxPagesShown: number = paginationDefaults.maxPagesShown,
): PageWindow {
  const current = Math.min(Math.max(currentPage, 1), pages);
  const shown = Math.min(maxPagesShown, pages);
  const wantedFirst = current - Math.floor(shown / 2);
  const first = Math.min(Math.max(wantedFirst, 1), pages - shown + 1);
  const jump = pageJump(maxPagesShown);
  return {
    pages: Array.from({ length: shown }, (_, index) => first + index),
    jumpBack: first > 1 ? Math.max(1, current - jump) : null,
    jumpForward: first + shown - 1 < pages ? Math.min(pages, current + jump) : null,
  };
}

/** How many pages a jump skips: half of the maximum shown. */
export function pageJump(maxPagesShown: number): number {
  return Math.ceil(maxPagesShown / 2);
}

/** The address of one page of a link-type pagination. */
export function pageLink(linkUrl: string, page: number): string {
  return linkUrl.replaceAll(pagePlaceholder, String(page));
}
