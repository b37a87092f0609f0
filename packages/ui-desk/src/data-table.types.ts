import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers keep to the end of the cell, in figures of one width. */
  isNumber?: boolean;
  isSortable?: boolean;
  /**
   * Names the row; the title of its card on narrow places. The first column unless another says so.
   */
  isRowHeader?: boolean;
  /** Hides the name visually: columns of buttons. */
  isHeaderHidden?: boolean;
  width?: string;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableTexts {
  sortBy: string;
  ascending: string;
  descending: string;
  loading: string;
}

export interface DataTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  texts: TableTexts;
  sort?: TableSort | null;
  /** Asks for an order; sorting is the caller's, who knows whether there are more pages. */
  onSort?: (sort: TableSort) => void;
  /**
   * Without rows: their outlines. With rows: they stay, under a moving line, until the new ones are
   * there.
   */
  isLoading?: boolean;
  /** How many outlines stand while the first rows load. */
  loadingRows?: number;
  /** What stands in the place of rows: an empty or error state. */
  empty: ReactNode;
  error?: ReactNode;
  footer?: ReactNode;
  /**
   * Height from which the table scrolls within itself under its head; it grows with the page
   * otherwise.
   */
  maxHeight?: string;
  /** What stands above the head when the page scrolls, for a head that sticks to the page. */
  headOffset?: string;
}
