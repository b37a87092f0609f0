import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import type { TableColumn, TableSort, TableTexts } from './data-table.types.ts';
import styles from './data-table.module.css';
import { SelectField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';

interface SortProps {
  sort?: TableSort | null;
  onSort?: (sort: TableSort) => void;
}

const turned = { ascending: 'descending', descending: 'ascending' } as const;
const marks = { ascending: 'arrow-up', descending: 'arrow-down' } as const;

/** The head of a column; pressing it orders by the column, pressing again turns the order round. */
export function SortHead<Row>(props: SortProps & { column: TableColumn<Row> }) {
  const { column, sort, onSort } = props;
  const direction = sort?.columnId === column.id ? sort.direction : null;
  const isSortable = Boolean(column.isSortable && onSort);
  return (
    <th
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      style={{ inlineSize: column.width }}
      className={classNames(styles.head, column.isNumber && styles.end)}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() =>
            onSort?.({
              columnId: column.id,
              direction: direction ? turned[direction] : 'ascending',
            })
          }
        >
          {column.header}
          <Icon name={direction ? marks[direction] : 'sort'} size={16} className={styles.mark} />
        </button>
      ) : (
        <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

/** The same where rows are cards and there are no heads to press. */
export function SortBar<Row>(
  props: SortProps & { columns: readonly TableColumn<Row>[]; texts: TableTexts },
) {
  const { sort, onSort, texts } = props;
  const sortable = props.columns.filter((column) => column.isSortable);
  if (!onSort || sortable.length === 0) return null;
  const direction = sort?.direction ?? 'ascending';
  return (
    <div className={styles.sortBar}>
      <SelectField
        label={texts.sortBy}
        className="flex-1"
        value={sort?.columnId ?? ''}
        onChange={(event) => onSort({ columnId: event.target.value, direction })}
        options={[
          ...(sort ? [] : [{ value: '', label: '–' }]),
          ...sortable.map(({ id, header }) => ({ value: id, label: header })),
        ]}
      />
      <IconButton
        icon={marks[direction]}
        label={texts[direction]}
        kind="secondary"
        disabled={!sort}
        onClick={() => sort && onSort({ ...sort, direction: turned[direction] })}
      />
    </div>
  );
}
