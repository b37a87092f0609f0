import type { ReactNode } from 'react';
import { classNames } from '@pavilion/ui/class-names';
import type { DataTableProps, TableColumn } from './data-table.types.ts';
import styles from './data-table.module.css';
import { Skeleton } from '@pavilion/ui/states';

const defaultLoadingRows = 5;

/** Rows, or what stands in their place. */
export function DataTableBody<Row>(props: DataTableProps<Row>) {
  const { columns, rows } = props;
  const named = columns.find((column) => column.isRowHeader) ?? columns[0];
  if (props.error) return <WholeRow span={columns.length}>{props.error}</WholeRow>;
  if (rows.length === 0 && !props.isLoading) {
    return <WholeRow span={columns.length}>{props.empty}</WholeRow>;
  }
  if (rows.length === 0) {
    return <LoadingRows columns={columns} count={props.loadingRows ?? defaultLoadingRows} />;
  }
  return (
    <tbody className={styles.body}>
      {rows.map((row) => (
        <tr key={props.rowId(row)} className={styles.row}>
          {columns.map((column) => (
            <Cell key={column.id} column={column} isRowHeader={column === named}>
              {column.cell(row)}
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell<Row>(props: { column: TableColumn<Row>; isRowHeader: boolean; children: ReactNode }) {
  const { column, isRowHeader } = props;
  const className = classNames(
    styles.cell,
    column.isNumber && styles.end,
    column.isNumber && styles.number,
    isRowHeader && styles.rowHead,
    column.isHeaderHidden && styles.actions,
  );
  const content = (
    <>
      <span className={styles.label} aria-hidden="true">
        {column.isHeaderHidden ? '' : column.header}
      </span>
      {props.children}
    </>
  );
  return isRowHeader ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

function WholeRow(props: { span: number; children: ReactNode }) {
  return (
    <tbody className={styles.body}>
      <tr className={styles.row}>
        <td colSpan={props.span} className={classNames(styles.cell, styles.wholeRow)}>
          <div className="w-full">{props.children}</div>
        </td>
      </tr>
    </tbody>
  );
}

/** Widths of the outlines, so that they do not look like a wall. */
const widths = ['70%', '45%', '60%', '50%'];

function LoadingRows<Row>(props: { columns: readonly TableColumn<Row>[]; count: number }) {
  return (
    <tbody aria-hidden="true" className={styles.body}>
      {Array.from({ length: props.count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {props.columns.map((column, place) => (
            <td key={column.id} className={styles.cell}>
              <span
                className={classNames('inline-block', column.isNumber && 'float-end')}
                style={{ inlineSize: widths[(row + place) % widths.length], minInlineSize: 56 }}
              >
                <Skeleton className="h-6" />
              </span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
