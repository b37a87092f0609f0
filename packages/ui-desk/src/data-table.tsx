import { useId } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import { DataTableBody } from './data-table-body.tsx';
import { SortBar, SortHead } from './data-table-sort.tsx';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table.types.ts';

export type { TableColumn, TableSort } from './data-table.types.ts';

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
