import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DataTableBody } from './data-table-body.tsx';
import { SortBar, SortHead } from './data-table-sort.tsx';
import styles from './data-table.module.css';

export interface TableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers keep to the end of the cell, in figures of one width. */
  isNumber?: boolean;
  isSortable?: boolean;
  /** Names the row; the title of its card on narrow places. The first column unless another says so. */
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
  /** Without rows: their outlines. With rows: they stay, under a moving line, until the new ones are there. */
  isLoading?: boolean;
  /** How many outlines stand while the first rows load. */
  loadingRows?: number;
  /** What stands in the place of rows: an empty or error state. */
  empty: ReactNode;
  error?: ReactNode;
  footer?: ReactNode;
  /** Height from which the table scrolls within itself under its head; it grows with the page otherwise. */
  maxHeight?: string;
  /** What stands above the head when the page scrolls, for a head that sticks to the page. */
  headOffset?: string;
}

/** Rows and columns; below 40rem of its own width each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, maxHeight, texts } = props;
  const captionId = useId();
  const isRefreshing = Boolean(props.isLoading && props.rows.length > 0);
  const scroll = maxHeight
    ? {
        tabIndex: 0,
        role: 'region',
        'aria-labelledby': captionId,
        style: { maxBlockSize: maxHeight },
      }
    : {};
  return (
    <div
      className={classNames(styles.table, isRefreshing && styles.refreshing)}
      style={{ '--head-offset': props.headOffset } as object}
      aria-busy={props.isLoading || undefined}
    >
      <SortBar columns={columns} sort={props.sort} onSort={props.onSort} texts={texts} />
      {isRefreshing ? <span className={styles.bar} aria-hidden="true" /> : null}
      <div className={classNames(styles.scroll, maxHeight && styles.boxed)} {...scroll}>
        <table className={styles.grid}>
          <caption
            id={captionId}
            className={classNames(styles.caption, props.isCaptionHidden && `${styles.sr} sr-only`)}
          >
            {caption}
          </caption>
          <thead className={styles.heads}>
            <tr>
              {columns.map((column) => (
                <SortHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <DataTableBody {...props} />
        </table>
      </div>
      <span role="status" className="sr-only">
        {props.isLoading ? texts.loading : ''}
      </span>
      {props.footer ? <div className={styles.foot}>{props.footer}</div> : null}
    </div>
  );
}
